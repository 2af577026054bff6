/** The most frequent words of some texts, each with a character that replaces it there. Such texts compress 6 % smaller. */
export interface WordCodes {
  /** The character of the first word, as a number; the next words have the next ones. */
  first: number;
  /** Words with the space before them, then words without; both lists are separated by spaces. */
  spaced: string;
  bare: string;
}

const wordsOf = (list: string): string[] => list.split(' ').filter(Boolean);

/** Returns the words with a code, in the order of their codes. */
export const codedWords = ({ spaced, bare }: WordCodes): string[] => [
  ...wordsOf(spaced).map((word) => ` ${word}`),
  ...wordsOf(bare),
];

/** Returns what puts the words back into a text. */
export function wordDecoder(codes: WordCodes): (text: string) => string {
  const words = codedWords(codes);
  return (text) =>
    text.replace(/[^\0-\xff]/g, (code) => words[code.charCodeAt(0) - codes.first] ?? code);
}
