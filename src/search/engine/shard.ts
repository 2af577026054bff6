import {
  type Hierarchy,
  hierarchyAt,
  levels,
  objectIdOf,
  type PageAbout,
  type RecordType,
} from './record';

/**
 * Level, heading, anchor (0: the heading's slug, `null`: the top of the page), texts (one a line), and words that it holds beside
 * them: names of code, or the words of a post.
 */
export type PackedSection = [number, string, string | 0 | null, string, string?];
/**
 * Path below the site's address, `lvl0`, sections, page rank, what the page says of itself (keywords in one line, then its
 * description), and the words of links that lead to it, by the place of the section.
 */
export type PackedPage = [string, string, PackedSection[], number, string, Record<number, string>];

/** The records of one language and search tag, without what they repeat: the form that readers download. */
export interface Shard {
  format: 1;
  language: string;
  tag: string;
  version: string;
  siteUrl: string;
  pages: PackedPage[];
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

/** Returns the sections of a shard. */
export function unpackShard(shard: Shard): Section[] {
  return shard.pages.flatMap(([path, lvl0, packed, pageRank, packedAbout, linkTexts]) => {
    const [keywords = '', description = ''] = packedAbout.split('\n');
    const about = { keywords: keywords.split(keywordSeparator).filter(Boolean), description };
    let position = -1;
    const nextId = (): string => {
      position += 1;
      return objectIdOf(position, path);
    };
    let hierarchy: Hierarchy = {
      lvl0,
      lvl1: '',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    return packed.map(([level, heading, packedAnchor, texts, names = ''], at): Section => {
      hierarchy = hierarchyAt(hierarchy, level, heading);
      const anchor = packedAnchor === 0 ? slug(heading) : packedAnchor;
      return {
        objectID: nextId(),
        level,
        heading,
        hierarchy,
        path,
        url: `${shard.siteUrl}${path}${anchor === null ? '' : `#${anchor}`}`,
        anchor,
        tag: shard.tag,
        version: shard.version,
        pageRank,
        blocks: texts
          .split('\n')
          .filter((text) => text !== '')
          .map((text) => ({ text, objectID: nextId() })),
        names,
        about: level === 1 ? about : undefined,
        linkTexts: linkTexts[at]?.split('\n') ?? [],
      };
    });
  });
}

/** Returns the record type of a heading level. */
export function typeOfLevel(level: number): Exclude<RecordType, 'content'> {
  return levels[level] as Exclude<RecordType, 'content'>;
}
