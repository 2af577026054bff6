import { type Layout, leftOfCommon } from './layout';
import { fieldNumber, type Postings } from './postings';
import { stemsInOrder } from './proximity';
import { rankWeights } from './rankWeights';
import type { Section } from './shard';
import { fold } from './tokenize';

/** Says how much a keyword tells of the page that has it, from 0 to 1. */
export type KeywordShares = (keyword: string, page: number) => number;

/** What is known of an index. */
interface Indexed {
  sections: readonly Section[];
  postings: Postings;
  layout: Layout;
  /** Terms by stem. */
  stems: ReadonlyMap<string, readonly string[]>;
}

const contentField = fieldNumber('content');
const titleField = fieldNumber('title');
/** A heading says as much as this many words of a text. */
const headingCount = 3;

/** Counts the pages that have each keyword. */
function pagesPerKeyword(sections: readonly Section[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { about } of sections) {
    for (const keyword of about?.keywords ?? []) {
      counts.set(fold(keyword), (counts.get(fold(keyword)) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Weighs keywords: one that many pages have, such as “docker”, names none of them, and one that another page has in its text
 * more often than its own, such as “cluster”, is the other's word before it is a name of this one. Keywords that no text has
 * are what readers say instead of it; they keep their weight.
 */
export function keywordShares({ sections, postings, layout, stems }: Indexed): KeywordShares {
  const counts = pagesPerKeyword(sections);
  const known = new Map<string, Float32Array>();
  /** How often each page has a word below or in its headings. */
  const occurrences = (stemmed: string): Float32Array => {
    let found = known.get(stemmed);
    if (found === undefined) {
      const perPage = new Float32Array(layout.pages);
      for (const form of stems.get(stemmed) ?? []) {
        postings.each(form, (id, field, count) => {
          const worth = field === titleField ? headingCount : field === contentField ? 1 : 0;
          const page = layout.pageOf[id] ?? 0;
          perPage[page] = (perPage[page] ?? 0) + worth * count;
        });
      }
      found = perPage;
      known.set(stemmed, found);
    }
    return found;
  };
  return (keyword, page) => {
    const { commonKeyword, leastKeyword, keywordPrior } = rankWeights;
    const folded = fold(keyword);
    const common = leftOfCommon(commonKeyword, counts.get(folded) ?? 1);
    const lists = stemsInOrder(folded).map(occurrences);
    if (lists.length === 0) {
      return common;
    }
    const held = (at: number): number =>
      lists.reduce((least, list) => Math.min(least, list[at] ?? 0), Number.POSITIVE_INFINITY);
    let most = 0;
    for (let at = 0; at < layout.pages; at += 1) {
      most = Math.max(most, held(at));
    }
    return common * Math.max(leastKeyword, (held(page) + keywordPrior) / (most + keywordPrior));
  };
}
