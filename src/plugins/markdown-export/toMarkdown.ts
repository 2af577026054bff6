import type { ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Heading, Root as MarkdownRoot } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { nodesOf } from '../../markdown/nodes';
import { classNames, find, named } from '../../search/records/elements';
import { markdownAddress } from '../../site/markdownExport';
import type { ParsedPage } from '../built-pages/files';
import { codeText, handlers } from './handlers';

/** Where a page stands, and which pages are exported. */
export interface ExportOptions {
  /** Address of the site without its path, such as `https://example.org`. */
  siteUrl: string;
  /** Path of the page with the base URL. */
  path: string;
  /** Paths of the pages that are exported. */
  exported: ReadonlySet<string>;
}

/** Makes an address work outside the site: links to pages lead to their Markdown, links within the page stay. */
function rewrite(address: string, { siteUrl, path, exported }: ExportOptions): string {
  const page = new URL(path, siteUrl);
  if (address.startsWith('#') || !URL.canParse(address, page)) {
    return address;
  }
  const url = new URL(address, page);
  if (url.origin !== page.origin) {
    return address;
  }
  if (url.pathname === page.pathname && url.hash !== '') {
    return url.hash;
  }
  if (exported.has(url.pathname)) {
    url.pathname = markdownAddress(url.pathname);
  }
  return url.href;
}

const processor = unified()
  .use(rehypeRemark, { handlers })
  // Columns padded to one width would make the tables of the longest pages twice as long.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    handlers: {
      mdxTextExpression: ({ value }) => value,
      // Within a word an underscore isn’t a mark: names of keys stay as they are, for whoever searches for them.
      text: (node, _parent, state, info) =>
        state.safe(node.value, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_'),
    },
  })
  .freeze();

/**
 * Copies what the export needs, since the converter copies everything twice more: code as text, as its colored pieces are most of a
 * page's elements, and neither comments nor places where a word may break, which would take the space before them away.
 */
const copy = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') {
      return node.type === 'text' ? [node] : [];
    }
    const { tagName, children } = node;
    const text = { type: 'text' as const, value: codeText(node) };
    return tagName === 'wbr'
      ? []
      : [{ ...node, children: tagName === 'code' ? [text] : copy(children) }];
  });

/**
 * Turns the article of a rendered page into Markdown: tabs and disclosures one after another, notes as alerts, drawings as
 * their description, code as it was written.
 *
 * @param fallback the heading of a page whose article has none.
 * @throws Error naming the page when it holds no article, or an empty heading.
 */
export function toMarkdown(page: Root, fallback: string, options: ExportOptions): string {
  const article = find(page, (element) => classNames(element).includes('markdown'));
  if (article === undefined) {
    throw new Error(
      `Markdown export: ${options.path} has no element of class "markdown", which the theme puts around articles.`,
    );
  }
  const heading = find(article, named('h1'));
  if (heading !== undefined && textOf(heading).trim() === '') {
    throw new Error(`Markdown export: the h1 of ${options.path} is empty.`);
  }
  const children = copy(article.children);
  const markdown = processor.runSync({ type: 'root', children }) as MarkdownRoot;
  if (heading === undefined) {
    const title: Heading = {
      type: 'heading',
      depth: 1,
      children: [{ type: 'text', value: fallback }],
    };
    markdown.children.unshift(title);
  }
  // An item is tight if nothing but lists follow its first block.
  for (const item of nodesOf(markdown, 'listItem')) {
    item.spread = !item.children.slice(1).every(({ type }) => type === 'list');
  }
  for (const list of nodesOf(markdown, 'list')) {
    list.spread = list.children.some(({ spread }) => spread);
  }
  for (const node of nodesOf(markdown, 'link', 'image')) {
    node.url = rewrite(node.url, options);
  }
  return processor.stringify(markdown);
}

/** Returns the Markdown of a built page, or `undefined` where it isn't one of the pages whose titles are given by their paths. */
export default function findMarkdown(
  { path: builtPath, tree }: ParsedPage,
  { siteUrl, titles }: { siteUrl: string; titles: Readonly<Record<string, string>> },
): { path: string; markdown: string } | undefined {
  // A permalink may end in a slash where the path of the built page doesn't.
  const path = [builtPath, `${builtPath}/`].find((address) => Object.hasOwn(titles, address));
  const exported = new Set(Object.keys(titles));
  return path === undefined
    ? undefined
    : { path, markdown: toMarkdown(tree, titles[path] ?? '', { siteUrl, path, exported }) };
}
