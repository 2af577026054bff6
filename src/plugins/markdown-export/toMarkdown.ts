import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { nodesOf } from '../../markdown/nodes';
import { classNames, find, findAll, named } from '../../search/records/elements';
import { markdownAddress } from '../../site/markdownExport';
import type { ParsedPage } from '../built-pages/files';
import { codeText } from './code';
import { handlers } from './handlers';

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
      // Within a word an underscore isn’t a mark: names of keys stay as they are, for whoever searches for them.
      text: (node, _parent, state, info) =>
        state.safe(node.value, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_'),
    },
  })
  .freeze();

/** Returns what the export needs of an element: a drawing’s words, and code as text, as its colored pieces are most of a page’s elements. */
function exportedChildren(element: Element): ElementContent[] {
  if (element.tagName === 'svg') {
    return findAll(element, named('title', 'desc'));
  }
  if (element.tagName === 'code') {
    return [{ type: 'text', value: textOf(element) }];
  }
  if (element.tagName !== 'pre') {
    return copy(element.children);
  }
  const code = find(element, named('code'));
  const text: ElementContent = { type: 'text', value: codeText(element) };
  return [code === undefined ? text : { ...code, children: [text] }];
}

/**
 * Copies what the export needs, since the converter copies everything twice more. Leaves out comments, which are React’s marks between
 * texts, and places where a word may break: the converter takes the space before them away.
 */
const copy = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') {
      return node.tagName === 'wbr' ? [] : [{ ...node, children: exportedChildren(node) }];
    }
    return node.type === 'text' ? [node] : [];
  });

/** The content of an article, with a heading if it has none. */
function contentOf(article: Element, fallback: string, path: string): Root {
  const heading = find(article, named('h1'));
  if (heading !== undefined && textOf(heading).trim() === '') {
    throw new Error(`Markdown export: the h1 of ${path} is empty.`);
  }
  const title: Element = {
    type: 'element',
    tagName: 'h1',
    properties: {},
    children: [{ type: 'text', value: fallback }],
  };
  return {
    type: 'root',
    children: [...(heading === undefined ? [title] : []), ...copy(article.children)],
  };
}

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
  const markdown = processor.runSync(contentOf(article, fallback, options.path)) as MarkdownRoot;
  for (const node of nodesOf(markdown, 'link', 'image')) {
    node.url = rewrite(node.url, options);
  }
  return processor.stringify(markdown);
}

/** Which pages are exported: the title of each, by its path. */
export interface ExportedTitles {
  siteUrl: string;
  titles: Readonly<Record<string, string>>;
}

/** Returns the Markdown of a built page, or `undefined` where the page isn't exported. */
export default function findMarkdown(
  { path: builtPath, tree }: ParsedPage,
  { siteUrl, titles }: ExportedTitles,
): { path: string; markdown: string } | undefined {
  // A permalink may end in a slash where the path of the built page doesn't.
  const path = [builtPath, `${builtPath}/`].find((one) => Object.hasOwn(titles, one));
  const exported = new Set(Object.keys(titles));
  return path === undefined
    ? undefined
    : { path, markdown: toMarkdown(tree, titles[path] ?? '', { siteUrl, path, exported }) };
}
