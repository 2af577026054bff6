import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import rehypeStaticArticle, {
  rehypeRareComponents,
} from '../../src/plugins/articles/rehypeStaticArticle';

type Tree = Parameters<ReturnType<typeof rehypeStaticArticle>>[0];

/** Decides on an article; what is decided on is the same in a tree of Markdown as in one of HTML. */
function decided(source: string): Tree {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source) as unknown as Tree;
  rehypeStaticArticle()(tree);
  return tree;
}

const isStatic = (source: string): boolean =>
  decided(source).children?.some(({ name }) => name === 'StaticArticle') ?? false;

describe('an article', () => {
  it.each([
    ['text', '# Title\n\nSome *text* and `code`.'],
    ['a component of the site', '<Since version="0.5.0" />'],
    ['tabs', '<Tabs groupId="client"><TabItem value="rest">text</TabItem></Tabs>'],
    ['an element of HTML', '<details><summary>More</summary>text</details>'],
    ['an import of data', "import page from './page.json';\n\ntext"],
    [
      'an import of static components',
      "import { Endpoint } from '@site/src/components/rest/RestReference';\n\n<Endpoint />",
    ],
    ['the list of headings that the framework exports', 'export const toc = [];\n\ntext'],
    ['an expression', '{1 + 1} and {[1].map((n) => n)}'],
  ])('with %s is static: %s', (_, source) => {
    expect(isStatic(source)).toBe(true);
  });

  it.each([
    ['an import of a component', "import Counter from './Counter';\n\ntext"],
    ['an import of a partial', "import Part from './_part.mdx';\n\n<Part />"],
    ['an export', 'export const Clicks = () => 1;\n\ntext'],
    ['an export beside the list of headings', 'export const toc = [], other = 1;\n\ntext'],
    ['a component that nobody knows', '<Unknown />'],
    ['a component of an object', '<Some.Part />'],
    [
      'one live import among static ones',
      "import page from './page.json';\nimport { useState } from 'react';\n\ntext",
    ],
    ['a component deep inside', '- one\n- <Tabs><TabItem value="a"><Unknown /></TabItem></Tabs>'],
    ['a listener', '<button onClick={() => 1}>Press</button>'],
    ['a listener in a line of text', 'Press <b onClick={() => 1}>here</b>.'],
  ])('with %s is live: %s', (_, source) => {
    expect(isStatic(source)).toBe(false);
  });

  it('with a drawing of Mermaid is live', () => {
    const tree: Tree = { type: 'root', children: [{ type: 'element', tagName: 'mermaid' }] };
    rehypeStaticArticle()(tree);
    expect(tree.children?.[0]?.tagName).toBe('mermaid');
  });

  it('keeps its imports outside of what is wrapped, and everything else inside, in order', () => {
    const { children = [] } = decided("import page from './page.json';\n\n# A\n\nb");
    expect(children.map(({ type }) => type)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement']);
    expect(children[1]?.children?.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  });
});

describe('a component that few pages use', () => {
  /** The names that the build imports into a page, by module. */
  const importsOf = (source: string): string[] => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(source) as unknown as Tree;
    rehypeRareComponents()(tree);
    return (tree.children ?? [])
      .flatMap(({ data }) => data?.estree?.body ?? [])
      .flatMap(({ source: module, specifiers = [] }) =>
        specifiers.map(({ local }) => `${local.name} from ${String(module?.value)}`),
      );
  };

  it('is imported once into a page that uses it', () => {
    expect(
      importsOf('<Tiles>\n\n- <TileIcon name="a" /> one\n- <TileIcon name="b" />\n\n</Tiles>'),
    ).toEqual([
      'TileIcon from @site/src/components/docs/Tiles',
      'Tiles from @site/src/components/docs/Tiles',
    ]);
  });

  it('is not imported into a page that doesn’t use it, or that imports its own', () => {
    expect(importsOf('Tiles and `<Tiles>`')).toEqual([]);
    expect(importsOf("import Tiles from './Tiles';\n\n<Tiles />")).toEqual(['Tiles from ./Tiles']);
  });
});
