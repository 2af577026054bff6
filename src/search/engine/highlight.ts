import { fold, namesOf, stem } from './tokenize';

/** Part of a text. */
export interface Range {
  start: number;
  end: number;
}

/** How both backends mark matches and shorten texts (specification §7). */
export const marks = { pre: '<mark>', post: '</mark>', ellipsis: '…' };

/** Finds the terms in a text: whole names, or else parts of them, or else the literal query. */
export function matchRanges(text: string, terms: ReadonlySet<string>, query = ''): Range[] {
  const isTerm = ({ term }: { term: string }): boolean => terms.has(stem(term));
  const ranges = namesOf(text).flatMap(({ whole, parts }) =>
    isTerm(whole) ? [whole] : parts.filter(isTerm),
  );
  const start = ranges.length > 0 || query === '' ? -1 : text.toLowerCase().indexOf(fold(query));
  return start < 0 ? ranges : [{ start, end: start + query.length }];
}

/** Marks ranges of a text, and shortens it to the words around most of them. If two ranges overlap, it marks the first. */
export function snippet(text: string, ranges: readonly Range[], words: number): string {
  const { pre, post, ellipsis } = marks;
  const pieces = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const isHit = pieces.map((word) =>
    ranges.some(({ start, end }) => start < word.end && end > word.start),
  );
  let first = 0;
  let most = 0;
  for (let at = 0; at <= pieces.length - words; at += 1) {
    const hits = isHit.slice(at, at + words).filter(Boolean).length;
    // A word or two before the first match give it context.
    const count = hits + (!isHit[at] && (isHit[at + 1] || isHit[at + 2]) ? 0.5 : 0);
    if (count > most) {
      [first, most] = [at, count];
    }
  }
  const from = first === 0 ? 0 : (pieces[first]?.start ?? 0);
  const to = first + words < pieces.length ? (pieces[first + words - 1]?.end ?? 0) : text.length;
  let out = from > 0 ? ellipsis : '';
  let at = from;
  for (const { start, end } of ranges) {
    if (start >= at && end <= to) {
      out += text.slice(at, start) + pre + text.slice(start, end) + post;
      at = end;
    }
  }
  out += text.slice(at, to);
  // After a sentence: “starts. …” rather than “starts.…”.
  return to < text.length ? `${out}${/[.!?]$/.test(out) ? ' ' : ''}${ellipsis}` : out;
}
