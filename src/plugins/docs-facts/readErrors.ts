import type { Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { headersOf, lineOf } from '../../markdown/propertyTables';
import { messageColumn } from '../../site/reference';
import type { PropertyPage } from './readProperties';

/** An error that a page explains. Texts are plain, with code between backticks. */
export interface ErrorMessage {
  /** What the reader sees. */
  message: string;
  /** Why it comes and what to do. */
  cause: string;
  /** The other columns, by header. */
  facts: Record<string, string>;
  /** Heading of the section that explains it; `''` above the first one. */
  heading: string;
  page: PropertyPage;
  /** Id of that heading, without `#`; `''` above the first one. */
  anchor: string;
}

/**
 * Reads the errors that a Markdown page explains in its tables, in their order. Which tables count is said by `messageColumn` of
 * `src/site/reference.ts`.
 */
export function readErrors(tree: Root, page: PropertyPage): ErrorMessage[] {
  const errors: ErrorMessage[] = [];
  let heading = '';
  let anchor = '';
  const readTable = (table: Table): void => {
    const headers = headersOf(table);
    const column = messageColumn(headers);
    if (column < 0) {
      return;
    }
    for (const { children } of table.children.slice(1)) {
      const cells = headers.map((_, index) => {
        const cell = children[index];
        return cell === undefined ? '' : lineOf(cell);
      });
      errors.push({
        message: cells[column] ?? '',
        cause: cells
          .slice(column + 1)
          .filter(Boolean)
          .map((cell) => (/[.!?:]$/.test(cell) ? cell : `${cell}.`))
          .join(' '),
        facts: Object.fromEntries(
          headers.slice(0, column).map((header, index) => [header, cells[index] ?? '']),
        ),
        heading,
        page,
        anchor,
      });
    }
  };
  const walk = (node: Nodes): void => {
    if (node.type === 'heading') {
      heading = textOf(node).trim();
      anchor = node.depth === 1 ? '' : (node.data?.id ?? '');
    } else if (node.type === 'table') {
      readTable(node);
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  };
  walk(tree);
  return errors;
}
