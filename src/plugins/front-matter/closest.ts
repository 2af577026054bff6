/** How many letters must be added, left out, changed or swapped with their neighbour (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + cost,
          isSwap ? (above[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    above = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Returns the known text that is most like one, or `undefined` when more than a third of the letters differ in all. */
export function closest(text: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(text, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(text.length, candidate.length) / 3)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate));
  return best?.candidate;
}
