import type { CatalogFacts } from '../../site/catalogFacts';
import { check, Missing } from './failure';

export type PropertyValues = Record<string, string>;

/** Who created an object and when, as replies show it. */
interface Audit {
  creator: string;
  createTime: string;
  lastModifier?: string;
  lastModifiedTime?: string;
}

interface KindInfo {
  parent?: Kind;
  shows: string;
  /** A request for an object in a parent that doesn't exist misses the object, not the parent. */
  hidesParent?: true;
}

export type Kind =
  | 'metalake'
  | ('catalog' | 'tag' | 'user' | 'group' | 'role')
  | ('schema' | 'table' | 'fileset' | 'topic' | 'partition');

const shows = 'name comment properties audit';
const columns = 'columns distribution sortOrders partitioning indexes';
const ranges = 'strategy fieldName fieldNames values lower upper lists';

/** The kinds of object that the server stores. */
export const kinds: Readonly<Record<Kind, KindInfo>> = {
  metalake: { shows },
  catalog: { parent: 'metalake', shows: `${shows} type provider`, hidesParent: true },
  schema: { parent: 'catalog', shows },
  table: { parent: 'schema', shows: `${shows} ${columns}`, hidesParent: true },
  fileset: { parent: 'schema', shows: `${shows} type storageLocation`, hidesParent: true },
  topic: { parent: 'schema', shows },
  partition: { parent: 'table', shows: `type name properties ${ranges}` },
  tag: { parent: 'metalake', shows },
  user: { parent: 'metalake', shows: 'name roles audit' },
  group: { parent: 'metalake', shows: 'name roles audit' },
  role: { parent: 'metalake', shows: 'name properties securableObjects audit' },
};

/** One object of the store. The store itself has no parent. */
export interface Entity {
  kind: Kind | 'server';
  name: string;
  comment?: string | null;
  properties: PropertyValues;
  audit?: Audit;
  /** Further fields of a reply, such as a table's columns. */
  fields: Readonly<Record<string, unknown>>;
  parent?: Entity;
  children: Entity[];
  tags: Set<Entity>;
  owner?: { name: string; type: string };
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
  fields: {},
  children: [],
  tags: new Set(),
  facts: given.parent?.facts,
  ...given,
});

export const childrenOf = ({ children }: Entity, kind: Kind): Entity[] =>
  children.filter((child) => child.kind === kind);

export const childOf = (parent: Entity, kind: Kind, name: string): Entity | undefined =>
  childrenOf(parent, kind).find((child) => child.name === name);

/** The object and those around it, from the inside out, without the server. */
export const withParents = (entity: Entity): Entity[] =>
  entity.parent ? [entity, ...withParents(entity.parent)] : [];

/** Names from the metalake down. */
export const entityPath = (entity: Entity): string[] =>
  withParents(entity)
    .map(({ name }) => name)
    .reverse();

/** Everything in an object. */
export const allBelow = ({ children }: Entity): Entity[] =>
  children.flatMap((child) => [child, ...allBelow(child)]);

/** One entry of `updates`. */
export interface Update {
  [field: string]: unknown;
  '@type': string;
  newName?: string;
  newComment?: string;
  property?: string;
  value?: string;
}

/** The body of a request, as far as every object has it. */
export interface Body {
  [field: string]: unknown;
  name?: string;
  comment?: string | null;
  properties?: PropertyValues | null;
  updates?: Update[];
}

/** One request to an operation, taken apart. */
export interface Call {
  /** Tells whether the server is the release of this number, such as `0.5.1`, or a later one. */
  isSince(number: string): boolean;
  catalogs: readonly CatalogFacts[];
  state: Entity;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Body;
  audit: Audit;
  /** Says something to the reader that isn't part of the reply. */
  note(text: string): void;
}

/** Answers a call with a body, without its `code`. @throws Failure */
export type OperationHandler = (call: Call) => object;

/** Notes in an object that a call changed it. */
export function markModified(entity: Entity, { audit: { creator, createTime } }: Call): void {
  const since = entity.audit ?? { creator, createTime };
  entity.audit = { ...since, lastModifier: creator, lastModifiedTime: createTime };
}

/** Returns a query parameter that is `false` by default. */
export const isSet = ({ query }: Call, name: string): boolean =>
  query.get(name)?.toLowerCase() === 'true';

export const isHive = (facts?: CatalogFacts): boolean => facts?.provider === 'hive';

/** Returns the name that an object has in its source: Hive knows lower case only. */
export function sourceName(
  kind: Kind | 'column',
  name: string,
  facts: CatalogFacts | undefined,
  { isSince }: Call,
): string {
  const isFolded = isHive(facts) && /^(schema|table|column)$/.test(kind) && isSince('0.5.0');
  return isFolded ? name.toLowerCase() : name;
}

/** The kinds of object around an object and its own, from the outside in. */
export const chainOf = (kind: Kind): Kind[] => {
  const { parent } = kinds[kind];
  return [...(parent ? chainOf(parent) : []), kind];
};

/** @throws Failure if a catalog holds objects of another kind. */
function checkManages({ facts, name }: Entity, kind: Kind): void {
  check(facts?.manages === `${kind}s`, `The catalog ${name} has no ${kind}s.`, 'unsupported');
}

/** Finds an object by names from the metalake down. @throws Failure if one is missing or can't be there. */
export function findByNames(call: Call, kind: Kind, names: readonly string[]): Entity {
  const chain = chainOf(kind);
  return chain.reduce((around, step, at) => {
    const name = sourceName(step, names[at] ?? '', around.facts, call);
    const child = childOf(around, step, name);
    const next = chain[at + 1];
    if (child === undefined) {
      const isHidden = next !== undefined && kinds[next].hidesParent === true;
      throw new Missing(isHidden ? next : step, names.slice(0, at + (isHidden ? 2 : 1)));
    }
    if (step === 'catalog' && chain[3] !== undefined) {
      checkManages(child, chain[3]);
    }
    return child;
  }, call.state);
}

/** Finds the object that a path names. @throws Failure if it doesn't exist. */
export const findEntity = (call: Call, kind: Kind): Entity =>
  findByNames(
    call,
    kind,
    chainOf(kind).map((step) => call.params[step] ?? call.params.name ?? ''),
  );

/** Finds what new objects of a kind belong to. @throws Failure if it doesn't exist. */
export function findParent(call: Call, kind: Kind): Entity {
  const { parent } = kinds[kind];
  if (parent === 'schema') {
    checkManages(findEntity(call, 'catalog'), kind);
  }
  return parent === undefined ? call.state : findEntity(call, parent);
}
