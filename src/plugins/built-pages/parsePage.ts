import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import { walk } from '../../markdown/nodes';
import { type BuildAddress, type FindInPage, pathOfFile } from './files';

/** Parses HTML like a browser without scripts. rehype-parse takes a quarter longer, because it also records positions. */
export const parsePage = (html: string): Root =>
  fromParse5(parse(html, { scriptingEnabled: false })) as Root;

/** Lists the elements of a page in document order. */
export function elementsOf(tree: Root): Element[] {
  const elements: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element') {
      elements.push(node);
    }
  });
  return elements;
}

/** Reads a file of the build, parses it once, and runs all finders over it, each with its options. */
export async function findInFile(
  file: string,
  { address, options }: { address: BuildAddress; options: readonly unknown[] },
  finders: readonly FindInPage<unknown>[],
): Promise<unknown[]> {
  const tree = parsePage(await readFile(join(address.outDir, file), 'utf8'));
  const page = { file, path: pathOfFile(file, address), tree };
  return finders.map((find, at) => find(page, options[at]));
}
