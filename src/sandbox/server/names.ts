import type { CatalogFacts } from '../../site/catalogFacts';
import { check } from './failure';
import type { Kind } from './model';
import { sourceOf } from './sources';

/** One release of the server. */
export interface Release {
  /** Tells whether it is the release of this number, such as `0.5.1`, or a later one. */
  isSince(number: string): boolean;
}

/** A number that orders versions; `NaN` for any other text. */
const rank = (version: string): number => {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return parts.length === 3 ? parts.reduce((sum, part) => sum * 1000 + +part, 0) : Number.NaN;
};

/** Returns the release that an OpenAPI file describes. @throws Error if its `info.version` isn't a version number. */
export function releaseOf(version: string): Release {
  if (Number.isNaN(rank(version))) {
    throw new Error(
      `info.version "${version}" of the OpenAPI file is not a version number. Write one such as 0.6.0.`,
    );
  }
  return { isSince: (number) => rank(version) >= rank(number) };
}

type Named = Kind | 'column';

/** Returns the name that an object has in its source, unchecked. */
export function standardName(
  kind: Named,
  name: string,
  facts: CatalogFacts | undefined,
  release: Release,
): string {
  const isFolded = /^(schema|table|column)$/.test(kind) && sourceOf(facts?.provider).foldsCase;
  return isFolded && release.isSince('0.5.0') ? name.toLowerCase() : name;
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
  if (kind === 'metalake' || kind === 'catalog') {
    const isReserved = kind === 'catalog' ? /^(system|\*)$/i.test(name) : name === 'system';
    check(!isReserved || !release.isSince('0.5.0'), `The ${kind} name "${name}" is reserved.`);
    check(
      /^\w{1,64}$/.test(name) || !release.isSince('0.5.1'),
      `The ${kind} name "${name}" is not valid: use 1 to 64 letters, digits, and underscores.`,
    );
  } else if (facts && kind !== 'partition') {
    check(
      /^\w[\w/=-]{0,63}$/.test(name) || !release.isSince('0.5.0'),
      `The ${kind} name "${name}" is not valid: use 1 to 64 letters, digits, and any of _/=-.`,
    );
  }
  return name;
}
