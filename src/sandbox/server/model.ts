import type { CatalogFacts } from '../../site/catalogFacts';

/** Who created an object and when, as replies show it. */
export interface Audit {
  creator: string;
  createTime: string;
  lastModifier?: string;
  lastModifiedTime?: string;
}

export type Properties = Record<string, string>;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export interface Owner {
  name: string;
  type: string;
}

/** What is known about a kind of object. */
interface KindInfo {
  parent?: Kind;
  /** Fields of a reply, in their order. */
  shows: string;
  /** A request for an object in a parent that doesn't exist misses the object, not the parent. */
  hidesParent?: true;
}

const shows = 'name comment properties audit';

export type Kind =
  | 'metalake'
  | ('catalog' | 'tag' | 'user' | 'group' | 'role')
  | ('schema' | 'table' | 'fileset' | 'topic' | 'partition');

/** The kinds of object that the server stores. */
export const kinds: Readonly<Record<Kind, KindInfo>> = {
  metalake: { shows },
  catalog: { parent: 'metalake', shows: `${shows} type provider`, hidesParent: true },
  schema: { parent: 'catalog', shows },
  table: {
    parent: 'schema',
    shows: `${shows} columns distribution sortOrders partitioning indexes`,
    hidesParent: true,
  },
  fileset: { parent: 'schema', shows: `${shows} type storageLocation`, hidesParent: true },
  topic: { parent: 'schema', shows },
  partition: {
    parent: 'table',
    shows: 'type name strategy fieldName fieldNames values lower upper lists properties',
  },
  tag: { parent: 'metalake', shows },
  user: { parent: 'metalake', shows: 'name roles audit' },
  group: { parent: 'metalake', shows: 'name roles audit' },
  role: { parent: 'metalake', shows: 'name properties securableObjects audit' },
};

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
  /** What the documentation says about the provider of a catalog, for everything in it, too. */
  facts?: CatalogFacts;
  /** Came with its catalog, so it doesn't keep the catalog from being dropped. */
  isInitial?: boolean;
}

/** Returns an object without anything in it; without arguments, an empty store. */
export const emptyEntity = (given: Partial<Entity> = {}): Entity => ({
  kind: 'server',
  name: '',
  properties: {},
  audit: { creator: '', createTime: '' },
  fields: {},
  children: {},
  tags: new Set(),
  facts: given.parent?.facts,
  ...given,
});

export const childrenOf = (entity: Entity | undefined, kind: Kind): Entity[] => [
  ...(entity?.children[kind]?.values() ?? []),
];

/** Stores an object in its parent, which it names. */
export function store(entity: Entity): void {
  if (entity.parent && entity.kind !== 'server') {
    entity.parent.children[entity.kind] ??= new Map();
    entity.parent.children[entity.kind]?.set(entity.name, entity);
  }
}

/** Renames an object, which keeps its place in lists. */
export function rename(entity: Entity, name: string): void {
  if (entity.parent && entity.kind !== 'server') {
    const siblings = childrenOf(entity.parent, entity.kind);
    entity.parent.children[entity.kind] = new Map();
    entity.name = name;
    siblings.forEach(store);
  }
}

/** The object and those around it, from the inside out, without the server. */
export const withParents = (entity: Entity): Entity[] =>
  entity.parent ? [entity, ...withParents(entity.parent)] : [];

/** Names from the metalake down. */
export const pathOf = (entity: Entity): string[] =>
  withParents(entity)
    .map(({ name }) => name)
    .reverse();

/** Everything in an object. */
export const allBelow = (entity: Entity): Entity[] =>
  Object.values(entity.children).flatMap((map) =>
    [...map.values()].flatMap((child) => [child, ...allBelow(child)]),
  );
