import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import type { FindInPage, ParsedPage } from '../../src/plugins/built-pages/files';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import type { PageReader } from '../../src/plugins/built-pages/readPages';

/** HTML, or its tree if a test reads a page several times. */
export type Html = string | Root;

const treeOf = (html: Html): Root => (typeof html === 'string' ? parsePage(html) : html);

/** Returns all elements of a page that a selector matches. */
export const elements = (html: Html, selector: string): Element[] =>
  selectAll(selector, treeOf(html));

/** Returns the first element of a page that a selector matches. */
export const element = (html: Html, selector: string): Element | undefined =>
  select(selector, treeOf(html));

/** Returns an attribute by its property name, with spaces between the items of a list. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null
    ? undefined
    : Array.isArray(value)
      ? value.join(' ')
      : String(value);
}

/** Creates a page as a build passes it to finders. */
export const builtPage = (html: string, file = 'index.html'): ParsedPage => ({
  file,
  path: `/${file}`,
  tree: parsePage(html),
});

/** Passes a page with the result of its finder to a reader. */
export async function readPage(reader: object, page: ParsedPage): Promise<void> {
  const { finder, options, collect } = reader as PageReader;
  const { default: find }: { default: FindInPage<unknown> } = await import(finder);
  await collect(page, find(page, options));
}
