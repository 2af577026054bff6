import type { CatalogFacts } from '../../site/catalogFacts';
import { Failure, missing, unsupported } from './failure';
import { type Audit, type Entity, type Kind, kinds, type Properties } from './model';
import { standardName } from './names';
import type { Release } from './release';

/** The body of a request, as far as every object has it. */
export interface Body {
  [field: string]: unknown;
  name?: string;
  comment?: string | null;
  properties?: Properties | null;
  updates?: Change[];
}

/** One entry of `updates`. */
export interface Change {
  '@type': string;
  newName?: string;
  newComment?: string;
  property?: string;
  value?: string;
}

/** One request to an operation, taken apart. */
export interface Call {
  /** `operationId` of the OpenAPI file. */
  id: string;
  release: Release;
  catalogs: readonly CatalogFacts[];
  state: Entity;
  /** Values of the path's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Fits the operation's schema. */
  body: Body;
  /** ISO 8601. */
  now: string;
  /** Tells the reader something that the server would not say. */
  note(text: string): void;
}

/** Answers a call with a body, without its `code`. @throws Failure as the server would. */
export type Handler = (call: Call) => object;

/** Without authentication, the server calls everybody so. */
const creator = 'anonymous';

export const created = ({ now }: Call): Audit => ({ creator, createTime: now });

export const modified = (audit: Audit, { now }: Call): Audit => ({
  ...audit,
  lastModifier: creator,
  lastModifiedTime: now,
});

/** A query parameter that is `false` unless it says otherwise. */
export const isSet = ({ query }: Call, name: string): boolean =>
  query.get(name)?.toLowerCase() === 'true';

/** The name of an object in a request's path. */
export const nameIn = ({ params }: Pick<Call, 'params'>, kind: Kind): string =>
  params[kind] ?? (kind === 'metalake' ? params.name : undefined) ?? '';

/** The kinds of object around an object and itself, from the outside in. */
const chainOf = (kind: Kind): Kind[] => {
  const { parent } = kinds[kind];
  return [...(parent ? chainOf(parent) : []), kind];
};

/**
 * Finds an object by names from the metalake down.
 *
 * @throws Failure if it or one around it doesn't exist, or if the catalog holds other objects.
 */
export function findByNames(call: Call, kind: Kind, names: readonly string[]): Entity {
  const chain = chainOf(kind);
  let found = call.state;
  let facts: CatalogFacts | undefined;
  for (const [at, one] of chain.entries()) {
    const name = standardName(one, names[at] ?? '', facts, call.release);
    const entity = found.children[one]?.get(name);
    if (entity === undefined) {
      const next = chain[at + 1] ?? one;
      const isHidden = next !== one && kinds[next].hidesParent === true;
      throw missing(isHidden ? next : one, names.slice(0, at + (isHidden ? 2 : 1)));
    }
    found = entity;
    facts = entity.facts ?? facts;
    const inside = chain[3];
    if (one === 'catalog' && inside !== undefined) {
      checkManages(entity, inside);
    }
  }
  return found;
}

/** @throws Failure if a catalog holds objects of another kind. */
export function checkManages({ facts }: Entity, kind: Kind): void {
  if (facts?.manages !== `${kind}s`) {
    throw unsupported(`Catalog does not support ${kind} operations`);
  }
}

/** Finds the object that a path names. @throws Failure if it doesn't exist. */
export function find(call: Call, kind: Kind): Entity {
  const names = chainOf(kind).map((one) => nameIn(call, one));
  return findByNames(call, kind, names);
}

/** Finds what new objects of a kind belong to. @throws Failure if it doesn't exist. */
export function findParent(call: Call, kind: Kind): Entity {
  const { parent } = kinds[kind];
  if (parent === undefined) {
    return call.state;
  }
  if (parent === 'schema') {
    checkManages(find(call, 'catalog'), kind);
  }
  return find(call, parent);
}

/** Finds the object that a path names. @returns nothing if it doesn't exist. @throws Failure for one around it. */
export function findIfThere(call: Call, kind: Kind): Entity | undefined {
  try {
    return find(call, kind);
  } catch (error) {
    if (error instanceof Failure && error.kind === kind) {
      return undefined;
    }
    throw error;
  }
}
