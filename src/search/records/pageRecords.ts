import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { leftOutSections, pageKeywords, pageRank } from '../../site/search';
import { blogSection, type PageAbout, type SearchRecord } from '../engine/record';
import { recordsOfBlocks, withoutSections } from './blocks';
import { classNames, find, findAll, named } from './elements';
import type { PageLink } from './linkTexts';
import { mainBlocks, tidy } from './mainBlocks';

/** What one page gives to the index; nothing, if it has no place there. */
export interface PageRecords {
  records: SearchRecord[];
  /** Where its main elements lead. */
  links: PageLink[];
  /** What a writer should fix; each names the page. */
  warnings: string[];
}

/** What the records can't tell from the page itself. */
export interface PageOptions {
  /** Address of the site without its path, such as `https://example.org`. */
  siteUrl: string;
  /** Path of the page, with the base URL, as links write it: `/docs/latest/overview`. */
  path: string;
  baseUrl: string;
  /** `lvl0` of pages outside of sections. */
  siteName: string;
  /** Whether code blocks become records too, ranked below prose; off by default. */
  code?: boolean;
}

/** Pages that list other pages repeat them; Docusaurus gives them tags of their own. */
const isSearchedTag = (tag: string): boolean => tag === 'default' || /^docs-.+-.+$/.test(tag);

/** What a page says of itself around its main element. */
interface PageFacts {
  meta: ReadonlyMap<string, string>;
  isDocs: boolean;
  isBlog: boolean;
  isBlogPost: boolean;
  /** The page's own part of the title element. */
  title: string;
  canonical: string;
  mains: Element[];
}

/** A page's own part of its title element, which ends with a delimiter and the name of the site. */
const ownTitle = (title: string, siteName: string): string =>
  title.endsWith(` ${siteName}`)
    ? title.slice(0, -siteName.length).replace(/\s+\S+\s+$/, '')
    : title;

/** Whether an element names the address of the page; `rel` is a list of words. */
const isCanonical = ({ properties }: Element): boolean =>
  Array.isArray(properties.rel) && properties.rel.includes('canonical');

function factsOf(tree: Root, siteName: string): PageFacts {
  const html = find(tree, named('html'));
  const head = find(tree, named('head')) ?? tree;
  const classes = html === undefined ? [] : classNames(html);
  const title = find(head, named('title'));
  return {
    meta: new Map(
      findAll(head, named('meta')).map(({ properties: { name, property, content } }) => [
        String(name ?? property ?? ''),
        String(content ?? ''),
      ]),
    ),
    isDocs: classes.includes('plugin-docs'),
    isBlog: classes.includes('plugin-blog'),
    isBlogPost: classes.includes('blog-post-page'),
    title: title === undefined ? '' : ownTitle(tidy(textOf(title)), siteName),
    canonical: String(find(head, isCanonical)?.properties.href ?? ''),
    mains: findAll(tree, named('main')),
  };
}

/** Whether a page has a place in the index. */
const isSearched = ({ meta, isBlog, isBlogPost }: PageFacts): boolean =>
  isSearchedTag(meta.get('docsearch:docusaurus_tag') ?? '') &&
  meta.has('docsearch:language') &&
  !/\bnoindex\b|\bnone\b/i.test(meta.get('robots') ?? '') &&
  (!isBlog || isBlogPost);

/** The section of a page: open categories of the sidebar, outermost first, or the breadcrumbs above the page. */
function sectionOf(tree: Root, { isBlog, isDocs }: PageFacts, siteName: string): string {
  const labels = (...classes: string[]): string[] =>
    findAll(tree, (element) => classes.every((name) => classNames(element).includes(name)))
      .map((element) => tidy(textOf(element)))
      .filter((label) => label !== '');
  const categories = labels('menu__link--sublist', 'menu__link--active');
  const path = categories.length > 0 ? categories : labels('breadcrumbs__link').slice(0, -1);
  if (path.length > 0) {
    return path.join(' › ');
  }
  if (isBlog) {
    return blogSection;
  }
  return isDocs ? 'Documentation' : siteName;
}

/** What the page says of itself. Docusaurus joins keywords with a comma and no space; a keyword may contain a comma and a space. */
const aboutOf = ({ meta }: PageFacts, keywords: readonly string[] = []): PageAbout => ({
  keywords: [
    ...(meta.get('keywords') ?? '')
      .split(/,(?!\s)/)
      .map(tidy)
      .filter(Boolean),
    ...keywords,
  ],
  description: tidy(meta.get('description') ?? ''),
});

/** The path as links write it: a file's name doesn't tell whether it ends in a slash, the canonical address does. */
function linkedPath({ canonical }: PageFacts, { path, siteUrl }: PageOptions): string {
  const named = canonical.startsWith(siteUrl) ? canonical.slice(siteUrl.length) : path;
  const bare = (text: string): string => text.replace(/\/$/, '');
  return bare(named) === bare(path) ? named : path;
}

/**
 * Returns the records of a rendered page (specification §3): headings, paragraphs, list items and whole table rows of its
 * `main` element, hidden tabs included.
 * Pages that search engines must not index, that list other pages, or that carry no search tag have none.
 */
export function pageRecords(tree: Root, options: PageOptions): PageRecords {
  const facts = factsOf(tree, options.siteName);
  if (!isSearched(facts)) {
    return { records: [], links: [], warnings: [] };
  }
  const { blocks, links, warnings } = mainBlocks(facts.mains, options.code ?? false);
  // Content above the h1 belongs to the page, too, so the h1 comes first.
  const at = blocks.findIndex(({ level }) => level === 1);
  const [title] = at < 0 ? [] : blocks.splice(at, 1);
  if (title === undefined) {
    warnings.push('no h1 in a main element, so its title stands for one. Give the page an h1.');
  }
  blocks.unshift(title ?? { level: 1, text: facts.title || options.path, anchor: null });
  const path = linkedPath(facts, options);
  // What the site says of its pages, it says below the base URL.
  const own = `/${path.slice(options.baseUrl.length)}`;
  const records = recordsOfBlocks(withoutSections(blocks, leftOutSections(own)), {
    siteUrl: options.siteUrl,
    path,
    pageRank: pageRank(own),
    lvl0: sectionOf(tree, facts, options.siteName),
    language: facts.meta.get('docsearch:language') ?? '',
    version: facts.meta.get('docsearch:version') ?? '',
    tag: facts.meta.get('docsearch:docusaurus_tag') ?? '',
    about: aboutOf(facts, pageKeywords[own]),
  });
  return { records, links, warnings: warnings.map((what) => `Search: ${options.path}: ${what}`) };
}
