import { Failure, missing, taken } from '../failure';
import type {
  Column,
  Distribution,
  Index,
  Json,
  Partition,
  Partitioning,
  Properties,
  Schema,
  SortOrder,
  Table,
} from '../model';
import type { Release } from '../release';

/** The body that creates a schema. */
export interface NewSchema {
  name: string;
  comment?: string | null;
  properties: Properties;
}

/** The body that creates a table, with what the server adds to one that says less. */
export interface NewTable extends NewSchema {
  columns: Column[];
  distribution: Distribution;
  sortOrders: SortOrder[];
  partitioning: Partitioning[];
  indexes: Index[];
}

/** One entry of `updates` of a table. */
export interface TableChange {
  '@type': string;
  newName?: string;
  newComment?: string;
  property?: string;
  value?: string;
  fieldName?: string[];
  oldFieldName?: string[];
  newFieldName?: string;
  type?: Json;
  newType?: Json;
  comment?: string | null;
  position?: ColumnPosition | null;
  newPosition?: ColumnPosition;
  nullable?: boolean;
  autoIncrement?: boolean;
  defaultValue?: Json;
  newDefaultValue?: Json;
  ifExists?: boolean;
  index?: Index;
  name?: string;
}

/** Where a column goes: `first`, `default`, or after another one. */
export type ColumnPosition = string | { after: string };

/** Names from the metalake down, as messages write them: joined by dots. */
export interface Identifier {
  /** `metalake.catalog.schema`, or deeper. */
  full: string;
  name: string;
}

/** How schemas of a source behave. */
interface SchemaRules {
  /** A schema that the source has from the start, beside those that are created. */
  initial?: { name: string; comment?: string; isHeld: boolean };
  missing(ident: Identifier): Failure;
  taken(ident: Identifier): Failure;
  checkCreate?(schema: NewSchema): void;
  checkAlter?(ident: Identifier): void;
  /** @returns `false` where the source says that nothing was dropped. */
  checkDrop?(schema: Schema, ident: Identifier, options: DropOptions): boolean;
  /** A schema that isn't there makes the call fail, instead of the answer that nothing was dropped. */
  dropsOnlyPresent?: (release: Release) => boolean;
}

/** What a check of dropping a schema knows besides. */
export interface DropOptions {
  isCascade: boolean;
  /** The properties of the catalog. */
  catalog: Properties;
}

/** How tables of a source behave. */
interface TableRules {
  schemaMissing(ident: Identifier): Failure;
  listMissing(ident: Identifier): Failure;
  missing(ident: Identifier, schema: string): Failure;
  taken(ident: Identifier): Failure;
  checkCreate(table: NewTable, release: Release): void;
  checkChange(change: TableChange, table: Table, release: Release): void;
  /** A rename must be alone. */
  renamesAlone?: boolean;
  checkDrop?(table: Table, options: { isPurge: boolean }): void;
  dropsOnlyPresent?: (release: Release) => boolean;
  /** What the source adds to the properties of a new table. */
  properties?(table: NewTable, schema: Schema): Properties;
  partitions?: PartitionRules;
}

/** How partitions of a source's tables behave. */
interface PartitionRules {
  /** @returns the partition under the name that the source gives it. */
  add(partition: Partition, table: Table): Partition & { name: string };
  missing(name: string): Failure;
}

/** A connector of the server, as far as it can be told without what it connects to. */
export interface Provider {
  shortName: string;
  holds: 'tables' | 'filesets' | 'topics';
  /** What a catalog of it connects to, in words. */
  source: string;
  /** Own rule of names, since 0.6.0. */
  namePattern?: RegExp;
  isCaseInsensitive?: boolean;
  /** Why a column can't be `NOT NULL`. */
  noNotNull?: string;
  /** Why a column can't have a default value. */
  noDefaultValue?: string;
  schema: SchemaRules;
  table?: TableRules;
}

export const noSchema = (message: string): Failure => missing('Schema', message);
export const noTable = (message: string): Failure => missing('Table', message);
export const schemaTaken = (message: string): Failure => taken('Schema', message);
/** @param schema the schema, in the words of its source. */
export const notEmpty = (schema: string): Failure =>
  new Failure('nonEmpty', `${schema} is not empty. One or more tables exist.`);
export const tableTaken = (message: string): Failure => taken('Table', message);

/** A change that only names a field may name one inside of another. */
export const isNested = ({ fieldName, oldFieldName }: TableChange): boolean =>
  (fieldName ?? oldFieldName ?? []).length > 1;
