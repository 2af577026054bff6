import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { walk } from '../../markdown/nodes';

/** Verbose: where the end tag of an element stands, or that it has none, tells a page that was cut off. */
const parser = unified().use(rehypeParse, { verbose: true }).freeze();

/** Parses the HTML of a page as a browser does that runs no scripts. */
export const parsePage = (html: string): Root => parser.parse(html);

/** Lists the elements of a page in the order of the text. */
export function elementsOf(tree: Root): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element') {
      found.push(node);
    }
  });
  return found;
}
