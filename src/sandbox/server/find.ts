import { type Call, creator, param } from './call';
import { missing } from './failure';
import type { Audit, Catalog, Metalake, Schema } from './model';
import { standardName } from './names';
import { providerOf } from './providers';
import type { Identifier, Provider } from './providers/provider';

/** @throws Failure of the first operation on it: v0.5.1, MetalakeManager.java, `loadMetalake`. */
export function metalakeNamed({ state }: Call, name: string): Metalake {
  const metalake = state.get(name);
  if (metalake === undefined) {
    throw missing('Metalake', `Metalake ${name} does not exist`);
  }
  return metalake;
}

export const metalakeOf = (call: Call): Metalake => metalakeNamed(call, param(call, 'metalake'));

/** A catalog with what it is found by. */
export interface FoundCatalog {
  catalog: Catalog;
  provider: Provider;
  /** `metalake.catalog`. */
  full: string;
}

/** @throws Failure: v0.5.1, CatalogManager.java:557; a metalake that isn't there makes no difference. */
export function catalogNamed(call: Call, metalake: string, name: string): FoundCatalog {
  const full = `${metalake}.${name}`;
  const catalog = call.state.get(metalake)?.catalogs.get(name);
  const provider = catalog && providerOf(catalog.provider, call.release);
  if (catalog === undefined || provider === undefined) {
    throw missing('Catalog', `Catalog ${full} does not exist`);
  }
  return { catalog, provider, full };
}

export const catalogOf = (call: Call): FoundCatalog =>
  catalogNamed(call, param(call, 'metalake'), param(call, 'catalog'));

/** A schema's name with its catalog; the schema itself may not be there. */
export interface SchemaPlace extends FoundCatalog {
  schema: Schema | undefined;
  ident: Identifier;
}

export function schemaPlaceNamed(call: Call, found: FoundCatalog, given: string): SchemaPlace {
  const name = standardName('SCHEMA', given, found.provider, call.release);
  const ident = { full: `${found.full}.${name}`, name };
  return { ...found, schema: found.catalog.schemas.get(name), ident };
}

export const schemaPlaceOf = (call: Call): SchemaPlace =>
  schemaPlaceNamed(call, catalogOf(call), param(call, 'schema'));

/** Returns what an identifier below another one is. */
export const below = (parent: Identifier | string, name: string): Identifier => ({
  full: `${typeof parent === 'string' ? parent : parent.full}.${name}`,
  name,
});

/** Identifiers of objects below one; names may contain dots. */
export const identifiersBelow = (
  full: string,
  names: Iterable<string>,
): { namespace: string[]; name: string }[] =>
  [...names].map((name) => ({ namespace: full.split('.'), name }));

export const created = ({ now }: Call): Audit => ({ creator, createTime: now });

export const modified = (audit: Audit, { now }: Call): Audit => ({
  ...audit,
  lastModifier: creator,
  lastModifiedTime: now,
});

/** Leaves out what has no value, as the server's JSON does. */
export const withoutEmpty = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && one !== null),
  ) as Partial<T>;

/** Gives an object another name in its map; the place in the order of a list stays. */
export function rename<T extends { name: string }>(
  map: Map<string, T>,
  object: T,
  name: string,
): void {
  const entries = [...map.values()];
  map.clear();
  for (const one of entries) {
    if (one === object) {
      one.name = name;
    }
    map.set(one.name, one);
  }
}
