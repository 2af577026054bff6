import { stem } from './stem';
import { fold, namesOf } from './tokenize';

/** Part of a text. */
export interface Range {
  start: number;
  end: number;
}

/** How matches are marked, and texts cut, as a search request says (specification §7). */
export interface HighlightOptions {
  pre: string;
  post: string;
  ellipsis: string;
  /** Words of a cut text. */
  words: number;
}

/** Returns where a text holds one of the terms: whole names, else parts of them. */
export const matchRanges = (text: string, terms: ReadonlySet<string>): Range[] =>
  namesOf(text).flatMap(({ whole, parts }) =>
    [whole]
      .concat(terms.has(stem(whole.term)) ? [] : parts)
      .filter(({ term }) => terms.has(stem(term))),
  );

/** Returns where a text holds the query as it was typed. */
export function literalRange(text: string, query: string): Range[] {
  const start = query === '' ? -1 : text.toLowerCase().indexOf(fold(query));
  return start < 0 ? [] : [{ start, end: start + query.length }];
}

/** Puts tags around ranges of a text; of two that overlap, the first counts. */
export function highlight(
  text: string,
  ranges: readonly Range[],
  { pre, post }: Pick<HighlightOptions, 'pre' | 'post'>,
): string {
  let out = '';
  let at = 0;
  for (const { start, end } of ranges) {
    if (start >= at) {
      out += text.slice(at, start) + pre + text.slice(start, end) + post;
      at = end;
    }
  }
  return out + text.slice(at);
}

/** Cuts a text around the place with most matches, and marks them. */
export function snippet(text: string, ranges: readonly Range[], options: HighlightOptions): string {
  const { words, ellipsis } = options;
  const all = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  if (all.length <= words) {
    return highlight(text, ranges, options);
  }
  const isHit = all.map((word) =>
    ranges.some(({ start, end }) => start < word.end && end > word.start),
  );
  let first = 0;
  let most = -1;
  for (let at = 0; at <= all.length - words; at += 1) {
    const hits = isHit.slice(at, at + words).filter(Boolean).length;
    // A word or two before the first match give it a context.
    const count = hits + (!isHit[at] && (isHit[at + 1] || isHit[at + 2]) ? 0.5 : 0);
    if (count > most) {
      [first, most] = [at, count];
    }
  }
  const from = all[first]?.start ?? 0;
  const to = all[first + words - 1]?.end ?? text.length;
  const inside = ranges
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from, end: end - from }));
  const middle = highlight(text.slice(from, to), inside, options);
  // After a sentence: “starts. …” rather than “starts.…”.
  const gap = /[.!?]$/.test(middle) ? ' ' : '';
  return `${from > 0 ? ellipsis : ''}${middle}${to < text.length ? gap + ellipsis : ''}`;
}
