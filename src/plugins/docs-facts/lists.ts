import type { ListedRow } from '../../site/reference';
import type { PageRows } from './pages';
import type { TableRow } from './readRows';

const inAlphabet = new Intl.Collator('en', { numeric: true });

/** Letters and digits decide the order, quotation marks and backticks at the beginning don't. */
const sortedBy = ({ name }: ListedRow): string => name.replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * Lists the rows of one kind in alphabetical order, those that several pages write in the same words once, with all their places; the
 * first place on a page is enough.
 */
export function listRows(pages: readonly PageRows[], kind: TableRow['kind']): ListedRow[] {
  const listed = new Map<string, ListedRow>();
  for (const { title, permalink, rows } of pages) {
    for (const { name, description, facts, section, anchor } of rows.filter(
      (row) => row.kind === kind,
    )) {
      const sense = JSON.stringify([name, description, facts]);
      const row = listed.get(sense) ?? { name, description, facts, places: [] };
      if (!row.places.some((place) => place.title === title)) {
        row.places.push({ title, section, to: anchor ? `${permalink}#${anchor}` : permalink });
      }
      listed.set(sense, row);
    }
  }
  return [...listed.values()].sort((a, b) => inAlphabet.compare(sortedBy(a), sortedBy(b)));
}
