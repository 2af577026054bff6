import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { nodesOf } from '../../markdown/nodes';
import { classNames, find, hasClass, named } from '../../search/records/elements';
import { markdownAddress } from '../../site/markdownExport';
import { tryIt } from '../../site/restReference';
import type { ParsedPage } from '../built-pages/files';
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
  const url = URL.canParse(address, page) ? new URL(address, page) : undefined;
  if (url?.origin !== page.origin) {
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

const processor = remark()
  .use(rehypeRemark, { handlers })
  // Columns padded to one width would make the tables of the longest pages twice as long.
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', {
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

/** Says whether an element means nothing outside a browser: controls, icons, and the second size of a drawing. */
const isControl = (element: Element): boolean => {
  const { tagName, properties } = element;
  return (
    ['wbr', 'button', 'form', 'iframe', 'object'].includes(tagName) ||
    (tagName === 'svg' && (properties.role !== 'img' || hasClass(element, 'narrow'))) ||
    (tagName === 'details' &&
      find(element, ({ properties }) => properties.id === tryIt.id) !== undefined) ||
    (tagName === 'a' &&
      (properties.href === `#${tryIt.id}` ||
        properties.dataFootnoteBackref !== undefined ||
        hasClass(element, 'hash-link')))
  );
};

/** The text of code; the lines of the stock block end in elements. */
const codeText = (node: ElementContent): string =>
  node.type !== 'element'
    ? textOf(node)
    : node.tagName === 'br'
      ? '\n'
      : node.children.map(codeText).join('');

/** Copies what the export needs: code as text, and no controls, comments, or links of fields and pictures to themselves. */
const copy = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element' || isControl(node)) {
      return node.type === 'text' ? [node] : [];
    }
    if (hasClass(node, 'rest-name') || hasClass(node, 'picture-link')) {
      return copy(node.children);
    }
    const children: ElementContent[] =
      node.tagName === 'code' ? [{ type: 'text', value: codeText(node) }] : copy(node.children);
    return [{ ...node, children }];
  });

/**
 * Turns the article of a rendered page into Markdown: tabs and disclosures one after another, notes as quotations, drawings as
 * their name, code as it was written. `undefined` where there is no article.
 *
 * @param fallback the heading of a page whose article has none.
 */
export function toMarkdown(
  page: Root,
  fallback: string,
  options: ExportOptions,
): string | undefined {
  const article = find(page, (element) => classNames(element).includes('markdown'));
  if (article === undefined) {
    return undefined;
  }
  const children = copy(article.children);
  const markdown = processor.runSync({ type: 'root', children }) as MarkdownRoot;
  if (find(article, named('h1')) === undefined) {
    const text = { type: 'text' as const, value: fallback };
    markdown.children.unshift({ type: 'heading', depth: 1, children: [text] });
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
  const markdown = path && toMarkdown(tree, titles[path] ?? '', { siteUrl, path, exported });
  return path && markdown ? { path, markdown } : undefined;
}
