import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../markdown/nodes';
import { cellText, headersOf, noCell, propertyTables } from '../../markdown/propertyTables';
import { type ListedRow, messageColumn } from '../../site/reference';

/** A key that a page defines, or an error that it explains. The facts are the columns that aren't empty, in the order of the table. */
export interface TableRow extends Omit<ListedRow, 'places'> {
  /** A part is one of a request or a call; nobody sets it. */
  kind: 'setting' | 'part' | 'error';
  /** Heading of the section around it; `''` above the first one. */
  section: string;
  /** Id of the key, or of the section of the error, without `#`; `''` for the beginning of the page. */
  anchor: string;
}

const factsIn = (columns: [string, number][], textAt: (column: number) => string) =>
  Object.fromEntries(
    columns.map(([name, at]) => [name, textAt(at)]).filter(([, text]) => text !== ''),
  );

/** Reads the tables of a Markdown page that define keys (`keyColumns`) or explain errors (`messageColumn`), row by row. */
export function readRows(tree: Root): TableRow[] {
  const keys = propertyTables(tree);
  let section = '';
  let sectionAnchor = '';
  return nodesOf(tree, 'heading', 'table').flatMap((node): TableRow[] => {
    if (node.type === 'heading') {
      section = textOf(node).trim();
      sectionAnchor = node.depth === 1 ? '' : (node.data?.id ?? '');
      return [];
    }
    const table = keys.get(node);
    if (table !== undefined) {
      const { areSettings, description, facts } = table.columns;
      const kind = areSettings ? 'setting' : 'part';
      return table.rows.map(({ anchor, name, cells }) => {
        const textAt = (column: number): string => cellText(cells[column] ?? noCell);
        const named = factsIn(Object.entries(facts), textAt);
        return { kind, name, description: textAt(description), facts: named, section, anchor };
      });
    }
    const headers = headersOf(node);
    const column = messageColumn(headers);
    return (column < 0 ? [] : node.children.slice(1)).map(({ children }) => {
      const cells = headers.map((_, index) => cellText(children[index] ?? noCell));
      const sentences = cells.slice(column + 1).filter(Boolean);
      const before = headers.slice(0, column).map((name, at): [string, number] => [name, at]);
      const facts = factsIn(before, (at) => cells[at] ?? '');
      const description = sentences.map((text) => (/[.!?:]$/.test(text) ? text : `${text}.`));
      const row = { name: cells[column] ?? '', description: description.join(' ') };
      return { kind: 'error', ...row, facts, section, anchor: sectionAnchor };
    });
  });
}
