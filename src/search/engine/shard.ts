import {
  type Hierarchy,
  hierarchyAt,
  hierarchyOf,
  levels,
  objectIdOf,
  type PageAbout,
  type RecordType,
} from './record';
import { type WordCodes, wordDecoder } from './wordCodes';

/**
 * The records of one language and search tag, without what they repeat: the form that readers download. Similar texts are
 * next to each other, because Brotli then compresses them better. A column has an entry for each page or section, in order, with
 * `columnSeparator` between entries and codes for common words.
 */
export interface Shard {
  format: 2;
  language: string;
  tag: string;
  version: string;
  siteUrl: string;
  words: WordCodes;
  pages: {
    /** Paths below the site's address. */
    path: string;
    lvl0: string;
    /** What each page says of itself: keywords in one line, then its description. */
    about: string;
    pageRank: number[];
    /** Number of sections. */
    sections: number[];
  };
  sections: {
    /** A digit each, without separators. */
    level: string;
    heading: string;
    /** Empty if it is the slug of the heading; `pageTop` if the section has no anchor. */
    anchor: string;
    /** One a line. */
    texts: string;
    /** Words that a section holds in addition to its texts: names of code, or the words of a post. */
    names: string;
    /** The words of links that lead to it, a link a line. */
    linkTexts: string;
  };
}

/** A text below a heading: the object behind a content hit. */
export interface Block {
  text: string;
  objectID: string;
}

/** What the engine finds: a heading and everything below it up to the next one. */
export interface Section {
  objectID: string;
  level: number;
  heading: string;
  hierarchy: Hierarchy;
  path: string;
  url: string;
  anchor: string | null;
  tag: string;
  version: string;
  pageRank: number;
  blocks: Block[];
  /** Words of the section that its texts lack: names of its code, or what a post says at length. */
  names: string;
  /** What the page says of itself; only at its h1. */
  about: PageAbout | undefined;
  /** What links elsewhere that lead here say. */
  linkTexts: readonly string[];
}

/** The tag of everything outside the docs. */
export const siteTag = 'default';
/** Stands between keywords. */
export const keywordSeparator = ', ';

/** The anchor that most headings have. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Stands between the entries of a column. */
export const columnSeparator = '\t';
/** The anchor of a heading that the page's own address leads to. */
export const pageTop = '#';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Returns the sections of a shard. */
export function unpackShard({ tag, version, siteUrl, words, pages, sections }: Shard): Section[] {
  const decoded = wordDecoder(words);
  const column = (text: string): string[] => decoded(text).split(columnSeparator);
  const [lvl0s, abouts] = [column(pages.lvl0), column(pages.about)];
  const [headings, anchors] = [column(sections.heading), column(sections.anchor)];
  const [texts, names] = [column(sections.texts), column(sections.names)];
  const linkTexts = column(sections.linkTexts);
  let next = 0;
  return column(pages.path).flatMap((path, page): Section[] => {
    const [keywords = '', description = ''] = (abouts[page] ?? '').split('\n');
    const about = { keywords: keywords.split(keywordSeparator).filter(Boolean), description };
    let position = -1;
    const nextId = (): string => {
      position += 1;
      return objectIdOf(position, path);
    };
    let hierarchy = hierarchyOf(lvl0s[page] ?? '', '');
    return Array.from({ length: pages.sections[page] ?? 0 }, (): Section => {
      const at = next;
      next += 1;
      const level = Number(sections.level[at]);
      const heading = headings[at] ?? '';
      hierarchy = hierarchyAt(hierarchy, level, heading);
      const packed = anchors[at] || slug(heading);
      const anchor = packed === pageTop ? null : packed;
      return {
        objectID: nextId(),
        level,
        heading,
        hierarchy,
        path,
        url: `${siteUrl}${path}${anchor === null ? '' : `#${anchor}`}`,
        anchor,
        tag,
        version,
        pageRank: pages.pageRank[page] ?? 0,
        blocks: linesOf(texts[at] ?? '').map((text) => ({ text, objectID: nextId() })),
        names: names[at] ?? '',
        about: level === 1 ? about : undefined,
        linkTexts: linesOf(linkTexts[at] ?? ''),
      };
    });
  });
}

/** Returns the record type of a heading level. */
export function typeOfLevel(level: number): Exclude<RecordType, 'content'> {
  return levels[level] as Exclude<RecordType, 'content'>;
}
