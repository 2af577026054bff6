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
/** A cheap look whether a name can have such a boundary. */
const maybeCamel = /[^A-Z][A-Z]|[A-Z][A-Z][a-z]/;
const signsAround = /^[_$]+(?=.)|(?<=.)[_$]+$/gu;
const ascii = /^[\0-\x7f]*$/;
/** Longer runs are encoded data rather than names. */
const maxTermLength = 80;

/** Returns the form in which terms are compared: lower case, without diacritics. */
export function fold(text: string): string {
  return ascii.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const token = (text: string, start: number): Token => ({
  term: fold(text),
  start,
  end: start + text.length,
});

/** The camelCase pieces of a word; none if it is one piece. */
function camelPieces(word: string, offset: number): Token[] {
  if (!maybeCamel.test(word)) {
    return [];
  }
  const pieces = word.split(camelBoundary);
  if (pieces.length < 2) {
    return [];
  }
  let at = offset;
  return pieces.flatMap((piece) => {
    const start = at;
    at += piece.length;
    return piece.length > 1 ? [token(piece, start)] : [];
  });
}

/** One name of a text: whole, in the words between its signs, and in its camelCase pieces. */
export interface Name {
  whole: Token;
  /** Empty when the name has no signs inside. */
  words: Token[];
  camel: Token[];
}

const noTokens: Token[] = [];

/** Splits a text into names; a name is kept whole and in parts, so that each of them finds it. */
export function namesOf(text: string): Name[] {
  const names: Name[] = [];
  for (const match of text.matchAll(compound)) {
    const written = match[0];
    const name = /[_$]/.test(written) ? written.replace(signsAround, '') : written;
    const offset = match.index + (name === written ? 0 : written.indexOf(name));
    const whole = token(name, offset);
    if (whole.term.length > maxTermLength) {
      continue;
    }
    if (/^[\p{L}\p{N}]+$/u.test(name)) {
      names.push({ whole, words: noTokens, camel: camelPieces(name, offset) });
      continue;
    }
    const words: Token[] = [];
    const camel: Token[] = [];
    for (const found of name.matchAll(part)) {
      words.push(token(found[0], offset + found.index));
      camel.push(...camelPieces(found[0], offset + found.index));
    }
    if (words.length > 0) {
      names.push({ whole, words, camel });
    }
  }
  return names;
}

const remembered = new Map<string, readonly Name[]>();
/** Texts whose names are kept: the results of one key are mostly those of the key before. */
const rememberedTexts = 4000;

/** The same, kept for the next call. */
export function rememberedNamesOf(text: string): readonly Name[] {
  let names = remembered.get(text);
  if (names === undefined) {
    if (remembered.size >= rememberedTexts) {
      remembered.clear();
    }
    names = namesOf(text);
    remembered.set(text, names);
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
