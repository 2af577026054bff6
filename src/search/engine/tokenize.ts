/** A word of a text and where it stands. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** Runs of letters and digits, with the signs that join parts of one name: `core-site.xml`, `a.b.httpPort`, `/api/x`. */
const compound = /[\p{L}\p{N}_$]+(?:[.\-/:#@]+[\p{L}\p{N}_$]+)*/gu;
const part = /[\p{L}\p{N}]+/gu;
/** Between `httpPort` and between `JDBCDriver`. */
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Longer runs are encoded data rather than names. */
const maxTermLength = 80;

/** Returns the form in which terms are compared: lower case, without diacritics. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const token = (text: string, start: number): Token => ({
  term: fold(text),
  start,
  end: start + text.length,
});

/** Returns the parts of one name: split at its signs, and these again between camelCase words. */
function partsOf(name: string, offset: number): { words: Token[]; camel: Token[] } {
  const words: Token[] = [];
  const camel: Token[] = [];
  for (const match of name.matchAll(part)) {
    const word = match[0];
    const start = offset + match.index;
    words.push(token(word, start));
    const pieces = word.split(camelBoundary);
    if (pieces.length > 1) {
      let at = start;
      for (const piece of pieces) {
        if (piece.length > 1) {
          camel.push(token(piece, at));
        }
        at += piece.length;
      }
    }
  }
  return { words, camel };
}

/** One name of a text: whole, in the words between its signs, and in its camelCase pieces. */
export interface Name {
  whole: Token;
  /** Empty when the name has no signs inside. */
  words: Token[];
  camel: Token[];
}

/** Splits a text into names; a name is kept whole and in parts, so that each of them finds it. */
export function namesOf(text: string): Name[] {
  const names: Name[] = [];
  for (const match of text.matchAll(compound)) {
    const name = match[0].replace(/^[_$]+(?=.)|(?<=.)[_$]+$/gu, '');
    const offset = match.index + match[0].indexOf(name);
    const { words, camel } = partsOf(name, offset);
    const whole = token(name, offset);
    if (words.length === 0 || whole.term.length > maxTermLength) {
      continue;
    }
    const isPlain = words.length === 1 && words[0]?.term === whole.term;
    names.push({ whole, words: isPlain ? [] : words, camel });
  }
  return names;
}

/** Terms of a text for the index: names whole and in the words between their signs. */
export function termsOf(text: string): string[] {
  return namesOf(text).flatMap(({ whole, words }) => [
    whole.term,
    ...words.map(({ term }) => term).filter((term) => term.length > 1),
  ]);
}

/** The camelCase pieces of a text's names, kept apart because they say less than words that stand alone. */
export function camelTermsOf(text: string): string[] {
  return namesOf(text).flatMap(({ camel }) => camel.map(({ term }) => term));
}
