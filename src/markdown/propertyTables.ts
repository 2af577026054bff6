import type { Nodes, Root, Table, TableCell, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type KeyColumns, keyAnchor, keyColumns, rowAnchor } from '../site/reference';
import { attributesOf, isTag, nodesOf, tagsOf } from './nodes';

/** A table whose rows define keys. */
export interface PropertyTable {
  columns: KeyColumns;
  headers: readonly string[];
  rows: readonly {
    anchor: string;
    /** The key, with code between backticks. */
    name: string;
    /** One per header. */
    cells: readonly TableCell[];
  }[];
}

/** Returns the visible text of a cell in one line, with code between backticks. */
export function cellText(node: Nodes): string {
  const text = (inner: Nodes): string => {
    if (inner.type === 'inlineCode') {
      return `\`${inner.value}\``;
    }
    if (isTag(inner) && inner.name === 'Since') {
      return `New in ${attributesOf(inner).get('version')}`;
    }
    if ('children' in inner) {
      return inner.children.map(text).join('');
    }
    return inner.type === 'text' ? inner.value : inner.type === 'break' ? ' ' : '';
  };
  return text(node).replace(/\s+/g, ' ').trim();
}

export const noCell: TableCell = { type: 'tableCell', children: [] };

/** Returns the texts of the first row. */
export const headersOf = (table: Table): string[] =>
  (table.children[0]?.children ?? []).map((cell) => textOf(cell).trim());

const headingIds = (tree: Root): Set<string> =>
  new Set(nodesOf(tree, 'heading').map(({ data }) => data?.id ?? ''));

/** Finds the tables that define keys, and gives each row its anchor, which the build, the search, and the lists of keys share.
 *
 * @param tree a Markdown page whose headings have their ids in `data.id`.
 */
export function propertyTables(tree: Root): Map<Table, PropertyTable> {
  const taken = headingIds(tree);
  const tables = new Map<Table, PropertyTable>();
  for (const table of nodesOf(tree, 'table')) {
    const headers = headersOf(table);
    const columns = keyColumns(headers);
    if (columns !== undefined) {
      const rows = table.children.slice(1).map(({ children }) => {
        const cells = headers.map((_, index) => children[index] ?? noCell);
        const key = cells[columns.key] ?? noCell;
        return { name: cellText(key), anchor: keyAnchor(textOf(key), taken), cells };
      });
      tables.set(table, { columns, headers, rows });
    }
  }
  return tables;
}

/** Gives anchors to rows of other tables that begin with a name that readers search for. A row has no anchor if a heading, a
 * definition, or an earlier row already has it.
 *
 * @param definitions what `propertyTables` found in the tree; its anchors come first.
 */
export function rowAnchors(
  tree: Root,
  definitions: ReadonlyMap<Table, PropertyTable>,
): Map<TableRow, string> {
  const definedAnchors = [...definitions.values()].flatMap(({ rows }) =>
    rows.map(({ anchor }) => anchor),
  );
  const taken = new Set([...headingIds(tree), ...definedAnchors]);
  const anchors = new Map<TableRow, string>();
  for (const table of nodesOf(tree, 'table').filter((node) => !definitions.has(node))) {
    for (const row of table.children.slice(1)) {
      const anchor = rowAnchor(textOf(row.children[0] ?? noCell).trim());
      if (anchor !== undefined && !taken.has(anchor)) {
        taken.add(anchor);
        anchors.set(row, anchor);
      }
    }
  }
  return anchors;
}

/** Lists what an address may name behind `#` in a page: its headings, the keys that its tables define, and every `id`. */
export function pageAnchors(tree: Root): string[] {
  const ofHeadings = nodesOf(tree, 'heading').map(({ data }) => data?.id);
  const ofTags = tagsOf(tree).map((tag) => attributesOf(tag).get('id'));
  const ofKeys = [...propertyTables(tree).values()].flatMap(({ rows }) =>
    rows.map(({ anchor }) => anchor),
  );
  return [...ofHeadings, ...ofKeys, ...ofTags].filter((id) => id !== undefined);
}
