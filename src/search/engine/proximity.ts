import { isWeakWord } from './queryWords';
import type { RankQuery } from './rank';
import { rankWeights } from './rankWeights';
import { stem } from './stem';

/** Returns the stems of a folded text's words in their order. */
export const stemsInOrder = (literal: string): string[] =>
  (literal.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** A section that is compared, and its page. */
interface Candidate {
  id: number;
  page: number;
}

/** For each stem the places in the query of the words that may mean it. */
function placesOf(words: RankQuery['words']): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  words.forEach(({ evidence }, place) => {
    for (const stemmed of evidence.near.keys()) {
      places.set(stemmed, [...(places.get(stemmed) ?? []), place]);
    }
  });
  return places;
}

/** Says how close each two adjacent words of a query are in a text at best, in either order: 1 side by side, 0 out of reach. */
function closeness(
  stems: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  count: number,
): number[] {
  const last = Array.from({ length: count }, () => Number.NEGATIVE_INFINITY);
  const nearest = Array.from({ length: count - 1 }, () => Number.POSITIVE_INFINITY);
  const meet = (pair: number, distance: number): void => {
    // Of a word that means both, nothing follows.
    if (distance > 0 && distance < (nearest[pair] ?? 0)) {
      nearest[pair] = distance;
    }
  };
  stems.forEach((stemmed, at) => {
    for (const place of places.get(stemmed) ?? []) {
      last[place] = at;
      meet(place - 1, at - (last[place - 1] ?? at));
      meet(place, at - (last[place + 1] ?? at));
    }
  });
  const { reach } = rankWeights;
  return nearest.map((distance) => (distance <= reach ? 1 - (distance - 1) / (reach + 1) : 0));
}

/**
 * Says what sections gain because adjacent words of the query are close together in them and in their pages, from 0 to 1. What
 * many pages have side by side, such as “hive catalog”, says less.
 *
 * @param candidates the sections that are compared; pages that are rare among them count as rare.
 * @param stemsOf returns the stems of a section in their order; not asked for a single word.
 */
export function proximity(
  candidates: readonly Candidate[],
  asked: RankQuery['words'],
  stemsOf: (id: number) => readonly string[],
): Float32Array {
  const gains = new Float32Array(candidates.length);
  const words = asked.filter(({ term }) => !isWeakWord(term));
  if (words.length < 2) {
    return gains;
  }
  const places = placesOf(words);
  const ofSections = candidates.map(({ id }) => closeness(stemsOf(id), places, words.length));
  const ofPages = new Map<number, number[]>();
  candidates.forEach(({ page }, at) => {
    const best = ofPages.get(page) ?? [];
    ofPages.set(
      page,
      ofSections[at]?.map((value, pair) => Math.max(value, best[pair] ?? 0)) ?? best,
    );
  });
  const shares = words.map(({ share }) => share);
  const pairs = shares.slice(1).map((share, pair) => Math.min(share, shares[pair] ?? 0));
  const total = pairs.reduce((sum, share) => sum + share, 0) || 1;
  const weights = pairs.map((share, pair) => {
    let pages = 0;
    for (const best of ofPages.values()) {
      pages += best[pair] ?? 0;
    }
    const commonness = Math.log(1 + pages) / Math.log(1 + ofPages.size);
    // Words that make up less than half of the query say no more by standing together.
    return (share / Math.max(total, 0.5)) * (1 - rankWeights.commonPair * commonness);
  });
  candidates.forEach(({ page }, at) => {
    const best = ofPages.get(page);
    gains[at] = weights.reduce(
      (sum, weight, pair) =>
        sum + (weight * ((ofSections[at]?.[pair] ?? 0) + (best?.[pair] ?? 0))) / 2,
      0,
    );
  });
  return gains;
}
