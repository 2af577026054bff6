import type { CatalogFacts } from '../../site/catalogFacts';

/** Who made an object and when, as replies show it. */
export interface Audit {
  creator: string;
  createTime: string;
  lastModifier?: string;
  lastModifiedTime?: string;
}

export type Properties = Record<string, string>;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

type InMetalake = 'catalog' | 'tag' | 'user' | 'group' | 'role';
type InCatalog = 'schema' | 'table' | 'fileset' | 'topic' | 'partition';
/** What the server stores. */
export type Kind = 'metalake' | InMetalake | InCatalog;

export interface Owner {
  name: string;
  type: string;
}

/** One object of the store. */
export interface Entity {
  kind: Kind | 'server';
  name: string;
  comment?: string | null;
  properties: Properties;
  audit: Audit;
  /** Further fields of a reply, such as a table's columns. */
  fields: Readonly<Record<string, Json | undefined>>;
  parent?: Entity;
  children: Partial<Record<Kind, Map<string, Entity>>>;
  tags: Set<Entity>;
  owner?: Owner;
  /** What the documentation says about the provider of a catalog. */
  facts?: CatalogFacts;
  /** Came with its catalog, so it doesn't keep the catalog from being dropped. */
  isInitial?: boolean;
}

/** What is known about a kind of object. */
export interface KindInfo {
  parent?: Kind;
  /** Fields of a reply, in their order. */
  shows: string;
  /** A request for an object below a parent that doesn't exist misses the object, not the parent. */
  hidesParent?: boolean;
  /** Messages; `%n` is the name, `%p` the parent's, `%f` the full name. */
  missing?: string;
  taken?: string;
}

const shows = 'name comment properties audit';
const inMetalake = (fields: string): KindInfo => ({
  parent: 'metalake',
  shows: fields,
  missing: '%n does not exist in th metalake %p',
  taken: '%n in the metalake %p already exists',
});
/** An object in a schema. */
const inSchema = (fields: string): KindInfo => ({
  parent: 'schema',
  shows: fields,
  hidesParent: true,
});

export const kinds: Readonly<Record<Kind, KindInfo>> = {
  metalake: { shows },
  catalog: {
    parent: 'metalake',
    shows: 'name type provider comment properties audit',
    hidesParent: true,
  },
  schema: { parent: 'catalog', shows },
  table: inSchema(
    'name comment columns properties audit distribution sortOrders partitioning indexes',
  ),
  fileset: inSchema('name comment type storageLocation properties audit'),
  topic: { parent: 'schema', shows },
  partition: {
    parent: 'table',
    shows: 'type name strategy fieldName fieldNames values lower upper lists properties',
  },
  tag: {
    parent: 'metalake',
    shows,
    missing: 'with name %n under metalake %p does not exist',
    taken: 'with name %n under metalake %p already exists',
  },
  user: inMetalake('name roles audit'),
  group: inMetalake('name roles audit'),
  role: inMetalake('name properties securableObjects audit'),
};

export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

/** Returns an object without anything in it; without arguments, an empty store. */
export const emptyEntity = (given: Partial<Entity> = {}): Entity => ({
  kind: 'server',
  name: '',
  properties: {},
  audit: { creator: '', createTime: '' },
  fields: {},
  children: {},
  tags: new Set(),
  ...given,
});

export const childrenOf = (entity: Entity | undefined, kind: Kind): Entity[] => [
  ...(entity?.children[kind]?.values() ?? []),
];

/** Stores an object below its parent, which it names. */
export function store(entity: Entity): void {
  if (entity.parent && entity.kind !== 'server') {
    entity.parent.children[entity.kind] ??= new Map();
    entity.parent.children[entity.kind]?.set(entity.name, entity);
  }
}

/** Renames an object; its place in lists stays. */
export function rename(entity: Entity, name: string): void {
  const siblings = entity.kind === 'server' ? [] : childrenOf(entity.parent, entity.kind);
  if (entity.parent && entity.kind !== 'server') {
    entity.parent.children[entity.kind] = new Map();
  }
  entity.name = name;
  siblings.forEach(store);
}

/** Names from the metalake down. */
export const pathOf = ({ parent, name, kind }: Entity): string[] =>
  kind === 'server' || parent === undefined ? [] : [...pathOf(parent), name];

/** The object and those around it, from the inside out, without the server. */
export const withParents = (entity: Entity): Entity[] =>
  entity.parent ? [entity, ...withParents(entity.parent)] : [];

/** Everything below an object. */
export const allBelow = (entity: Entity): Entity[] =>
  Object.values(entity.children).flatMap((map) =>
    [...map.values()].flatMap((one) => [one, ...allBelow(one)]),
  );

/** What the documentation says about the catalog that an object belongs to. */
export const factsOf = (entity: Entity): CatalogFacts | undefined =>
  withParents(entity).find(({ facts }) => facts)?.facts;
