import type { Root } from 'mdast';
import { readMarkdown } from '../../markdown/markdownTree';

let last: { text: string; tree: Root } | undefined;

/** Reads a page. Whoever saves one has it read twice, for its samples and for its tables: only the first parses it. */
export function readTree(text: string): Root {
  if (last?.text !== text) {
    last = { text, tree: readMarkdown(text).tree };
  }
  return last.tree;
}
