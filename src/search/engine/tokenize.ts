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
