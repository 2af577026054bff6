import { toString as textIn } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { highlightedCode as html } from '../../src/plugins/articles/highlight';
import { codeBlockOptions } from '../../src/plugins/articles/metadata';
import rehypeCodeBlocks from '../../src/plugins/articles/rehypeCodeBlocks';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { answers } from '../support/answers';

/** What a reader copies. */
const textOf = (source: string): string => textIn(parsePage(source));

/** Classes of the lines of a block, by number from 1. */
const marked = (source: string): number[] =>
  source
    .split('class="code-line')
    .slice(1)
    .flatMap((line, index) => (/^ [a-z]/.test(line) ? [index + 1] : []));

describe('colors', () => {
  it.each(
    Object.entries({
      sql: ['SELECT 1', 'keyword'],
      bash: ['echo "x"', 'string'],
      shell: ['echo "x"', 'string'],
      xml: ['<a b="c"/>', 'property'],
      properties: ['a.b=c', 'property'],
      json: ['{"a": 1}', 'number'],
      python: ['# x', 'comment'],
      yaml: ['a: true', 'number'],
      // Languages that the specification asks for beside the framework's own (§9).
      ebnf: ['a = "b";', 'string'],
      ini: ['a = "b"', 'string|property'],
      toml: ['a = "b"', 'string|property'],
      ...Object.fromEntries(
        ['cpp', 'csharp', 'java', 'julia', 'php', 'ruby', 'rust'].map((name) => [
          name,
          ['"b"', 'string'],
        ]),
      ),
    }),
  )('%s has classes and no style attributes', (language, [code = '', kind]) => {
    const result = html({ language, code });
    expect(result).toMatch(new RegExp(`class="code-(${kind})"`));
    expect(result).not.toContain('style');
  });

  it('takes SQL where a fence names no language (specification §9)', () => {
    expect(html({ code: 'SELECT 1' })).toBe(html({ code: 'SELECT 1', language: 'sql' }));
    expect(html({ code: 'SELECT 1', language: 'text' })).toBe('SELECT 1');
  });

  it('keeps the code, character by character, and escapes it', () => {
    const code = 'a < b && c > "d" -- <script>\n\n  \tend';
    expect(textOf(html({ code }))).toBe(code);
    expect(textOf(html({ code, metastring: 'showLineNumbers' }))).toBe(code);
    expect(html({ code })).not.toContain('<script>');
  });
});

describe('the first line of a fence', () => {
  it.each([
    ['title="a {1} b"', 'a {1} b'],
    ["title='x'", 'x'],
    ['', undefined],
  ])('%s gives the title %s', (metastring, title) => {
    expect(codeBlockOptions({ code: 'x', metastring }).title).toBe(title);
    expect(marked(html({ code: 'x', metastring }))).toEqual([]);
  });

  answers('%s marks lines %j', (metastring) => marked(html({ code: 'a\nb\nc\nd', metastring })), [
    ['{2}', [2]],
    ['{1,3-4} title="x"', [1, 3, 4]],
  ]);

  it.each(['{0}', '{3-1}', '{1,,2}'])('%s is an error that names it', (metastring) => {
    expect(() => codeBlockOptions({ code: 'x', metastring })).toThrow(
      `"${metastring}" isn’t a range of lines`,
    );
  });

  it.each([
    ['showLineNumbers', [1, 2]],
    ['showLineNumbers=7', [7, 8]],
  ])('%s numbers lines', (metastring, numbers) => {
    const found = html({ code: 'a\nb', metastring }).matchAll(/data-line="(\d+)"/g);
    expect([...found].map(([, number]) => Number(number))).toEqual(numbers);
  });
});

describe('magic comments', () => {
  it.each([
    ['java', '// highlight-next-line'],
    ['python', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['xml', '<!-- highlight-next-line -->'],
    ['css', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['ini', '; highlight-next-line'],
  ])('mark a line of %s and leave the code', (language, comment) => {
    const result = html({ language, code: `a\n${comment}\nb\nc` });
    expect(marked(result)).toEqual([2]);
    expect(textOf(result)).toBe('a\nb\nc');
  });

  it('mark a block', () => {
    const code = 'a\n-- highlight-start\nb\nc\n-- highlight-end\nd';
    expect(marked(html({ code }))).toEqual([2, 3]);
  });

  it('are comments like any other beside a range, and where they are not alone', () => {
    expect(textOf(html({ code: '-- highlight-next-line\na', metastring: '{2}' }))).toContain('--');
    expect(marked(html({ code: 'x -- highlight-next-line\na' }))).toEqual([]);
  });
});

it('a diff marks its lines by more than color', () => {
  const result = html({ language: 'diff', code: '--- a\n+++ b\n-old\n+new\n same' });
  expect(result.match(/code-line-(inserted|deleted)/g)).toEqual([
    'code-line-deleted',
    'code-line-inserted',
  ]);
});

it('the highlighter leaves unknown languages alone', () => {
  expect(html({ code: '<a>', language: 'klingon' })).toBe('&lt;a&gt;');
});

/** A child in braces, as MDX has it. */
const expression = (value: object) => ({
  type: 'mdxFlowExpression',
  data: {
    estree: { body: [{ type: 'ExpressionStatement', expression: value as { type: string } }] },
  },
});
const component = (children: ReturnType<typeof expression>[] | { type: string }[]) => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [{ type: 'mdxJsxAttribute', name: 'language', value: 'sql' }],
      children,
    },
  ],
});

describe('the rehype plugin', () => {
  const fence = (metastring: string) => ({
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: { className: ['language-bash'], metastring },
            children: [{ type: 'text', value: 'echo 1\n' }],
          },
        ],
      },
    ],
  });

  it('puts a colored block in place of a fence', () => {
    const tree = fence('title="x"');
    rehypeCodeBlocks()(tree, { path: 'docs/a.md' });
    expect(tree.children[0]).toMatchObject({
      name: 'CodeBlock',
      attributes: [
        { name: 'language', value: 'bash' },
        { name: 'title', value: 'x' },
        { name: 'html', value: expect.stringContaining('class="code-') },
      ],
    });
  });

  it.each([
    ['text', { type: 'text', value: 'SELECT 1' }],
    [
      'a template',
      expression({ type: 'TemplateLiteral', quasis: [{ value: { cooked: 'SELECT 1' } }] }),
    ],
    ['a string', expression({ type: 'Literal', value: 'SELECT 1' })],
  ])('a component that holds %s becomes a block, too', (_, child) => {
    const tree = component([child]);
    rehypeCodeBlocks()(tree, { path: 'docs/a.md' });
    expect(tree.children[0]?.attributes).toEqual([
      { type: 'mdxJsxAttribute', name: 'language', value: 'sql' },
      { type: 'mdxJsxAttribute', name: 'html', value: expect.stringContaining('code-keyword') },
    ]);
  });

  it('a component whose code only the page knows is left to it', () => {
    const tree = component([expression({ type: 'CallExpression' })]);
    rehypeCodeBlocks()(tree, { path: 'docs/a.md' });
    expect(tree.children[0]?.attributes).toHaveLength(1);
  });

  it('names the file of a fence that it cannot read', () => {
    expect(() => rehypeCodeBlocks()(fence('{0}'), { path: 'docs/a.md' })).toThrow('docs/a.md');
  });
});
