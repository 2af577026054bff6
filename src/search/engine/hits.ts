import { type HighlightOptions, literalRange, matchRanges, snippet } from './highlight';
import { cellSeparator, levels, type SearchRecord } from './record';
import type { Match } from './searchIndex';
import { type Block, type Section, siteTag, typeOfLevel } from './shard';
import { stem } from './stem';
import { termsOf } from './tokenize';

/** A text with its matches tagged, as a search service returns it. */
interface Tagged {
  value: string;
}

interface TaggedTexts {
  content?: Tagged;
  hierarchy: Record<(typeof levels)[number], Tagged | undefined>;
}

/** One result, in DocSearch's shape (specification §3). */
export type SearchHit = Pick<
  SearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url'
> & {
  /** `objectID` of the heading above a text, if the index has it. */
  parentID?: string;
  _highlightResult: TaggedTexts;
  _snippetResult: TaggedTexts;
};

/** Names the place of a table row of the docs by its first cell; `undefined` if it has no such place. */
export type RowAnchor = (cell: string) => string | undefined;

/** A page's description is shown whole; it has about twenty words. */
const descriptionWords = 40;
/** Cells with fewer words are values: a type, a default, “Yes”. */
const sentenceWords = 3;

/** Returns the block of a section that holds most words of the query; earlier before later. */
function bestBlock({ section, words }: Match, query: string): Block | undefined {
  const literal = query.trim().toLowerCase();
  let best: Block | undefined;
  let most = 0;
  for (const block of section.blocks) {
    const text = block.text.toLowerCase();
    const held = new Set(termsOf(block.text).map(stem));
    const count =
      words.filter((terms) => [...terms].some((term) => held.has(term))).length +
      (literal.length > 2 && text.includes(literal) ? 2 : 0) +
      (text.startsWith(literal) ? 1 : 0);
    if (count > most) {
      [best, most] = [block, count];
    }
  }
  return best;
}

/** Writes a table row as a sentence: what it is about, what it says of that, and the values that matched. */
function rowAsText(text: string, terms: ReadonlySet<string>): string {
  const [first = '', ...others] = text.split(cellSeparator);
  const shown = others.filter(
    (cell) => cell.split(' ').length >= sentenceWords || matchRanges(cell, terms).length > 0,
  );
  return others.length === 0 ? text : `${first}: ${(shown.length > 0 ? shown : others).join(', ')}`;
}

/** Finds the row of the docs whose name the query is, and its place. */
function rowNamed(
  { tag, blocks }: Section,
  query: string,
  rowAnchor: RowAnchor | undefined,
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

/** Writes a match as a hit: the heading if it holds all words of the query, else the text below it that holds most. */
export function toHit(
  match: Match,
  query: string,
  options: HighlightOptions,
  rowAnchor?: RowAnchor,
): SearchHit {
  const { section, words } = match;
  const terms = new Set(words.flatMap((word) => [...word]));
  const inHeading = new Set(termsOf(section.heading).map(stem));
  const isHeading =
    words.length > 0 && words.every((word) => [...word].some((term) => inHeading.has(term)));
  const row = rowNamed(section, query, rowAnchor);
  const block = row?.block ?? (isHeading ? undefined : bestBlock(match, query));
  const anchor = row?.anchor ?? section.anchor;
  const [page = ''] = section.url.split('#');
  const content = block ? rowAsText(block.text, terms) : section.about?.description || null;
  const write = (text: string, limit: number): Tagged => {
    const found = matchRanges(text, terms);
    const ranges = found.length > 0 ? found : literalRange(text, query.trim());
    return { value: snippet(text, ranges, { ...options, words: limit }) };
  };
  const texts = (limit: number, ofContent: number): TaggedTexts => ({
    ...(content && { content: write(content, ofContent) }),
    hierarchy: Object.fromEntries(
      levels.map((level) => {
        const text = section.hierarchy[level];
        return [level, text === null ? undefined : write(text, limit)];
      }),
    ) as TaggedTexts['hierarchy'],
  });
  return {
    objectID: block?.objectID ?? section.objectID,
    ...(block && { parentID: section.objectID }),
    type: block ? 'content' : typeOfLevel(section.level),
    hierarchy: section.hierarchy,
    content,
    url: anchor === null ? page : `${page}#${anchor}`,
    _highlightResult: texts(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    _snippetResult: texts(options.words, block ? options.words : descriptionWords),
  };
}
