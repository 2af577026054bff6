import type { Element, Nodes, Root } from 'hast';
import { remark } from 'remark';
import remarkMdx from 'remark-mdx';
import { expect, it } from 'vitest';
import rehypeStaticArticle, {
  rehypeRareComponents,
} from '../../src/plugins/articles/rehypeStaticArticle';
import { testCases } from '../support/testCases';

/** Runs a plugin on an article. The nodes that it reads are the same in Markdown and HTML trees. */
function transform(source: string, plugin: () => (tree: Root) => void): Nodes[] {
  const tree = remark().use(remarkMdx).parse(source) as unknown as Root;
  plugin()(tree);
  return tree.children;
}
const isMark = (node: Nodes | undefined): boolean =>
  node?.type === 'mdxjsEsm' && node.value === 'export const isStatic = true;';
const isStatic = (_: string, source: string): boolean =>
  transform(source, rehypeStaticArticle).some(isMark);

testCases('an article with %s is static: %s', isStatic, [
  ['text', '# Title\n\nSome *text* and `code`.', true],
  ['a component of the site', '<Since version="0.5.0" />', true],
  ['tabs', '<Tabs groupId="client"><TabItem value="rest">text</TabItem></Tabs>', true],
  ['an element of HTML', '<details><summary>More</summary>text</details>', true],
  ['an import of data', "import page from './page.json';\n\ntext", true],
  [
    'an import of static components',
    "import { Endpoint } from '@site/src/components/rest/RestReference';\n\n<Endpoint />",
    true,
  ],
  ['the list of headings of the framework', 'export const toc = [];\n\ntext', true],
  ['an expression', '{1 + 1} and {[1].map((n) => n)}', true],
  ['an import of a partial', "import Part from './_part.mdx';\n\n<Part />", false],
  ['an export', 'export const Clicks = () => 1;\n\ntext', false],
  ['an export next to the list of headings', 'export const toc = [], other = 1;\n\ntext', false],
  ['an unknown component', '<Unknown />', false],
  ['a component of an object', '<Some.Part />', false],
  [
    'an import of a script next to one of data',
    "import page from './page.json';\nimport { useState } from 'react';\n\ntext",
    false,
  ],
  ['a nested component', '- one\n- <Tabs><TabItem value="a"><Unknown /></TabItem></Tabs>', false],
  ['a listener in a line of text', 'Press <b onClick={() => 1}>here</b>.', false],
]);

it('an article with a Mermaid diagram isn’t static', () => {
  const drawing: Element = { type: 'element', tagName: 'mermaid', properties: {}, children: [] };
  const tree: Root = { type: 'root', children: [drawing] };
  rehypeStaticArticle()(tree);
  expect(tree.children).toEqual([drawing]);
});

it('the mark of a static article comes first', () => {
  const [mark, ...rest] = transform(
    "import page from './page.json';\n\n# A\n\nb",
    rehypeStaticArticle,
  );
  expect(isMark(mark)).toBe(true);
  expect(rest.map(({ type }) => type)).toEqual(['mdxjsEsm', 'heading', 'paragraph']);
});

/** Returns the names that an article imports after the build has added rare components. */
const importsOf = (source: string): string[] =>
  transform(source, rehypeRareComponents)
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? [statement] : []))
    .flatMap(({ source: module, specifiers }) =>
      specifiers.map(({ local }) => `${local.name} from ${module.value}`),
    );
testCases('rare components are imported where they are used: %s', importsOf, [
  [
    '<Tiles>\n\n- <TileIcon name="a" /> one\n- <TileIcon name="b" />\n\n</Tiles>',
    [
      'TileIcon from @site/src/components/shared/pictures',
      'Tiles from @site/src/components/docs/Tiles',
    ],
  ],
  ['Tiles and `<Tiles>`', []],
  ["import Tiles from './Tiles';\n\n<Tiles />", ['Tiles from ./Tiles']],
]);
