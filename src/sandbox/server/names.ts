import type { CatalogFacts } from '../../site/catalogFacts';
import type { Call } from './call';
import { check } from './failure';
import type { Kind } from './model';

type Named = Kind | 'column';
type Release = Pick<Call, 'isSince'>;

export const isHive = (facts?: CatalogFacts): boolean => facts?.provider === 'hive';

/** Returns the name that an object has in its source, unchecked: Hive knows lower case only. */
export function standardName(
  kind: Named,
  name: string,
  facts: CatalogFacts | undefined,
  { isSince }: Release,
): string {
  const isFolded = isHive(facts) && /^(schema|table|column)$/.test(kind) && isSince('0.5.0');
  return isFolded ? name.toLowerCase() : name;
}

/**
 * Checks the name of a new object, as releases since 0.5.0 do.
 *
 * @returns the name as the source keeps it.
 * @throws Failure if the name isn't allowed.
 */
export function checkedName(
  kind: Named,
  given: string,
  facts: CatalogFacts | undefined,
  release: Release,
): string {
  const name = standardName(kind, given, facts, release);
  const isTop = kind === 'metalake' || kind === 'catalog';
  const isReserved = isTop && /^(system|\*)$/i.test(name);
  check(!isReserved || !release.isSince('0.5.0'), `The ${kind} name "${name}" is reserved.`);
  const since = isTop ? '0.5.1' : '0.5.0';
  const isFree = !isTop && (facts === undefined || kind === 'partition');
  check(
    isFree || !release.isSince(since) || (isTop ? /^\w{1,64}$/ : /^\w[\w/=-]{0,63}$/).test(name),
    `The ${kind} name "${name}" is not valid: use 1 to 64 letters, digits, and ${isTop ? 'underscores' : 'any of _/=-'}.`,
  );
  return name;
}
