import { distance, closest as nearest } from 'fastest-levenshtein';

/** Returns the known text that is most like one: two fifths of the letters may differ. */
export function closest(text: string, known: readonly string[]): string | undefined {
  const near = known.length === 0 ? undefined : nearest(text, known);
  const most = Math.max(text.length, near?.length ?? 0) * 0.4;
  return near !== undefined && distance(text, near) <= most ? near : undefined;
}

/** Asks whether the closest known text was meant; returns `otherwise` where none is close. */
export function didYouMean(text: string, known: readonly string[], otherwise = ''): string {
  const near = closest(text, known);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}
