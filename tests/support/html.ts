import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import type { FindInPage, ParsedPage } from '../../src/plugins/built-pages/files';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import type { PageReader } from '../../src/plugins/built-pages/readPages';

/** HTML, or a tree where a test looks at a page more than once. */
export type Html = string | Root;

const treeOf = (html: Html): Root => (typeof html === 'string' ? parsePage(html) : html);

/** All elements of a page that a selector matches. */
export const elements = (html: Html, selector: string): Element[] =>
  selectAll(selector, treeOf(html));

/** The first element of a page that a selector matches. */
export const element = (html: Html, selector: string): Element | undefined =>
  select(selector, treeOf(html));

/** An attribute as a page has it, by its name as a property; lists are joined by spaces. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null
    ? undefined
    : Array.isArray(value)
      ? value.join(' ')
      : String(value);
}

/** A page as the finders of a build get it. */
export const builtPage = (html: string, file = 'index.html'): ParsedPage => ({
  file,
  path: `/${file}`,
  tree: parsePage(html),
});

/** Hands a page to a reader, with what its finder finds there. */
export async function readPage(reader: object, page: ParsedPage): Promise<void> {
  const { finder, options, collect } = reader as PageReader;
  const { default: find }: { default: FindInPage<unknown> } = await import(finder);
  await collect(page, find(page, options));
}
