import type { PageMove } from '../../site/links';
import type { ListedRow } from '../../site/reference';
import type { Fact } from '../../site/versionChanges';
import type { TableRow } from './readRows';

/** A page of the documentation, with the rows of its tables of keys and errors. */
export interface PageRows {
  title: string;
  /** Relative to the version's address. `/` is the first page. */
  address: string;
  rows: readonly TableRow[];
  /** On a REST page, the group, method, and path of its operation. */
  operation?: { group: string; call: string };
}

const inAlphabet = new Intl.Collator('en', { numeric: true });

const sortedBy = ({ name }: ListedRow): string => name.replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * Lists the rows of one kind in alphabetical order. Equal rows of several pages are merged, with the first place on each page.
 *
 * @param path address of the version without a trailing slash.
 */
export function listRows(
  pages: readonly PageRows[],
  kind: TableRow['kind'],
  path: string,
): ListedRow[] {
  const listed = new Map<string, ListedRow>();
  for (const { title, address, rows } of pages) {
    for (const row of rows.filter((row) => row.kind === kind)) {
      const { name, description, facts, section, anchor } = row;
      const sense = JSON.stringify([name, description, facts]);
      const places = listed.get(sense)?.places ?? [];
      if (!places.some((place) => place.title === title)) {
        places.push({ title, section, to: path + address + (anchor && `#${anchor}`) });
      }
      listed.set(sense, { name, description, facts, places });
    }
  }
  return [...listed.values()].sort((a, b) => inAlphabet.compare(sortedBy(a), sortedBy(b)));
}

const noDefault = /^(?:none|\(none\)|-|–|—)$/i;

/**
 * Lists the operations, pages, and named keys of a version. A moved page remains the same page. Keys of the server are the same
 * on all pages, and other keys belong to their page.
 */
export function factsOf(pages: readonly PageRows[], moved: readonly PageMove[]): Fact[] {
  const addresses = new Set(pages.map(({ address }) => address));
  /** Returns the final address of a moved page, unless this version has both addresses. */
  const lineage = (address: string): string => {
    const move = moved.find(({ from, to }) => from === address && !addresses.has(to));
    return move === undefined ? address : lineage(move.to);
  };
  const facts = pages.flatMap(({ address, title, rows, operation }): Fact[] => {
    const page = { id: lineage(address), name: title, to: address };
    if (operation !== undefined) {
      return [{ ...page, kind: 'operation', group: operation.group, value: operation.call }];
    }
    const keys = rows.filter(({ kind, name }) => kind === 'setting' && name.startsWith('`'));
    return [
      { ...page, kind: 'page', group: '', value: address },
      ...keys.map(({ name: code, facts, anchor }): Fact => {
        const name = code.replaceAll('`', '');
        const id = name.startsWith('gravitino.') ? name : `${page.id}#${anchor}`;
        const value = (facts.Default ?? '').replaceAll('`', '').trim().replace(noDefault, '');
        return { kind: 'key', id, name, group: title, to: `${address}#${anchor}`, value };
      }),
    ];
  });
  return facts.filter(({ id }, index) => facts.findIndex((fact) => fact.id === id) === index);
}
