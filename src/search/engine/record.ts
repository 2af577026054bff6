/** Heading levels of DocSearch: `lvl0` names the section of the site, `lvl1` the page, `lvl2` to `lvl6` the headings in it. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** Headings above and at a record; `null` where the page has none. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<
  Exclude<Level, 'lvl0' | 'lvl1'>,
  string | null
>;

/** The type of a record: a heading, or a paragraph, list item, or table row. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** Metadata from the head of a page. */
export interface PageAbout {
  /** Words that readers use for the subject. */
  keywords: readonly string[];
  description: string;
}

/** A searchable part of a page in DocSearch's format (specification §3). All texts are plain text. */
export interface SearchRecord {
  objectID: string;
  type: RecordType;
  hierarchy: Hierarchy;
  /** The text; `null` for headings. The cells of a table row are joined by `cellSeparator`. */
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  version: string;
  /** Docusaurus's search tag: `default`, or `docs-<plugin>-<version>`. */
  docusaurus_tag: string;
  /** DocSearch's custom ranking: higher page ranks and levels and lower positions come first. The page rank is 0, or negative for
   * kinds of pages that come after others.
   */
  weight: { pageRank: number; level: number; position: number };
  /** Only at the h1 of a page. */
  about?: PageAbout;
  /** Texts of links to this heading from other pages. */
  linkTexts?: readonly string[];
}

/** `lvl0` of blog posts. */
export const blogSection = 'Blog';

/** Separates the cells of a table row. */
export const cellSeparator = ' · ';

/** Returns the hierarchy above the first heading of a page. */
export const hierarchyOf = (lvl0: string, lvl1: string): Hierarchy => {
  return { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
};

/** Returns a hierarchy with a heading at `level`, 1 to 6, and nothing below it. */
export const hierarchyAt = (above: Hierarchy, level: number, heading: string): Hierarchy =>
  Object.fromEntries(
    levels.map((name, at) => [name, at < level ? above[name] : at === level ? heading : null]),
  ) as Hierarchy;
