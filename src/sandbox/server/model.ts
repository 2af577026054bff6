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
  /** If the parent is missing, the error names the object instead. */
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
  /** Documented facts about the catalog's provider; the objects in a catalog inherit them. */
  facts?: CatalogFacts;
  /** Created with its catalog, so the catalog can be dropped without it. */
  isInitial?: boolean;
}

/** Returns an empty object or, without arguments, an empty store. */
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

/** Returns an object and its parents, innermost first, without the server. */
export const withParents = (entity: Entity): Entity[] =>
  entity.parent ? [entity, ...withParents(entity.parent)] : [];

/** Returns the names from the metalake down to an object. */
export const entityPath = (entity: Entity): string[] =>
  withParents(entity)
    .map(({ name }) => name)
    .reverse();

/** Returns all objects below an object. */
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

/** The fields that request bodies of all objects share. */
export interface Body {
  [field: string]: unknown;
  name?: string;
  comment?: string | null;
  properties?: PropertyValues | null;
  updates?: Update[];
}

/** A parsed request to an operation. */
export interface Call {
  /** Checks whether the server is this release, such as `0.5.1`, or a later one. */
  isSince(number: string): boolean;
  catalogs: readonly CatalogFacts[];
  state: Entity;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Body;
  audit: Audit;
  /** Adds a note for the reader that isn't part of the reply. */
  note(text: string): void;
}

/** Returns the response body without its `code`. @throws Failure */
export type OperationHandler = (call: Call) => object;

/** Records in an object's audit that a call changed it. */
export function markModified(entity: Entity, { audit: { creator, createTime } }: Call): void {
  const since = entity.audit ?? { creator, createTime };
  entity.audit = { ...since, lastModifier: creator, lastModifiedTime: createTime };
}

/** Returns a query parameter that is `false` by default. */
export const isSet = ({ query }: Call, name: string): boolean =>
  query.get(name)?.toLowerCase() === 'true';

export const isHive = (facts?: CatalogFacts): boolean => facts?.provider === 'hive';

/** Returns the name that an object has in its source. Hive stores names in lower case. */
export function sourceName(
  kind: Kind | 'column',
  name: string,
  facts: CatalogFacts | undefined,
  { isSince }: Call,
): string {
  const isFolded = isHive(facts) && /^(schema|table|column)$/.test(kind) && isSince('0.5.0');
  return isFolded ? name.toLowerCase() : name;
}

/** Returns the kinds of an object's parents, outermost first, followed by its own. */
export const chainOf = (kind: Kind): Kind[] => {
  const { parent } = kinds[kind];
  return [...(parent ? chainOf(parent) : []), kind];
};

/** @throws Failure if a catalog holds objects of another kind. */
function checkManages({ facts, name }: Entity, kind: Kind): void {
  check(facts?.manages === `${kind}s`, `The catalog ${name} has no ${kind}s.`, 'unsupported');
}

/** Finds an object by its names from the metalake down. @throws Failure if an object is missing or its catalog can't hold it. */
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

/** Finds the parent of a new object. @throws Failure if the parent doesn't exist. */
export function findParent(call: Call, kind: Kind): Entity {
  const { parent } = kinds[kind];
  if (parent === 'schema') {
    checkManages(findEntity(call, 'catalog'), kind);
  }
  return parent === undefined ? call.state : findEntity(call, parent);
}
