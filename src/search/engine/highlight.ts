import { fold, rememberedNamesOf } from './tokenize';

/** Tags around what matched, as the search request names them (specification §7). */
export interface HighlightTags {
  pre: string;
  post: string;
}

export interface Range {
  start: number;
  end: number;
}

/** Returns where a text holds one of the terms, whole names first, then their parts. */
export function matchRanges(text: string, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  for (const { whole, words, camel } of rememberedNamesOf(text)) {
    if (terms.has(whole.term)) {
      ranges.push(whole);
      continue;
    }
    const found = ranges.length;
    for (const pieces of [words, camel]) {
      for (const piece of ranges.length === found ? pieces : []) {
        if (terms.has(piece.term)) {
          ranges.push(piece);
        }
      }
    }
  }
  return ranges;
}

/** Returns where a text holds the query as it was typed; folding keeps lengths except for a few signs, which match nothing. */
export function literalRange(text: string, query: string): Range[] {
  const start = text.toLowerCase().indexOf(fold(query));
  return start < 0 || query === '' ? [] : [{ start, end: start + query.length }];
}

/** Puts tags around ranges of a text. */
export function highlight(text: string, ranges: readonly Range[], tags: HighlightTags): string {
  let out = '';
  let at = 0;
  for (const { start, end } of ranges) {
    if (start < at) {
      continue;
    }
    out += text.slice(at, start) + tags.pre + text.slice(start, end) + tags.post;
    at = end;
  }
  return out + text.slice(at);
}

/**
 * Cuts a text to `words` words around the place with most matches, `ellipsis` marking what is left out.
 *
 * @returns the snippet with its matches tagged.
 */
export function snippet(
  text: string,
  ranges: readonly Range[],
  words: number,
  ellipsis: string,
  tags: HighlightTags,
): string {
  const all = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  if (all.length <= words) {
    return highlight(text, ranges, tags);
  }
  const hits = all.map(
    (word) => ranges.filter(({ start, end }) => start < word.end && end > word.start).length,
  );
  let best = 0;
  let bestCount = -1;
  let count = hits.slice(0, words).reduce((sum, value) => sum + value, 0);
  for (let first = 0; first <= all.length - words; first += 1) {
    if (first > 0) {
      count += (hits[first + words - 1] ?? 0) - (hits[first - 1] ?? 0);
    }
    // Two words before the first match give it a context.
    const lead = hits[first] ? 0 : hits[first + 2] || hits[first + 1] ? 0.5 : 0;
    if (count + lead > bestCount) {
      bestCount = count + lead;
      best = first;
    }
  }
  const from = all[best]?.start ?? 0;
  const to = all[best + words - 1]?.end ?? text.length;
  const inside = ranges
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from, end: end - from }));
  const middle = highlight(text.slice(from, to), inside, tags);
  // After a sentence: “starts. …” rather than “starts.…”.
  const gap = /[.!?]$/.test(text.slice(from, to)) ? ' ' : '';
  return `${from > 0 ? ellipsis : ''}${middle}${to < text.length ? gap + ellipsis : ''}`;
}
