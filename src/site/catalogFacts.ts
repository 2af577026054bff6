/** The product's declaration of a property. */
export interface PropertyFlags {
  type?: string;
  required?: boolean;
  /** Can't be changed once the object exists. */
  immutable?: boolean;
  /** Not part of replies. */
  hidden?: boolean;
  /** Only the server sets it. */
  reserved?: boolean;
  /** The values of an enum, in capitals. */
  values?: string[];
}

/** Objects of a catalog that have properties. */
export type PropertyObject = 'catalog' | 'schema' | 'table' | 'partition' | 'fileset' | 'topic';

/** Cells of a matrix in one provider's column, by the text of the first cell or the `@type` of their row. */
export type Cells = Readonly<Record<string, string>>;

/** Facts about a catalog provider from a version's documentation. The sandbox checks requests against them. */
export interface CatalogFacts {
  /** Short name, such as `jdbc-mysql`. */
  provider: string;
  /** The data source, such as `Apache Hive`. */
  source: string;
  manages: 'tables' | 'filesets' | 'topics';
  /** From `reference/catalog-operations`. */
  schemas: Cells;
  tables: Cells;
  changes: Cells;
  /** Types in JSON, without their lengths, that columns can't have: the dashes in `reference/data-types`. */
  refusedTypes: readonly string[];
  /** From `properties.yaml`. */
  properties: Readonly<Partial<Record<PropertyObject, Readonly<Record<string, PropertyFlags>>>>>;
}

/** An operation in a version's OpenAPI file. */
export interface ContractOperation {
  id: string;
  /** In capitals. */
  method: string;
  /** A template, such as `/api/metalakes/{name}`. */
  path: string;
  /** Statuses of the replies; empty if the file doesn't list all of them. */
  statuses: number[];
  /** The reply to an invalid body is the JSON parser's message. */
  refusesInText: boolean;
}
