import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { leftOutSections, pageKeywords, pageRank } from '../../site/search';
import { blogSection, type SearchRecord } from '../engine/record';
import { recordsOfBlocks, withoutSections } from './blocks';
import { classNames, findElements, findFirst, named } from './elements';
import type { PageLink } from './linkTexts';
import { mainBlocks, tidy } from './mainBlocks';

/** The records of a page, or none if the page isn't indexed. */
export interface PageRecords {
  records: SearchRecord[];
  /** The links in its main elements. */
  links: PageLink[];
}

export interface PageOptions {
  /** Address of the site without its path, such as `https://example.org`. */
  siteUrl: string;
  /** Path of the page, with the base URL, as links write it: `/docs/latest/overview`. */
  path: string;
  baseUrl: string;
  /** `lvl0` of pages outside sections. */
  siteName: string;
  /** Whether code blocks become records, ranked below prose; off by default. */
  code?: boolean;
}

/** Excludes pages that list other pages, to which Docusaurus gives different tags. */
const isSearchedTag = (tag: string): boolean => tag === 'default' || /^docs-.+-.+$/.test(tag);

/** Checks whether an element is the canonical link, whose `rel` is a list of words. */
const isCanonical = ({ properties }: Element): boolean =>
  Array.isArray(properties.rel) && properties.rel.includes('canonical');

/** Returns the section of a page: the open categories of the sidebar, or the breadcrumbs. */
function sectionOf(tree: Root): string {
  const labels = (...classes: string[]): string[] =>
    findElements(tree, (element) => classes.every((name) => classNames(element).includes(name)))
      .map((element) => tidy(textOf(element)))
      .filter(Boolean);
  const categories = labels('menu__link--sublist', 'menu__link--active');
  const path = categories.length > 0 ? categories : labels('breadcrumbs__link').slice(0, -1);
  return path.join(' › ');
}

/** Returns the path that links use: only the canonical address shows whether it ends with a slash. */
function linkedPath(canonical: string, { path, siteUrl }: PageOptions): string {
  const named = canonical.startsWith(siteUrl) ? canonical.slice(siteUrl.length) : path;
  const bare = (text: string): string => text.replace(/\/$/, '');
  return bare(named) === bare(path) ? named : path;
}

/** Returns the records of a rendered page (specification §3): headings, paragraphs, list items, and whole table rows of its
 * `main` element, including hidden tabs. Pages with `noindex`, lists of pages, and pages without a search tag have none.
 */
export function pageRecords(tree: Root, options: PageOptions): PageRecords {
  const html = findFirst(tree, named('html'));
  const classes = html === undefined ? [] : classNames(html);
  const metaTags = findElements(tree, named('meta')).map(
    ({ properties: { name, property, content } }) =>
      [String(name ?? property ?? ''), String(content ?? '')] as const,
  );
  const meta = new Map(metaTags);
  const language = meta.get('docsearch:language');
  const tag = meta.get('docsearch:docusaurus_tag') ?? '';
  const isBlog = classes.includes('plugin-blog');
  if (
    !isSearchedTag(tag) ||
    language === undefined ||
    /\bnoindex\b|\bnone\b/i.test(meta.get('robots') ?? '') ||
    (isBlog && !classes.includes('blog-post-page'))
  ) {
    return { records: [], links: [] };
  }
  const { blocks, links } = mainBlocks(findElements(tree, named('main')), options.code ?? false);
  // The h1 comes first, because content above it belongs to the page, too.
  const at = blocks.findIndex(({ level }) => level === 1);
  const [heading] = at < 0 ? [] : blocks.splice(at, 1);
  const title = findFirst(tree, named('title'));
  const text = (title && tidy(textOf(title))) || options.path;
  blocks.unshift(heading ?? { level: 1, text, anchor: null });
  const path = linkedPath(String(findFirst(tree, isCanonical)?.properties.href ?? ''), options);
  // The site's settings use paths below the base URL.
  const sitePath = `/${path.slice(options.baseUrl.length)}`;
  // Docusaurus joins keywords with a comma but no space, and a keyword can contain a comma and a space.
  const keywords = (meta.get('keywords') ?? '')
    .split(/,(?!\s)/)
    .map(tidy)
    .filter(Boolean);
  const outside = classes.includes('plugin-docs') ? 'Documentation' : options.siteName;
  const records = recordsOfBlocks(withoutSections(blocks, leftOutSections(sitePath)), {
    siteUrl: options.siteUrl,
    path,
    pageRank: pageRank(sitePath),
    lvl0: sectionOf(tree) || (isBlog ? blogSection : outside),
    language,
    version: meta.get('docsearch:version') ?? '',
    tag,
    about: {
      keywords: [...keywords, ...(pageKeywords[sitePath] ?? [])],
      description: tidy(meta.get('description') ?? ''),
    },
  });
  return { records, links };
}
