import { distance } from 'fastest-levenshtein';

const letters = (text: string): string => [...text].sort().join('');

/**
 * Returns the known text that is most like one, or `undefined` when more than a third of the letters differ in all. Letters
 * in another order, such as `rset` for `rest`, count as like.
 */
export function closest(text: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(text, candidate) }))
    .filter(
      ({ candidate, edits }) =>
        edits <= Math.max(text.length, candidate.length) / 3 ||
        letters(candidate) === letters(text),
    )
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate));
  return best?.candidate;
}

/** Asks whether the closest known text was meant, written as `show` says; returns `otherwise` where none is close. */
export function didYouMean(
  text: string,
  known: readonly string[],
  otherwise: string,
  show = (near: string): string => near,
): string {
  const near = closest(text, known);
  return near === undefined ? otherwise : `Did you mean ${show(near)}?`;
}
