import { type MovedPage, restFolder } from '../../site/links';
import type { ListedRow } from '../../site/reference';
import type { Fact } from '../../site/versionChanges';
import { type OpenApi, operationsOf } from '../rest-reference/openApi';
import type { TableRow } from './readRows';

/** A page of the documentation, with the rows of its tables that define or explain something. */
export interface PageRows {
  id: string;
  title: string;
  permalink: string;
  rows: TableRow[];
}

const inAlphabet = new Intl.Collator('en', { numeric: true });

/** Letters and digits decide the order, quotation marks and backticks at the beginning don't. */
const sortedBy = ({ name }: ListedRow): string => name.replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * Lists the rows of one kind in alphabetical order. Rows that several pages write in the same words are one, with all their places; the
 * first place on a page is enough.
 */
export function listRows(pages: readonly PageRows[], kind: TableRow['kind']): ListedRow[] {
  const listed = new Map<string, ListedRow>();
  for (const { title, permalink, rows } of pages) {
    for (const row of rows.filter((row) => row.kind === kind)) {
      const { name, description, facts, section, anchor } = row;
      const sense = JSON.stringify([name, description, facts]);
      const places = listed.get(sense)?.places ?? [];
      if (!places.some((place) => place.title === title)) {
        places.push({ title, section, to: anchor ? `${permalink}#${anchor}` : permalink });
      }
      listed.set(sense, { name, description, facts, places });
    }
  }
  return [...listed.values()].sort((a, b) => inAlphabet.compare(sortedBy(a), sortedBy(b)));
}

/** A page by its address below the version's own; `/` is the first page. */
export type PageFacts = Pick<PageRows, 'title' | 'rows'> & { address: string };

/** Follows a page that moved to the address that it has in the end, unless this version has both. */
function lineage(
  address: string,
  moved: readonly MovedPage[],
  addresses: ReadonlySet<string>,
): string {
  const move = moved.find(({ from, to }) => from === address && !addresses.has(to));
  return move === undefined ? address : lineage(move.to, moved, addresses);
}

/** Matches a cell that states the lack of a default. */
const noDefault = /^(?:none|\(none\)|-|–|—)$/i;

/**
 * Lists the pages of a version, and the keys of their tables that have names of their own. A page that moved is still the same page.
 * Keys of the server have one meaning wherever they are; others belong to their page.
 */
export function pageFacts(pages: readonly PageFacts[], moved: readonly MovedPage[]): Fact[] {
  const addresses = new Set(pages.map(({ address }) => address));
  const all = pages.flatMap(({ address, title, rows }): Fact[] => {
    const page = lineage(address, moved, addresses);
    const keys = rows.filter(({ kind, name }) => kind === 'setting' && name.startsWith('`'));
    return [
      { kind: 'page', id: page, name: title, group: '', to: address, value: address },
      ...keys.map(({ name: code, facts, anchor }): Fact => {
        const name = code.replaceAll('`', '');
        const id = name.startsWith('gravitino.') ? name : `${page}#${anchor}`;
        const value = (facts.Default ?? '').replaceAll('`', '').trim().replace(noDefault, '');
        return { kind: 'key', id, name, group: title, to: `${address}#${anchor}`, value };
      }),
    ];
  });
  return all.filter(({ id }, index) => all.findIndex((fact) => fact.id === id) === index);
}

/** Lists the operations of an OpenAPI file. */
export const operationFacts = (api: OpenApi): Fact[] =>
  operationsOf(api).map(({ name, method, path, operation }) => ({
    kind: 'operation',
    id: operation.operationId,
    name: operation.summary,
    group: operation.tags?.[0] ?? '',
    to: `/${restFolder}/${name}`,
    value: `${method.toUpperCase()} ${path}`,
  }));
