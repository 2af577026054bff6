import { type HighlightTags, literalRange, matchRanges, snippet } from './highlight';
import { cellSeparator, levels, type SearchRecord } from './record';
import type { Match } from './searchIndex';
import { type Block, type Section, siteTag, typeOfLevel } from './shard';

/** A text with its matches tagged, as a search service returns it. */
export interface Tagged {
  value: string;
}

type TaggedHierarchy = Record<(typeof levels)[number], Tagged | undefined>;

/** One result, in DocSearch's shape (specification §3). */
export type SearchHit = Pick<
  SearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url'
> & {
  /** `objectID` of the heading above a text, if the index has it. */
  parentID?: string;
  _highlightResult: { content?: Tagged; hierarchy: TaggedHierarchy };
  _snippetResult: { content?: Tagged; hierarchy: TaggedHierarchy };
};

/** How hits are written out. */
export interface HitOptions {
  tags: HighlightTags;
  /** Words of a snippet. */
  snippetWords: number;
  ellipsis: string;
  /** Names the place of a table row of the docs by its first cell; `undefined` where there is none. */
  rowAnchor?: (cell: string) => string | undefined;
}

/** Above this share of the query's words a section is shown by its headings rather than by a text in it. */
const headingShare = 0.999;

/** Returns the block of a section that holds most of the matched terms; earlier before later. */
function bestBlock(match: Match, terms: ReadonlySet<string>, query: string): Block | undefined {
  let best: Block | undefined;
  let bestScore = 0;
  const literal = query.trim().toLowerCase();
  for (const block of match.section.blocks) {
    const text = block.text.toLowerCase();
    const held = new Set(
      matchRanges(block.text, terms).map(({ start, end }) => text.slice(start, end)),
    );
    const isLiteral = literal.length > 2 && text.includes(literal);
    const score = held.size + (isLiteral ? 2 : 0) + (text.startsWith(literal) ? 1 : 0);
    if (score > bestScore) {
      best = block;
      bestScore = score;
    }
  }
  return best;
}

/** A page's description is shown whole; it has about twenty words. */
const descriptionWords = 40;
/** Cells with fewer words are values: a type, a default, “Yes”. */
const sentenceWords = 3;

/** Writes a table row as a sentence: what it is about, what it says of that, and the values that matched. */
function rowAsText(text: string, terms: ReadonlySet<string>): string {
  const [first = '', ...others] = text.split(cellSeparator);
  const told = others.filter(
    (cell) => cell.split(' ').length >= sentenceWords || matchRanges(cell, terms).length > 0,
  );
  return others.length === 0 ? text : `${first}: ${(told.length > 0 ? told : others).join(', ')}`;
}

/** Finds the row of the docs whose name the query is, and its place. */
function rowNamed(
  { tag, blocks }: Section,
  query: string,
  { rowAnchor }: HitOptions,
): { block: Block; anchor: string } | undefined {
  const name = query.trim().toLowerCase();
  for (const block of tag === siteTag ? [] : blocks) {
    const [cell = '', ...others] = block.text.split(cellSeparator);
    const anchor = others.length > 0 && cell.toLowerCase() === name ? rowAnchor?.(cell) : undefined;
    if (anchor !== undefined) {
      return { block, anchor };
    }
  }
  return undefined;
}

/** Writes a match out as a hit: the heading, or the text below it that holds what its headings don't. */
export function toHit(match: Match, query: string, options: HitOptions): SearchHit {
  const { section, terms } = match;
  const row = rowNamed(section, query, options);
  const isHeading = match.headingCover > headingShare;
  const block = row?.block ?? (isHeading ? undefined : bestBlock(match, terms, query));
  const anchor = row?.anchor ?? section.anchor;
  const [page = ''] = section.url.split('#');
  const content = block ? rowAsText(block.text, terms) : section.about?.description || null;
  const write = (text: string, words = Number.POSITIVE_INFINITY): Tagged => {
    const found = matchRanges(text, terms);
    const ranges = found.length > 0 ? found : literalRange(text, query.trim());
    return { value: snippet(text, ranges, words, options.ellipsis, options.tags) };
  };
  const hierarchy = (words?: number): TaggedHierarchy =>
    Object.fromEntries(
      levels.map((level) => {
        const text = section.hierarchy[level];
        return [level, text === null ? undefined : write(text, words)];
      }),
    ) as TaggedHierarchy;
  return {
    objectID: block?.objectID ?? section.objectID,
    ...(block && { parentID: section.objectID }),
    type: block ? 'content' : typeOfLevel(section.level),
    hierarchy: section.hierarchy,
    content,
    url: anchor === null ? page : `${page}#${anchor}`,
    _highlightResult: {
      ...(content && { content: write(content) }),
      hierarchy: hierarchy(),
    },
    _snippetResult: {
      ...(content && {
        content: write(content, block ? options.snippetWords : descriptionWords),
      }),
      hierarchy: hierarchy(options.snippetWords),
    },
  };
}
