import { closest } from '../front-matter/closest';

/** Latin letters that Unicode doesn't take apart into a plain one and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Makes an address part of a title: its words in lower case and in plain Latin letters, joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Splits a list that was written with commas. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Refuses names that a file doesn't have.
 *
 * @param file the file that has the names, for the message.
 * @throws Error naming the closest known name, or all of them where none is close.
 */
export function assertKnown(
  kind: string,
  names: readonly string[],
  known: readonly string[],
  file: string,
): void {
  for (const name of names.filter((entry) => !known.includes(entry))) {
    const near = closest(name, known);
    const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
    throw new Error(`There is no ${kind} "${name}" in ${file}.${hint} Known: ${known.join(', ')}.`);
  }
}
