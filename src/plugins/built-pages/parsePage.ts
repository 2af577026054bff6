import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Verbose: where the end tag of an element stands, or that it has none, tells a page that was cut off. */
const parser = unified().use(rehypeParse, { verbose: true }).freeze();

/** Parses the HTML of a page as a browser does that runs no scripts. */
export const parsePage = (html: string): Root => parser.parse(html);

/** Lists the elements of a page in the order of the text. */
export function elementsOf(tree: Root): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    found.push(element);
  });
  return found;
}
