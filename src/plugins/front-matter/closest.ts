import { distance } from 'fastest-levenshtein';

const letters = (text: string): string => [...text].sort().join('');

/** Returns the known text that is most like one: a third of the letters may differ, or their order, as in `rset` for `rest`. */
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
  show = (near: string): string => `Did you mean ${near}?`,
): string {
  const near = closest(text, known);
  return near === undefined ? otherwise : show(near);
}
