import { matchRanges, snippet } from './highlight';
import { cellSeparator, type Level, levels, type RecordType, type SearchRecord } from './record';
import type { Match } from './searchIndex';
import { type ContentBlock, type PageSection, siteTag } from './shard';
import { stem, termsOf } from './tokenize';

/** A text with its matches tagged, as a search service returns it. */
interface Tagged {
  value: string;
}

interface TaggedTexts {
  content?: Tagged;
  hierarchy: Partial<Record<Level, Tagged>>;
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

/** Returns the anchor of a table row of the docs by its first cell, if it has an anchor. */
export type RowAnchor = (cell: string) => string | undefined;

/** More than a page's description has, so that it is shown whole. */
const descriptionWords = 40;
/** Cells with fewer words are values: a type, a default, “Yes”. */
const sentenceWords = 3;

const stemsIn = (text: string): Set<string> => new Set(termsOf(text).map(stem));

/** Returns the first block of a section with the most words of the query. */
function bestBlock({ section, words }: Match, query: string): ContentBlock | undefined {
  let best: ContentBlock | undefined;
  let most = 0;
  for (const block of section.blocks) {
    const held = stemsIn(block.text);
    const text = block.text.toLowerCase();
    const count =
      words.filter((terms) => [...terms].some((term) => held.has(term))).length +
      (query.length > 2 && text.includes(query) ? 2 : 0) +
      (text.startsWith(query) ? 1 : 0);
    if (count > most) {
      [best, most] = [block, count];
    }
  }
  return best;
}

/** Formats a table row as text: its first cell, followed by sentences and matching values. */
function rowAsText(text: string, terms: ReadonlySet<string>): string {
  const [first = '', ...others] = text.split(cellSeparator);
  const shown = others.filter(
    (cell) => cell.split(' ').length >= sentenceWords || matchRanges(cell, terms).length > 0,
  );
  return others.length === 0 ? text : `${first}: ${(shown.length > 0 ? shown : others).join(', ')}`;
}

/** Finds the table row whose key, or the last part of whose key, is the query. */
function rowNamed({ tag, blocks }: PageSection, query: string, rowAnchor?: RowAnchor) {
  const rows = (tag === siteTag ? [] : blocks).flatMap((block) => {
    const [cell = '', ...others] = block.text.split(cellSeparator);
    const anchor = others.length > 0 ? rowAnchor?.(cell) : undefined;
    return anchor === undefined ? [] : [{ key: cell.toLowerCase(), block, anchor }];
  });
  return rows.find(({ key }) => key === query) ?? rows.find(({ key }) => key.endsWith(`.${query}`));
}

/** Converts a match to a hit: the heading if it has all words of the query, or else the text below it with the most words. */
export function toHit(
  match: Match,
  typed: string,
  snippetWords: number,
  rowAnchor?: RowAnchor,
): SearchHit {
  const { section, words } = match;
  const query = typed.trim().toLowerCase();
  const terms = new Set(words.flatMap((word) => [...word]));
  const inHeading = stemsIn(section.heading);
  const isHeading =
    words.length > 0 && words.every((word) => [...word].some((term) => inHeading.has(term)));
  const row = rowNamed(section, query, rowAnchor);
  const block = row?.block ?? (isHeading ? undefined : bestBlock(match, query));
  const anchor = row?.anchor ?? section.anchor;
  const [page = ''] = section.url.split('#');
  const content = block ? rowAsText(block.text, terms) : section.about?.description || null;
  const write = (text: string, limit: number): Tagged => ({
    value: snippet(text, matchRanges(text, terms, query), limit),
  });
  const headings = levels.flatMap((level) => {
    const text = section.hierarchy[level];
    return text === null ? [] : [[level, write(text, snippetWords)]];
  });
  return {
    objectID: block?.objectID ?? section.objectID,
    ...(block && { parentID: section.objectID }),
    type: block ? 'content' : (levels[section.level] as RecordType),
    hierarchy: section.hierarchy,
    content,
    url: anchor === null ? page : `${page}#${anchor}`,
    // DocSearch reads the name of a group from it.
    _highlightResult: { hierarchy: { lvl0: { value: section.hierarchy.lvl0 } } },
    _snippetResult: {
      ...(content && { content: write(content, block ? snippetWords : descriptionWords) }),
      hierarchy: Object.fromEntries(headings),
    },
  };
}
