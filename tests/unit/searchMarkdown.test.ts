import { expect, test } from 'vitest';
import { recordsOfSources } from '../../src/plugins/search-index/devIndex';
import type { Block } from '../../src/search/records/blocks';
import { markdownBlocks } from '../../src/search/records/markdownBlocks';
import { testFolder } from '../support/testFolder';

const read = (markdown: string, files: Record<string, string> = {}): Block[] => {
  return markdownBlocks(markdown, { title: 'Front matter', partial: (path) => files[path] });
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

test("texts, items, rows and code are blocks; front matter, admonition marks, heads of tables and JSON aren't", () => {
  const blocks = read(
    '---\ntitle: x\n---\nA *b*\nline.\n\n:::note\n\n- one\n- two\n\n:::\n\n| K | V |\n|---|---|\n| `a\\|b` | c |\n\n```java\nx();\n## no heading\n```\n\n```json\n{"a": 1}\n```\n',
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
    read('**Bold** `a_b_c` and my_table_name, [x](y "t") <Since version="0.5.0" />')[1]?.text,
  ).toBe('Bold a_b_c and my_table_name, x New in 0.5.0');
});

test('leaves out MDX syntax and keeps text that only looks like a directive', () => {
  const blocks = read(
    '## Ports {/* #ports */}\n\nOpen host:port. {/* why */}\n\n{/* truncate */}\n\n:::tip[Title]\n\nNote.\n\n:::',
  );
  expect(blocks.slice(1)).toEqual([
    { level: 2, text: 'Ports', anchor: 'ports' },
    { level: 0, text: 'Open host:port.', anchor: 'ports' },
    { level: 0, text: 'Note.', anchor: 'ports' },
  ]);
});

test('of a page that MDX cannot read the title is left', () => {
  expect(read('## A\n\ntext {')).toEqual([{ level: 1, text: 'Front matter', anchor: null }]);
});

const { path: siteDir, write } = testFolder('all');

test('records follow an edit of a page, and one of its partial', () => {
  const context = {
    siteDir,
    siteConfig: { url: 'https://example.org' },
    i18n: { currentLocale: 'en' },
  } as Parameters<typeof recordsOfSources>[0];
  const page = { permalink: '/a', title: 'A', lvl0: '', version: '', tag: '' };
  const texts = (source: string): (string | null)[] =>
    recordsOfSources(context, [{ ...page, source: `@site/${source}` }]).map(
      ({ content, hierarchy }) => content ?? hierarchy.lvl1,
    );
  write('plain.md', 'One.');
  write('whole.md', "import Part from './_part.md';\n\n<Part />");
  write('_part.md', 'One.');
  expect([texts('plain.md'), texts('whole.md')]).toEqual([
    ['A', 'One.'],
    ['A', 'One.'],
  ]);
  write('plain.md', 'Two.');
  write('_part.md', 'Two.');
  expect([texts('plain.md'), texts('whole.md')]).toEqual([
    ['A', 'Two.'],
    ['A', 'Two.'],
  ]);
});
