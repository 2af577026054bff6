import { Failure, illegal } from './failure';
import type { Provider } from './providers/provider';
import type { Release } from './release';

export type Scope = 'SCHEMA' | 'TABLE' | 'COLUMN' | 'FILESET' | 'TOPIC';

/** `METALAKE_NAME_PATTERN` and `CATALOG_NAME_PATTERN`: v0.5.1, MetalakeNormalizeDispatcher.java:31, CatalogNormalizeDispatcher.java:35. */
const topName = /^\w{1,64}$/;
/** `DEFAULT_NAME_PATTERN`: v0.5.1, Capability.java:97. */
const innerName = /^\w[\w/=-]{0,63}$/;

const reserved: Record<'metalake' | 'catalog', readonly string[]> = {
  metalake: ['system'],
  catalog: ['system', '*'],
};

/**
 * Checks the name of a metalake or a catalog.
 *
 * @throws Failure: v0.5.1, MetalakeNormalizeDispatcher.java:82 and CatalogNormalizeDispatcher.java:93; before, v0.5.0,
 * MetalakeManager.java:110 and CatalogManager.java:311; releases before 0.5.0 take any name.
 */
export function checkTopName(kind: 'metalake' | 'catalog', name: string, release: Release): void {
  const isReserved = reserved[kind].includes(kind === 'catalog' ? name.toLowerCase() : name);
  if (!release.isSince('0.5.1')) {
    if (release.isSince('0.5.0') && reserved[kind].includes(name)) {
      throw illegal(`Can't create a ${kind} with with reserved name \`${name}\``);
    }
    return;
  }
  if (isReserved) {
    throw illegal(`The ${kind} name '${name}' is reserved.`);
  }
  if (!topName.test(name)) {
    throw illegal(`The ${kind} name '${name}' is illegal.`);
  }
}

/**
 * Checks the name of something inside a catalog.
 *
 * @returns the name as the source of the catalog keeps it: Hive is case-insensitive.
 * @throws Failure: v0.5.0, Capability.java:118 and CapabilityHelpers.java:428; releases before 0.5.0 take any name.
 */
export function checkedName(
  scope: Scope,
  given: string,
  provider: Provider,
  release: Release,
): string {
  const name = standardName(scope, given, provider, release);
  if (release.isSince('0.5.0')) {
    const own = release.isSince('0.6.0') ? provider.namePattern : undefined;
    const problem =
      own === undefined && name === '*'
        ? 'reserved'
        : (own ?? innerName).test(name)
          ? undefined
          : 'illegal';
    if (problem) {
      throw illegal(`The ${scope} name '${name}' is ${problem}. Illegal name: ${name}`);
    }
  }
  return name;
}

/** Returns the name that an object has in its source; nothing is checked. v0.5.0, CapabilityHelpers.java:392. */
export function standardName(
  scope: Scope,
  name: string,
  { isCaseInsensitive }: Provider,
  release: Release,
): string {
  const isFolded = scope === 'SCHEMA' || scope === 'TABLE' || scope === 'COLUMN';
  return isFolded && isCaseInsensitive && release.isSince('0.5.0') ? name.toLowerCase() : name;
}

/** A new name that another object has: the store refuses it, and no handler expects that. */
export const renamedOnto = (fullName: string): Failure =>
  new Failure('internal', `Entity ${fullName} already exist, please check again`);
