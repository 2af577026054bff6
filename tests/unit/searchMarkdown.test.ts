import { createSlugger } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import type { Block } from '../../src/search/records/blocks';
import { markdownBlocks, plainText } from '../../src/search/records/markdownBlocks';

const read = (markdown: string, files: Record<string, string> = {}): Block[] => {
  const slugger = createSlugger();
  return markdownBlocks(markdown, {
    title: 'Front matter',
    slug: (heading) => slugger.slug(heading),
    partial: (path) => files[path],
  });
};

test('headings have the anchors of the build', () => {
  const blocks = read(
    '# Top\n\n## Same\n\n## Same\n\n### `a.b` & c {#own}\n\n## With [link](x.md)',
  );
  expect(blocks).toEqual([
    { level: 1, text: 'Top', anchor: null },
    { level: 2, text: 'Same', anchor: 'same' },
    { level: 2, text: 'Same', anchor: 'same-1' },
    { level: 3, text: 'a.b & c', anchor: 'own' },
    { level: 2, text: 'With link', anchor: 'with-link' },
  ]);
});

test('texts, items, rows and code are blocks; front matter, admonition marks and heads of tables are none', () => {
  const blocks = read(
    '---\ntitle: x\n---\nA *b*\nline.\n\n:::note\n\n- one\n- two\n\n:::\n\n| K | V |\n|---|---|\n| `a\\|b` | c |\n\n```java\nx();\n## no heading\n```\n',
  );
  expect(blocks.map(({ level, text }) => [level, text])).toEqual([
    [1, 'Front matter'],
    [0, 'A b line.'],
    [0, 'one'],
    [0, 'two'],
    [0, 'a|b · c'],
    [-1, 'x(); ## no heading'],
  ]);
});

test('partials stand where they are used', () => {
  const blocks = read("import Part from './_part.mdx';\n\n## A\n\n<Part />\n\n## B", {
    './_part.mdx': '## Inside\n\ntext',
  });
  expect(blocks.map(({ text }) => text)).toEqual(['Front matter', 'A', 'Inside', 'text', 'B']);
});

test('inline marks go, names with underscores stay', () => {
  expect(
    plainText('**Bold** `a_b_c` and my_table_name, [x](y "t") <Since version="0.5.0" />'),
  ).toBe('Bold a_b_c and my_table_name, x New in 0.5.0');
});
