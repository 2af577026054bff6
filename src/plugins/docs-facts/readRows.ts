import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../markdown/nodes';
import { cellText, headersOf, propertyTables } from '../../markdown/propertyTables';
import { type ListedRow, messageColumn } from '../../site/reference';

/** A key that a page defines, or an error that it explains. The facts are the nonempty columns in order. */
export interface TableRow extends Omit<ListedRow, 'places'> {
  /** A part belongs to a request or a call, and isn't a setting. */
  kind: 'setting' | 'part' | 'error';
  /** Heading of its section, or `''` before the first heading. */
  section: string;
  /** Id of the key or of the error's section, without `#`, or `''` for the beginning of the page. */
  anchor: string;
}

const factsIn = (columns: readonly [string, number][], texts: readonly string[]) =>
  Object.fromEntries(
    columns.map(([name, at]) => [name, texts[at] ?? '']).filter(([, text]) => text),
  );

/** Reads the rows of a Markdown page that define keys (`keyColumns`) or explain errors (`messageColumn`). */
export function readRows(tree: Root): TableRow[] {
  const keys = propertyTables(tree);
  let place = { section: '', anchor: '' };
  return nodesOf(tree, 'heading', 'table').flatMap((node): TableRow[] => {
    if (node.type === 'heading') {
      const anchor = node.depth === 1 ? '' : (node.data?.id ?? '');
      place = { section: textOf(node).trim(), anchor };
      return [];
    }
    const table = keys.get(node);
    if (table !== undefined) {
      const { areSettings, description, facts } = table.columns;
      const kind = areSettings ? 'setting' : 'part';
      return table.rows.map(({ anchor, name, cells }) => {
        const texts = cells.map(cellText);
        const row = { kind, name, description: texts[description] ?? '' } as const;
        return { ...row, ...place, anchor, facts: factsIn(Object.entries(facts), texts) };
      });
    }
    const headers = headersOf(node);
    const column = messageColumn(headers);
    const before = headers.slice(0, column).map((header, at): [string, number] => [header, at]);
    return (column < 0 ? [] : node.children.slice(1)).map(({ children }) => {
      const texts = children.map(cellText);
      const [name = '', ...causes] = texts.slice(column, headers.length);
      const description = causes.map((text) => text.replace(/[^.!?:]$/, '$&.')).filter(Boolean);
      const row = { kind: 'error', name, description: description.join(' ') } as const;
      return { ...row, ...place, facts: factsIn(before, texts) };
    });
  });
}
