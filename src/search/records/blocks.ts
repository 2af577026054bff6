import type { PageAbout, RecordType, SearchRecord } from '../engine/record';
import { hierarchyAt, hierarchyOf, levels } from '../engine/record';

/** A heading of level 1 to 6, or a block below it: prose has level 0, and code level -1. */
export interface Block {
  level: number;
  text: string;
  anchor: string | null;
}

/** The fields that all records of a page share. */
export interface PageIdentity {
  siteUrl: string;
  path: string;
  lvl0: string;
  language: string;
  version: string;
  tag: string;
  /** 0 by default; negative for pages that come after pages of the same relevance. */
  pageRank?: number;
  about?: PageAbout;
}

/** DocSearch ranks lvl1 at 90, lvl2 at 80, and so on, and content at 0. Code comes last. */
const levelWeight = (level: number): number => (level > 0 ? 100 - 10 * level : level);

/** Removes the sections with these headings. */
export function withoutSections(blocks: readonly Block[], headings: readonly string[]): Block[] {
  let below = 0;
  return blocks.filter(({ level, text }) => {
    if (level > 0 && (below === 0 || level <= below)) {
      below = headings.includes(text) ? level : 0;
    }
    return below === 0;
  });
}

/**
 * Turns the blocks of a page into records.
 * @param blocks in the order of the page, with its h1 first.
 */
export function recordsOfBlocks(blocks: readonly Block[], page: PageIdentity): SearchRecord[] {
  const url = `${page.siteUrl}${page.path}`;
  let hierarchy = hierarchyOf(page.lvl0, blocks[0]?.text ?? '');
  return blocks.map(({ level, text, anchor }, position) => {
    if (level > 0) {
      hierarchy = hierarchyAt(hierarchy, level, text);
    }
    const type: RecordType = level > 0 ? (levels[level] as RecordType) : 'content';
    return {
      objectID: `${position}-${page.path}`,
      type,
      hierarchy,
      content: level > 0 ? null : text,
      url: anchor === null ? url : `${url}#${anchor}`,
      url_without_anchor: url,
      anchor,
      language: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      weight: { pageRank: page.pageRank ?? 0, level: levelWeight(level), position },
      ...(position === 0 && page.about && { about: page.about }),
    };
  });
}
