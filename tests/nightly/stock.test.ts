import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { find, findAll, hasClass, named } from '../../src/search/records/elements';
import { rootDir } from '../support/paths';
import { docusaurus, edit, smallSite } from '../support/siteCopy';

/** What the framework takes for directives, and loses. */
const lost = '## The ui:widget option\n\nA key:value{x} pair.';

/** Features of Markdown and MDX that the framework's documentation describes: a page for each. */
const features: Record<string, string> = {
  headings: '## Two {/* #own */}\n\n### `code` in three\n\n#### Four: with *emphasis*',
  emphasis:
    'A **bold**, *italic*, ***both***, ~~struck~~, and `code` word, 2 * 3, a_b_c, and \\*escaped\\*.',
  breaks: 'One line\\\nbroken, another  \nbroken, a soft\nbreak.\n\n---\n\nAfter a rule.',
  lists:
    '- one\n- two\n  - inner\n\n    with a paragraph\n- three\n\n3. three\n4. four\n\n- [x] done\n- [ ] open',
  quotes: '> Outer\n>\n> > Inner\n>\n> - list',
  links:
    '[Inline](https://example.org/ "Title"), [reference][one], https://example.org/bare, www.example.org, mail@example.org.\n\n[one]: https://example.org/reference',
  tables:
    '| Left | Center | Right |\n|:--|:-:|--:|\n| a `x \\| y` | **b** | 1 |\n| [c](https://example.org/) | | 2 |',
  'bare-table': 'Name | Text\n--- | ---\none | first\ntwo | second',
  code: '```java title="A.java" {2} showLineNumbers\nclass A {\n  int b;\n}\n```\n\n```\nplain\n```\n\n    indented\n\n~~~js\nconst a = `b`;\n~~~',
  'magic-comments':
    '```js\n// highlight-next-line\nconst a = 1;\n// highlight-start\nconst b = 2;\n// highlight-end\nconst c = 3;\n```',
  diff: '```diff\n- old\n+ new\n```',
  admonitions:
    ':::note\n\nA note.\n\n:::\n\n:::tip[Own *title*]\n\nA tip with `code`.\n\n:::\n\n::::warning\n\nOuter.\n\n:::danger\n\nInner.\n\n:::\n\n::::\n\n:::info\n\nInformation.\n\n:::',
  directives: 'A key:value, a text[label], 10:30, and C::D.',
  tabs: 'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs groupId="g" defaultValue="b">\n  <TabItem value="a" label="First">\n\nText *one*.\n\n  </TabItem>\n  <TabItem value="b" label="Second">Text two.</TabItem>\n</Tabs>',
  details:
    '<details>\n<summary>Folded *words*</summary>\n\nInside `the` fold.\n\n<details>\n<summary>Deeper</summary>\n\nInner text.\n\n</details>\n</details>',
  footnotes:
    'One[^1] and two[^named], one again[^1].\n\n[^1]: First note.\n[^named]: Second **note**.\n\n    With a paragraph.',
  html: 'H<sub>2</sub>O, 10<sup>3</sup>, <kbd>Ctrl</kbd>, <mark>marked</mark>, a<br />b.\n\n<div style={{ padding: 1 }}>\n\nMarkdown *in* HTML.\n\n</div>',
  expressions:
    'export const version = 3;\n\nVersion {version + 1}, {["a", "b"].join(" and ")}{/* hidden */}.',
  components:
    'export const Badge = ({ children }) => <b className="badge">{children}</b>;\n\n<Badge>*Inside* text</Badge> and <Badge>`code`</Badge>.',
  stateful:
    "import { useState } from 'react';\n\nexport const Count = () => {\n  const [count] = useState(7);\n  return <span>{count}</span>;\n};\n\nCount <Count />.",
  partials: 'import Part from \'./_part.mdx\';\n\nBefore.\n\n<Part word="given" />\n\nAfter.',
  'code-block':
    'import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="sql" title="q.sql">{`SELECT 1;\nSELECT 2;`}</CodeBlock>\n\n<CodeBlock language="js">const a = 1;</CodeBlock>',
  'admonition-component':
    'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="tip" title="Titled">\n\nWritten as *JSX*.\n\n</Admonition>',
  'inline-toc':
    "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />\n\n## First part\n\n### Inner part\n\n## Last part",
  entities: 'AT&T, &copy; 2024, &lt;tag&gt;, &#8212;, “quotes”, a&nbsp;b, \\{braces\\}, 1 < 2.',
  emoji: 'A :tada: and 🎉.',
};
const stock = mkdtempSync(join(tmpdir(), 'stock-'));
const commands = new AbortController();
let site = '';

function writePages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ ...features, lost })) {
    const head = `---\ntitle: Page ${name}\ndescription: A page that shows a feature of Markdown, for a comparison with the stock site.\nslug: /features/${name}\nkeywords: [feature]\n---\n\n`;
    writeFileSync(join(folder, `${name}.mdx`), `${head}${text}\n`);
  }
  writeFileSync(join(folder, '_part.mdx'), 'A partial with {props.word} and **bold** words.\n');
}

beforeAll(async () => {
  const config = {
    title: 'Stock',
    url: 'https://stock.example',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    presets: [
      ['classic', { docs: { routeBasePath: 'docs/next', sidebarPath: undefined }, blog: false }],
    ],
    themeConfig: {
      prism: { additionalLanguages: ['java', 'diff'] },
      tableOfContents: { maxHeadingLevel: 5 },
    },
  };
  writeFileSync(
    join(stock, 'docusaurus.config.mjs'),
    `export default ${JSON.stringify(config)};\n`,
  );
  writeFileSync(join(stock, 'package.json'), '{ "private": true }');
  symlinkSync(join(rootDir, 'node_modules'), join(stock, 'node_modules'));
  writePages(join(stock, 'docs'));
  site = await smallSite();
  writePages(join(site, 'docs/features'));
  edit(site, 'sidebars.ts', 'docs: [', "docs: [{ type: 'autogenerated', dirName: 'features' },");
  await docusaurus(stock, commands.signal, 'build', '--no-minify');
  await docusaurus(site, commands.signal, 'build', '--no-minify');
}, 900_000);

afterAll(() => {
  commands.abort();
  for (const dir of [stock, site]) {
    rmSync(dir, { recursive: true, force: true });
  }
});

const isControl = (element: Element): boolean =>
  ['button', 'svg', 'template', 'style'].includes(element.tagName) ||
  hasClass(element, 'hash-link');

const without = (node: Nodes): Nodes =>
  'children' in node
    ? ({
        ...node,
        children: (node.children as Nodes[])
          .filter((child) => child.type !== 'element' || !isControl(child))
          .map(without),
      } as Nodes)
    : node;

/** What a reader gets of an article: its words, code, links, headings, and the shape of its lists and tables. */
function readArticle(dir: string, name: string): unknown {
  const page = parsePage(
    readFileSync(join(dir, `build/docs/next/features/${name}/index.html`), 'utf8'),
  );
  const article = find(page, (element) => hasClass(element, 'theme-doc-markdown'));
  if (article === undefined) {
    throw new Error(`${name} has no article in ${dir}.`);
  }
  const tree = without(article) as Root;
  const all = (...names: string[]): Element[] => {
    const found: Element[] = [];
    const walk = (element: Element | Root): void => {
      for (const child of findAll(element, named(...names))) {
        found.push(child);
        walk(child);
      }
    };
    walk(tree);
    return found;
  };
  const words = (element: Nodes): string =>
    textOf(element as Element)
      .replace(/[\s\u200b]+/g, ' ')
      .trim();
  return {
    words: words(tree).replaceAll(' ', ''),
    // The stock block ends its lines with `<br>`.
    code: all('pre').map((pre) => textOf(pre).replace(/\s+/g, '')),
    headings: all('h1', 'h2', 'h3', 'h4').map((heading) => [
      heading.properties.id ?? '',
      words(heading),
    ]),
    links: all('a').map((link) => [String(link.properties.href), words(link)]),
    cells: all('td', 'th').map(words),
    items: all('li').filter(({ properties }) => properties.role !== 'tab').length,
    quotes: all('blockquote').length,
    folds: all('details').length,
    marks: all('strong', 'em', 'del', 'sub', 'sup', 'kbd', 'mark', 'b').map((mark) => [
      mark.tagName,
      words(mark),
    ]),
  };
}

it.each(Object.keys(features))('%s reads as on a stock site', (name) => {
  expect(readArticle(site, name)).toEqual(readArticle(stock, name));
});

it('words that look like directives stay', () => {
  expect(readArticle(site, 'lost')).toMatchObject({
    words: 'PagelostTheui:widgetoptionAkey:value{x}pair.',
    headings: [
      ['', 'Page lost'],
      ['the-uiwidget-option', 'The ui:widget option'],
    ],
  });
});

it('a word, a link, or a fold that is missing would be noticed', () => {
  expect(readArticle(stock, 'links')).not.toEqual(readArticle(stock, 'details'));
});
