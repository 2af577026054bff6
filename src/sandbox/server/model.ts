/** Who made an object and when, as replies show it. */
export interface Audit {
  creator: string;
  createTime: string;
  lastModifier?: string;
  lastModifiedTime?: string;
}

export type Properties = Record<string, string>;

/** What every object has. */
export interface Entity {
  name: string;
  comment?: string | null;
  properties: Properties;
  audit: Audit;
}

export interface Owner {
  name: string;
  type: string;
}

/** An object that can have an owner. */
export interface Owned {
  owner?: Owner;
}

export interface Tag extends Entity {}

/** An object that tags can be put on. */
export interface Tagged extends Entity, Owned {
  tags: Set<Tag>;
}

/** A user or a group. */
export interface Principal {
  name: string;
  roles: string[];
  audit: Audit;
}

export interface SecurableObject {
  fullName: string;
  type: string;
  privileges: { name: string; condition: string }[];
}

export interface Role extends Owned {
  name: string;
  properties: Properties;
  securableObjects: SecurableObject[];
  audit: Audit;
}

export interface Metalake extends Entity, Owned {
  catalogs: Map<string, Catalog>;
  tags: Map<string, Tag>;
  users: Map<string, Principal>;
  groups: Map<string, Principal>;
  roles: Map<string, Role>;
}

export interface Catalog extends Tagged {
  type: string;
  provider: string;
  schemas: Map<string, Schema>;
}

export interface Schema extends Tagged {
  /** The server itself keeps it; one that only the source has is no obstacle to dropping the catalog. */
  isHeld: boolean;
  tables: Map<string, Table>;
  filesets: Map<string, Fileset>;
  topics: Map<string, Topic>;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Column {
  name: string;
  type: Json;
  comment?: string | null;
  nullable: boolean;
  autoIncrement: boolean;
  defaultValue?: Json;
}

export interface FieldReference {
  type: 'field';
  fieldName: string[];
}

/** An argument of a function: a reference to a field, a literal, or another expression. */
export type Expression = { type: string; fieldName?: string[] } & { [key: string]: Json };

export interface Distribution {
  strategy?: string;
  number: number;
  funcArgs: Expression[];
}

export interface SortOrder {
  sortTerm: Expression;
  direction?: string;
  nullOrdering?: string;
}

export interface Partitioning {
  strategy: string;
  fieldName?: string[];
  fieldNames?: string[][];
  assignments?: Partition[] | null;
}

export interface Index {
  indexType: string;
  name?: string;
  fieldNames: string[][];
}

export interface Literal {
  type: 'literal';
  dataType: string;
  value: string | null;
}

export interface Partition {
  type: string;
  name?: string | null;
  fieldNames?: string[][];
  values?: Literal[];
  properties?: Properties | null;
}

export interface Table extends Tagged {
  columns: Column[];
  distribution: Distribution;
  sortOrders: SortOrder[];
  partitioning: Partitioning[];
  indexes: Index[];
  partitions: Map<string, Partition>;
}

export interface Fileset extends Tagged {
  type: string;
  storageLocation: string;
}

export interface Topic extends Tagged {}

/** All that a server holds. */
export type State = Map<string, Metalake>;
