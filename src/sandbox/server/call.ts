import type { CatalogFacts } from '../../site/catalogFacts';
import { check, Failure, missing } from './failure';
import { type Audit, type Entity, type Kind, kinds, type Properties } from './model';
import { standardName } from './names';

/** One entry of `updates`. */
export interface Change {
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
  properties?: Properties | null;
  updates?: Change[];
}

/** One request to an operation, taken apart. */
export interface Call {
  /** Tells whether the server is the release of this number, such as `0.5.1`, or a later one. */
  isSince(number: string): boolean;
  catalogs: readonly CatalogFacts[];
  state: Entity;
  /** Values of the path's parameters, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Fits the operation's schema. */
  body: Body;
  /** ISO 8601. */
  now: string;
  /** Says something to the reader that isn't part of the reply. */
  note(text: string): void;
}

/** Answers a call with a body, without its `code`. @throws Failure */
export type Handler = (call: Call) => object;

/** Without authentication, this is every caller's name. */
const creator = 'anonymous';

export const created = ({ now }: Call): Audit => ({ creator, createTime: now });

export const modified = (audit: Audit, { now }: Call): Audit => ({
  ...audit,
  lastModifier: creator,
  lastModifiedTime: now,
});

/** Returns a query parameter that is `false` by default. */
export const isSet = ({ query }: Call, name: string): boolean =>
  query.get(name)?.toLowerCase() === 'true';

/** The kinds of object around an object and its own, from the outside in. */
export const chainOf = (kind: Kind): Kind[] => {
  const { parent } = kinds[kind];
  return [...(parent ? chainOf(parent) : []), kind];
};

/** @throws Failure if a catalog holds objects of another kind. */
function checkManages({ facts, name }: Entity, kind: Kind): void {
  check(facts?.manages === `${kind}s`, `The catalog ${name} has no ${kind}s.`, 'unsupported');
}

/**
 * Finds an object by names from the metalake down.
 *
 * @throws Failure if it or one around it doesn't exist, or if the catalog holds other objects.
 */
export function findByNames(call: Call, kind: Kind, names: readonly string[]): Entity {
  const chain = chainOf(kind);
  let found = call.state;
  for (const [at, step] of chain.entries()) {
    const entity = found.children[step]?.get(
      standardName(step, names[at] ?? '', found.facts, call),
    );
    if (entity === undefined) {
      const next = chain[at + 1];
      const isHidden = next !== undefined && kinds[next].hidesParent === true;
      throw missing(isHidden ? next : step, names.slice(0, at + (isHidden ? 2 : 1)));
    }
    found = entity;
    const inside = chain[3];
    if (step === 'catalog' && inside !== undefined) {
      checkManages(entity, inside);
    }
  }
  return found;
}

/** Finds the object that a path names. @throws Failure if it doesn't exist. */
export function find(call: Call, kind: Kind): Entity {
  const { params } = call;
  const names = chainOf(kind).map(
    (step) => params[step] ?? (step === 'metalake' ? params.name : undefined) ?? '',
  );
  return findByNames(call, kind, names);
}

/** Finds what new objects of a kind belong to. @throws Failure if it doesn't exist. */
export function findParent(call: Call, kind: Kind): Entity {
  const { parent } = kinds[kind];
  if (parent === 'schema') {
    checkManages(find(call, 'catalog'), kind);
  }
  return parent === undefined ? call.state : find(call, parent);
}

/** Finds the object that a path names, if it exists. @throws Failure for one around it. */
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
