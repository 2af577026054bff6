import { describe, expect, it } from 'vitest';
import rehypeParts from '../../src/plugins/articles/rehypeParts';

type Tree = Parameters<ReturnType<typeof rehypeParts>>[0];

const text = (value: string): Tree => ({ type: 'text', value });
const element = (tagName: string, ...children: Tree[]): Tree => ({
  type: 'element',
  tagName,
  children,
});
const codeBlock = (html: string): Tree => ({
  type: 'mdxJsxFlowElement',
  name: 'CodeBlock',
  attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
});
const nameOf = ({ tagName, name, type }: Tree): string => tagName ?? name ?? type;

/** What fills the first window. */
const first = (): Tree => element('p', text('word '.repeat(1000)));

/** Divides content that is below the first window. */
function divided(children: Tree[], path = 'docs/guide.md'): Tree[] {
  const tree: Tree = { type: 'root', children: [first(), element('h2'), ...children] };
  rehypeParts()(tree, { path });
  return (tree.children ?? []).slice(2);
}

/** Returns the estimate of how high an element is, in rem. */
const height = (child: Tree): number => Number(divided([child])[0]?.properties?.['data-height']);

describe('the parts of an article', () => {
  it('are what is between two headings, which stay outside', () => {
    const nodes = divided([
      { type: 'mdxjsEsm' },
      element('p'),
      text('\n'),
      codeBlock('a'),
      text('\n'),
      element('h2'),
      text('\n'),
      element('h3'),
      element('ul'),
    ]);
    const parts = nodes.filter(({ tagName }) => tagName === 'div');
    expect(nodes.map(nameOf)).toEqual(['mdxjsEsm', 'div', 'h2', 'text', 'h3', 'div']);
    expect(parts.map(({ children = [] }) => children.map(nameOf))).toEqual([
      ['p', 'text', 'CodeBlock', 'text'],
      ['ul'],
    ]);
  });

  it('begin below the first window, which is rendered as it is', () => {
    const tree: Tree = { type: 'root', children: [element('p'), element('h2'), first()] };
    rehypeParts()(tree, { path: 'docs/guide.md' });
    expect(tree.children?.map(nameOf)).toEqual(['p', 'h2', 'p']);
  });

  it('of a REST page aren’t divided: its headings are within components', () => {
    const children = [element('p')];
    expect(divided(children, 'docs/api/rest/list-tables.api.mdx')).toEqual(children);
    expect(divided(children, 'docs/api/rest/rest.mdx')).not.toEqual(children);
  });

  it('are as high as their text, their code, and the longest cells of their rows', () => {
    const words = (count: number): Tree => text('word '.repeat(count));
    expect(height(element('p', words(200)))).toBeGreaterThan(2 * height(element('p', words(60))));
    expect(height(codeBlock('a\n'.repeat(40)))).toBeGreaterThan(40);
    const row = (...cells: number[]): Tree =>
      element('table', element('tr', ...cells.map((count) => element('td', words(count)))));
    expect(height(row(1, 60))).toBeGreaterThan(height(row(30, 31)));
  });

  it('count one tab of several, and no more than the title of a closed fold', () => {
    const one = height({ type: 'mdxJsxFlowElement', name: 'Tabs', children: [codeBlock('a')] });
    const tabs = [codeBlock('a'), codeBlock('a'), codeBlock('a')];
    expect(height({ type: 'mdxJsxFlowElement', name: 'Tabs', children: tabs })).toBe(one);
    const long = element('p', text('word '.repeat(2000)));
    expect(height(element('details', long))).toBeLessThan(height(long) / 10);
  });
});
