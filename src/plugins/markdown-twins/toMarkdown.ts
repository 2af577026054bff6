import { plainCode } from '../../search/records/plainCode';
import { twinAddress } from '../../site/twins';
import { other, writeBlocks } from './blocks';
import { escapeText } from './escape';
import { pageBlocks } from './flow';
import { find, hasClass, lineOf, parseHtml } from './html';
import type { Rewrite } from './inline';

/** Where a page stands, and which pages have a twin. */
export interface TwinOptions {
  /** Address of the site without its path, such as `https://example.org`. */
  siteUrl: string;
  /** Path of the page with the base URL. */
  path: string;
  /** Paths of the pages that have a twin. */
  twins: ReadonlySet<string>;
}

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
 * @param fallback the heading of a page whose article has none.
 * @throws Error naming the page when it holds no article.
 */
export function toMarkdown(html: string, fallback: string, options: TwinOptions): string {
  const article = find(parseHtml(plainCode(mainOf(html))), (element) =>
    hasClass(element, 'markdown'),
  );
  if (article === undefined) {
    throw new Error(
      `Markdown twins: ${options.path} has no element of class "markdown", which the theme puts around articles.`,
    );
  }
  const heading = find(article, ({ name }) => name === 'h1');
  if (heading !== undefined && lineOf(heading) === '') {
    throw new Error(`Markdown twins: the h1 of ${options.path} is empty.`);
  }
  const blocks = pageBlocks(article, rewriteFor(options));
  const title = heading === undefined ? [other(`# ${escapeText(fallback)}`)] : [];
  return `${writeBlocks([...title, ...blocks])}\n`;
}
