import { codedWords, type WordCodes } from '../engine/wordCodes';

/** A word of at least two letters, with the space before it. */
const word = / ?[\p{L}\p{N}]{2,}/gu;
/** Letters that a word must save in all to be worth its place in the list. */
const leastSaved = 18;
/** First and last character that may stand for a word. Up to U+07FF they are two bytes long. */
const range = { first: 0x100, last: 0xd7ff };

const startsWithSpace = (text: string): boolean => text.startsWith(' ');

/** Returns the words that save most, the commonest first. */
function worthyWords(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [found] of text.matchAll(word)) {
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([text, count]) => (count - 1) * (text.length - 2) >= leastSaved)
    .sort(([, a], [, b]) => b - a)
    .map(([text]) => text);
}

/** Returns the first of so many characters in a row that none of the texts has. */
function freeCodes(texts: readonly string[], count: number): number {
  const used = new Set(texts.flatMap((text) => text.match(/[^\0-\xff]/g) ?? []));
  let { first } = range;
  for (const code of [...used].map((sign) => sign.charCodeAt(0)).sort((a, b) => a - b)) {
    if (code < first + count) {
      first = Math.max(first, code + 1);
    }
  }
  return first;
}

/** Finds the words of some texts that are worth a code; none where the texts leave no room for codes. */
export function wordCodesOf(texts: readonly string[]): WordCodes {
  const words = worthyWords(texts);
  const first = freeCodes(texts, words.length);
  const kept = first + words.length - 1 > range.last ? [] : words;
  return {
    first,
    spaced: kept.filter(startsWithSpace).join('').trimStart(),
    bare: kept.filter((text) => !startsWithSpace(text)).join(' '),
  };
}

/** Returns what puts the codes of words into a text. */
export function wordEncoder(codes: WordCodes): (text: string) => string {
  const known = new Map(
    codedWords(codes).map((text, at) => [text, String.fromCharCode(codes.first + at)]),
  );
  return (text) => text.replace(word, (found) => known.get(found) ?? found);
}
