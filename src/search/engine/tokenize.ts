/** A word and its place in a text. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** A name in a text, with its parts between signs and inner capitals. */
export interface Name {
  whole: Token;
  /** Empty if the name is a single word. */
  parts: Token[];
}

/** Letters and digits with the signs that join them: `core-site.xml`, `a.b.httpPort`. */
const name = /[\p{L}\p{N}][\p{L}\p{N}_$]*(?:[.\-/:#@]+[\p{L}\p{N}_$]+)*/gu;
const word = /[\p{L}\p{N}]+/gu;
/** The pieces of `httpPort` and `JDBCDriver`. */
const piece = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{N}]+/gu;
/** Matches most words, which have no parts. An index has a hundred thousand of them. */
const lowerCaseWord = /^[A-Za-z]?[a-z]*$/;
const ascii = /^[\0-\x7f]*$/;
/** Longer runs are encoded data, not names. */
const maxTermLength = 80;

/** Returns the form in which terms are compared: lower case, without diacritics. */
export function fold(text: string): string {
  return ascii.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Finds the tokens that match a pattern in a part of a text that starts at `offset`. */
const tokensIn = (text: string, pattern: RegExp, offset: number): Token[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    term: fold(match),
    start: offset + index,
    end: offset + index + match.length,
  }));

/** Splits a text into names and their parts. */
export function namesOf(text: string): Name[] {
  return tokensIn(text, name, 0).flatMap((whole) => {
    if (whole.term.length > maxTermLength) {
      return [];
    }
    const written = text.slice(whole.start, whole.end);
    if (lowerCaseWord.test(written)) {
      return [{ whole, parts: [] }];
    }
    const parts = tokensIn(written, word, whole.start).flatMap((part) => {
      const pieces = tokensIn(text.slice(part.start, part.end), piece, part.start);
      return pieces.length > 1 ? [part, ...pieces] : [part];
    });
    return [{ whole, parts: parts.filter(({ term }) => term.length > 1 && term !== whole.term) }];
  });
}

/** Returns the terms of a text for the index. */
export const termsOf = (text: string): string[] =>
  namesOf(text).flatMap(({ whole, parts }) => [whole.term, ...parts.map(({ term }) => term)]);

/** English endings that don't change the meaning of a word. Nouns for persons and things keep theirs: Ranger isn't about ranges.
 */
const endings =
  /(?:i[sz]ations?|ations?|at(?:ing|ed|es?)|e?ments?|i[sz](?:ing|ed|es?)|ings?|ions?|ed|able|als?|ly|enc[ey]|ent|e)$/;
/** Shorter stems would be ambiguous. */
const minStemLength = 4;
/** Caches stems, because an index repeats its words many times. */
const remembered = new Map<string, string>();

/** Strips an English plural: `queries` → `query`, `indexes` → `index`, `catalogs` → `catalog`. */
function singular(term: string): string {
  if (/ies$/.test(term) && term.length > 4) {
    return `${term.slice(0, -3)}y`;
  }
  if (/(?:[sxz]|[cs]h)es$/.test(term) && term.length > 5) {
    return term.slice(0, -2);
  }
  return /[^sui]s$/.test(term) && term.length > 3 ? term.slice(0, -1) : term;
}

function shorten(term: string): string {
  let stemmed = singular(term);
  for (let pass = 0; pass < 2; pass += 1) {
    const shorter = stemmed.replace(endings, '');
    stemmed = shorter.length < minStemLength ? stemmed : shorter;
  }
  return stemmed;
}

/** Returns the stem that the forms of an English word share, such as `partitioning` and `partitions`. Names with digits or
 * signs aren't changed.
 */
export function stem(term: string): string {
  let stemmed = remembered.get(term);
  if (stemmed === undefined) {
    stemmed = /^[a-z]{4,}$/.test(term) ? shorten(term) : term;
    remembered.set(term, stemmed);
  }
  return stemmed;
}
