import type { Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import { remark } from 'remark';
import remarkMdx from 'remark-mdx';
import { expect, it } from 'vitest';
import { highlightedCode as html } from '../../src/plugins/articles/highlight';
import { codeBlockOptions } from '../../src/plugins/articles/metadata';
import rehypeCodeBlocks from '../../src/plugins/articles/rehypeCodeBlocks';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { testCases } from '../support/testCases';

/** Returns the text that a reader copies. */
const textOf = (source: string): string => textIn(parsePage(source));

/** Returns the numbers of the marked lines, from 1. */
const markedLines = (source: string): number[] =>
  source
    .split('class="code-line')
    .slice(1)
    .flatMap((line, index) => (/^ [a-z]/.test(line) ? [index + 1] : []));

it.each([
  ['sql', 'SELECT 1', 'keyword'],
  ['bash', 'echo "x"', 'string'],
  ['shell', 'echo "x"', 'string'],
  ['xml', '<a b="c"/>', 'property'],
  ['properties', 'a.b=c', 'property'],
  ['json', '{"a": 1}', 'number'],
  ['python', '# x', 'comment'],
  ['yaml', 'a: true', 'number'],
  ['diff', '+new', 'inserted'],
  ['ebnf', 'a = "b";', 'string'],
  ...['ini', 'toml'].map((name) => [name, 'a = "b"', '(string|property)']),
  ...'cpp csharp java julia php ruby rust'.split(' ').map((name) => [name, '"b"', 'string']),
])('%s is highlighted with classes only', (language, code = '', kind) => {
  const result = html({ language, code });
  expect(result).toMatch(new RegExp(`class="code-${kind}"`));
  expect(result).not.toContain('style');
});

it('code without a language is highlighted as SQL (specification §9)', () => {
  expect(html({ code: 'SELECT 1' })).toBe(html({ code: 'SELECT 1', language: 'sql' }));
});

it('code in an unknown language is plain text', () => {
  expect(html({ code: '<a>', language: 'klingon' })).toBe('&lt;a&gt;');
});

it.each(['', 'showLineNumbers'])(
  'code is escaped but unchanged with the options %j',
  (metastring) => {
    const code = 'a < b && c > "d" -- <script>\n\n  \tend';
    expect(textOf(html({ code, metastring }))).toBe(code);
    expect(html({ code, metastring })).not.toContain('<script>');
  },
);

/** Returns the title of a block, its marked lines, and its line numbers. */
const readFence = (metastring: string, code = 'a\nb\nc\nd') => {
  const block = html({ code, metastring });
  return [
    codeBlockOptions({ code, metastring }).title,
    markedLines(block),
    [...block.matchAll(/data-line="(\d+)"/g)].map(([, line]) => Number(line)),
  ];
};
testCases('the options %s set the title, marked lines, and line numbers: %j', readFence, [
  ['title="a {1} b"', ['a {1} b', [], []]],
  ["title='x'", ['x', [], []]],
  ['', [undefined, [], []]],
  ['{1,3-4} title="x"', ['x', [1, 3, 4], []]],
  ['showLineNumbers', [undefined, [], [1, 2, 3, 4]]],
  ['{2} showLineNumbers=7', [undefined, [2], [7, 8, 9, 10]]],
]);

it.each(['{0}', '{3-1}', '{1,,2}'])('%s is rejected as a range', (metastring) => {
  expect(() => codeBlockOptions({ code: 'x', metastring })).toThrow(
    `"${metastring}" isn’t a range of lines`,
  );
});

it.each([
  ['java', '// highlight-next-line'],
  ['python', '# highlight-next-line'],
  ['sql', '-- highlight-next-line'],
  ['xml', '<!-- highlight-next-line -->'],
  ['css', '/* highlight-next-line */'],
  ['jsx', '{/* highlight-next-line */}'],
  ['ini', '; highlight-next-line'],
])('a magic comment in %s marks the next line and is removed', (language, comment) => {
  const result = html({ language, code: `a\n${comment}\nb\nc` });
  expect(markedLines(result)).toEqual([2]);
  expect(textOf(result)).toBe('a\nb\nc');
});

it('magic comments mark a block', () => {
  const block = 'a\n-- highlight-start\nb\nc\n-- highlight-end\nd';
  expect(markedLines(html({ code: block }))).toEqual([2, 3]);
});

it('magic comments are plain comments next to a range or code', () => {
  expect(textOf(html({ code: '-- highlight-next-line\na', metastring: '{2}' }))).toContain('--');
  expect(markedLines(html({ code: 'x -- highlight-next-line\na' }))).toEqual([]);
});

/** Returns the first block of a page after the plugin has run. */
const transformed = (tree: unknown) => {
  rehypeCodeBlocks()(tree as Root, { path: 'docs/a.md' });
  return (tree as Root).children[0];
};
const fence = (metastring: string): unknown => {
  const properties = { className: ['language-bash'], metastring };
  const children = [{ type: 'text', value: 'echo 1\n' }];
  const code = { type: 'element', tagName: 'code', properties, children };
  return { type: 'root', children: [{ type: 'element', tagName: 'pre', children: [code] }] };
};

it('a fence becomes a highlighted CodeBlock', () => {
  expect(transformed(fence('title="x"'))).toMatchObject({
    name: 'CodeBlock',
    attributes: [
      { name: 'language', value: 'bash' },
      { name: 'title', value: 'x' },
      { name: 'html', value: expect.stringContaining('class="code-') },
    ],
  });
  expect(() => transformed(fence('{0}'))).toThrow('docs/a.md:1: ');
});

it.each([
  ['text', true, 'SELECT 1'],
  ['a template', true, '{`SELECT 1`}'],
  ['a string', true, "{'SELECT 1'}"],
  ['an expression', false, '{format(1)}'],
])('a CodeBlock component with %s is highlighted at build time: %s', (_, isColored, text) => {
  const source = `<CodeBlock language="sql">\n${text}\n</CodeBlock>`;
  const block = transformed(remark().use(remarkMdx).parse(source));
  const code = { name: 'html', value: expect.stringContaining('code-') };
  const attributes = [{ name: 'language', value: 'sql' }, ...(isColored ? [code] : [])];
  expect(block).toMatchObject({ name: 'CodeBlock', attributes });
});
