import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../markdown/nodes';
import { headersOf, lineOf, noCell } from '../../markdown/propertyTables';
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
  for (const node of nodesOf(tree, 'heading', 'table')) {
    if (node.type === 'heading') {
      heading = textOf(node).trim();
      anchor = node.depth === 1 ? '' : (node.data?.id ?? '');
      continue;
    }
    const headers = headersOf(node);
    const column = messageColumn(headers);
    for (const { children } of column < 0 ? [] : node.children.slice(1)) {
      const cells = headers.map((_, index) => lineOf(children[index] ?? noCell));
      const causes = cells.slice(column + 1).filter(Boolean);
      errors.push({
        message: cells[column] ?? '',
        cause: causes.map((cell) => (/[.!?:]$/.test(cell) ? cell : `${cell}.`)).join(' '),
        facts: Object.fromEntries(
          headers.slice(0, column).map((header, index) => [header, cells[index] ?? '']),
        ),
        heading,
        page,
        anchor,
      });
    }
  }
  return errors;
}
