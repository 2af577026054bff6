import type { Element, Root as HtmlRoot } from 'hast';
import type { Nodes as MarkdownNodes, Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { twinAddress } from '../../site/twins';
import { cleanChildren, type Rewrite } from './clean';
import { handlers } from './handlers';
import { find, hasClass, lineOf } from './hast';
import { plainCode } from './plainCode';

/** Where a page stands, and which pages have a twin. */
export interface TwinOptions {
  /** Address of the site without its path, such as `https://example.org`. */
  siteUrl: string;
  /** Path of the page with the base URL. */
  path: string;
  /** Paths of the pages that have a twin. */
  twins: ReadonlySet<string>;
}

const parser = unified().use(rehypeParse);
const converter = unified()
  .use(rehypeRemark, { handlers })
  // Columns padded to one width would make the tables of the longest pages twice as long.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** Makes addresses work outside the site: links to pages lead to their twins, links within the page stay. */
export function rewriteFor({ siteUrl, path, twins }: TwinOptions): Rewrite {
  const page = new URL(path, siteUrl);
  return (address) => {
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
    if (twins.has(url.pathname)) {
      url.pathname = twinAddress(url.pathname);
    }
    return url.href;
  };
}

/** Keeps lists tight whose items are one paragraph each, with or without a list below it. */
function tighten(node: MarkdownNodes): void {
  if (!('children' in node)) {
    return;
  }
  for (const child of node.children) {
    tighten(child);
  }
  if (node.type === 'listItem') {
    node.spread = node.children.slice(1).some(({ type }) => type !== 'list');
  } else if (node.type === 'list') {
    node.spread = node.children.some(({ spread }) => spread === true);
  }
}

/** Cuts the content of a page out of its HTML: most of a page is navigation, and parsing it would take most of the time. */
function mainOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? html : html.slice(start, end);
}

/**
 * Turns the article of a rendered page into Markdown: tabs and disclosures one after another, notes as alerts, drawings as
 * their description, code as it was written.
 *
 * @param title the heading of a page whose article has none.
 * @throws Error naming the page when it holds no article.
 */
export function toMarkdown(html: string, title: string, options: TwinOptions): string {
  const page: HtmlRoot = parser.parse(plainCode(mainOf(html)));
  const article = find(page, (element) => hasClass(element, 'markdown'));
  if (article === undefined) {
    throw new Error(
      `Markdown twins: ${options.path} has no element of class "markdown", which the theme puts around articles.`,
    );
  }
  const heading = find(article, ({ tagName }) => tagName === 'h1');
  const content = { ...article, children: cleanChildren(article, rewriteFor(options)) } as Element;
  const tree: Root = converter.runSync({ type: 'root', children: content.children });
  if (heading === undefined) {
    tree.children.unshift({
      type: 'heading',
      depth: 1,
      children: [{ type: 'text', value: title }],
    });
  } else if (lineOf(heading) === '') {
    throw new Error(`Markdown twins: the h1 of ${options.path} is empty.`);
  }
  tighten(tree);
  return converter.stringify(tree);
}
