import type { Nodes, Root, Table, TableCell, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type KeyColumns, keyAnchor, keyColumns, rowAnchor } from '../site/reference';
import { attributesOf, isTag, nodesOf, tagsOf } from './nodes';

/** A table whose rows define keys. */
export interface PropertyTable {
  columns: KeyColumns;
  headers: readonly string[];
  rows: readonly {
    /** The id that leads to it. */
    anchor: string;
    /** The key, code between backticks. */
    name: string;
    /** As many as the table has headers. */
    cells: readonly TableCell[];
  }[];
}

/** What a reader sees of Markdown in a cell, in one line, code between backticks. */
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

/** What a row lacks. */
export const noCell: TableCell = { type: 'tableCell', children: [] };

/** Texts of the first row. */
export const headersOf = (table: Table): string[] =>
  (table.children[0]?.children ?? []).map((cell) => textOf(cell).trim());

const headingIds = (tree: Root): Set<string> =>
  new Set(nodesOf(tree, 'heading').map(({ data }) => data?.id ?? ''));

/**
 * Finds the tables that define keys, and gives each row its anchor. The build, the search of `npm run dev` and the lists of keys all
 * come here, so they name the same places.
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

/**
 * Finds the rows of other tables that begin with a name that someone may type, and gives them its anchor, so that the search can tell
 * it from the name alone. Where a heading, a definition or an earlier row has it already, a row goes without.
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
