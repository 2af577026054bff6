import type { CatalogFacts } from '../../site/catalogFacts';
import { check, illegal } from './failure';
import type { Kind } from './model';
import type { Release } from './release';
import { sourceOf } from './sources';

/** What has a name that is checked. */
type Named = Kind | 'column';

/** Names of metalakes and catalogs, and names inside a catalog, as the pages on naming state them. */
const topName = /^\w{1,64}$/;
const innerName = /^\w[\w/=-]{0,63}$/;

const reserved: Partial<Record<Named, readonly string[]>> = {
  metalake: ['system'],
  catalog: ['system', '*'],
};

function checkTopName(kind: 'metalake' | 'catalog', name: string, release: Release): void {
  const isReserved = reserved[kind]?.includes(kind === 'catalog' ? name.toLowerCase() : name);
  if (release.isSince('0.5.1')) {
    check(!isReserved, `The ${kind} name '${name}' is reserved.`);
    check(topName.test(name), `The ${kind} name '${name}' is illegal.`);
  } else if (release.isSince('0.5.0') && reserved[kind]?.includes(name)) {
    throw illegal(`Can't create a ${kind} with with reserved name \`${name}\``);
  }
}

/** Returns the name that an object has in its source; nothing is checked. */
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
 * Checks the name of a new object. Releases before 0.5.0 take any name.
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
    checkTopName(kind, name, release);
  } else if (facts && kind !== 'partition' && release.isSince('0.5.0')) {
    const problem = name === '*' ? 'reserved' : 'illegal';
    check(
      innerName.test(name),
      `The ${kind.toUpperCase()} name '${name}' is ${problem}. Illegal name: ${name}`,
    );
  }
  return name;
}
