/** What the product's source declares about a property. */
export interface PropertyFlags {
  type?: string;
  required?: boolean;
  /** Can't be changed once the object exists. */
  immutable?: boolean;
  /** Replies leave it out. */
  hidden?: boolean;
  /** Only the server sets it. */
  reserved?: boolean;
  /** All values that an enum has, in capitals. */
  values?: string[];
}

/** Objects of a catalog that have properties. */
export type PropertyObject = 'catalog' | 'schema' | 'table' | 'partition' | 'fileset' | 'topic';

/** Cells of a matrix in one provider's column, by the text of the first cell or the `@type` of their row. */
export type Cells = Readonly<Record<string, string>>;

/** What the documentation of one version says about one provider of catalogs. The sandbox checks requests against it. */
export interface CatalogFacts {
  /** Short name, such as `jdbc-mysql`. */
  provider: string;
  /** What it connects to, such as `Apache Hive`. */
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

/** What a version's OpenAPI file says of one operation. */
export interface ContractOperation {
  id: string;
  /** In capitals. */
  method: string;
  /** A template, such as `/api/metalakes/{name}`. */
  path: string;
  /** Of the replies that the file lists. */
  statuses: number[];
  /** The reply to a body that isn't JSON, or has another structure, is text of the JSON parser. */
  refusesInText: boolean;
}
