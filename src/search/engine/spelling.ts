/** How far a word of the index is from what was typed. */
export interface Correction {
  term: string;
  /** Letters added, left out, changed or swapped. */
  distance: number;
  /** What was typed resembles only the beginning of the term. */
  isPrefix: boolean;
}

/** Edits allowed by the length of what was typed: one from four letters, two from six. */
const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** In a shorter word, two wrong letters are taken for a slip only if it begins right. */
const longWord = 8;

/** A set of a word's letters and digits as bits, to leave out most words without comparing them. */
function letterSet(term: string): number {
  let set = 0;
  for (let index = 0; index < term.length; index += 1) {
    const code = term.charCodeAt(index);
    const bit = code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27;
    set |= 1 << bit;
  }
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}

/**
 * Counts the edits between two words, a swap of adjacent letters being one (optimal string alignment).
 *
 * @returns the distance to the whole term, and the least distance to any beginning of it; `limit + 1` stands for more.
 */
export function editDistance(
  typed: string,
  term: string,
  limit: number,
): { whole: number; prefix: number } {
  const width = term.length + 1;
  let before = new Uint8Array(width);
  let previous = Uint8Array.from({ length: width }, (_, column) => Math.min(column, 255));
  let current = new Uint8Array(width);
  for (let row = 1; row <= typed.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === term[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
      if (swapped && column > 1) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) {
      return { whole: limit + 1, prefix: limit + 1 };
    }
    [before, previous, current] = [previous, current, before];
  }
  return { whole: previous[width - 1] ?? limit + 1, prefix: Math.min(...previous) };
}

/** The words of an index, and what a misspelt one may have meant. */
export class Vocabulary {
  private readonly sets: Int32Array;
  private readonly terms: string[];
  private readonly known = new Map<string, Correction[]>();
  private readonly sorted: string[];

  /** @param counts how often each term occurs in the index. */
  constructor(private readonly counts: ReadonlyMap<string, number>) {
    this.terms = [...counts.keys()].filter((term) => term.length > 2);
    this.sorted = [...counts.keys()].sort();
    this.sets = Int32Array.from(this.terms, letterSet);
  }

  has(term: string): boolean {
    return this.counts.has(term);
  }

  /** How often a term occurs in the index. */
  count(term: string): number {
    return this.counts.get(term) ?? 0;
  }

  /** Says whether a term of the index begins with this. */
  hasPrefix(start: string): boolean {
    return this.sorted[this.lowerBound(start)]?.startsWith(start) ?? false;
  }

  /** Place of the first term that doesn't come before this one. */
  private lowerBound(start: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < start) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns the terms that begin with this, at most `limit`, the commonest first. */
  startingWith(start: string, limit: number): string[] {
    const found: string[] = [];
    for (let at = this.lowerBound(start); this.sorted[at]?.startsWith(start); at += 1) {
      found.push(this.sorted[at] ?? '');
    }
    return found.length > limit
      ? found.sort((a, b) => this.count(b) - this.count(a)).slice(0, limit)
      : found;
  }

  /**
   * Returns the terms that a word may have meant, nearest first, at most `limit`.
   *
   * @param asPrefix whether the word may be unfinished.
   */
  corrections(typed: string, asPrefix: boolean, limit = 6): Correction[] {
    const key = `${asPrefix ? '*' : ''}${typed}`;
    let found = this.known.get(key);
    if (found === undefined) {
      found = this.search(typed, asPrefix);
      this.known.set(key, found);
    }
    return found.slice(0, limit);
  }

  private search(typed: string, asPrefix: boolean): Correction[] {
    const edits = allowedEdits(typed.length);
    if (edits === 0) {
      return [];
    }
    const typedSet = letterSet(typed);
    const found: Correction[] = [];
    this.terms.forEach((term, index) => {
      const set = this.sets[index] ?? 0;
      if (term.length < typed.length - edits || bits(typedSet & ~set) > edits) {
        return;
      }
      const isLonger = term.length > typed.length + edits;
      if (term === typed || (!asPrefix && (isLonger || bits(set & ~typedSet) > edits))) {
        return;
      }
      const { whole, prefix } = editDistance(typed, term, edits);
      if (whole === 2 && typed.length < longWord && term[0] !== typed[0]) {
        return;
      }
      if (whole <= edits) {
        found.push({ term, distance: whole, isPrefix: false });
      } else if (asPrefix && prefix <= 1) {
        found.push({ term, distance: prefix, isPrefix: true });
      }
    });
    return found.sort((a, b) => this.rank(b, typed) - this.rank(a, typed));
  }

  /** Nearer first, then whole words, then the same first letter, then the commoner word. */
  private rank({ term, distance, isPrefix }: Correction, typed: string): number {
    return (
      -distance * 100 -
      (isPrefix ? 50 : 0) +
      (term[0] === typed[0] ? 20 : 0) +
      Math.min(15, Math.log2(1 + this.count(term)))
    );
  }
}
