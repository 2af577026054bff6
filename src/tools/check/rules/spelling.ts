import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { type Findings, findingsIn } from '../finding';
import type { CheckedPage, CheckedSite } from '../site';
import { readableLines } from './markdown';

/** File of the words of this site, one a line, sorted; `#` begins a comment. */
export const wordsFile = 'project-words.txt';

/** Dictionaries of cspell by package and file: American English as a compressed trie, and lists of words. */
const english = ['@cspell/dict-en_us', 'en_US.trie.gz'] as const;
const lists = [
  ['@cspell/dict-companies', 'dict/companies.txt'],
  ['@cspell/dict-fullstack', 'dict/fullstack.txt'],
  ['@cspell/dict-software-terms', 'dict/computing-acronyms.txt'],
  ['@cspell/dict-software-terms', 'dict/networkingTerms.txt'],
  ['@cspell/dict-software-terms', 'dict/software-tools.txt'],
  ['@cspell/dict-software-terms', 'dict/softwareTerms.txt.gz'],
] as const;

/** Words that no dictionary has, with a function that looks for at most three others to write instead, which takes a while. */
export type UnknownWords = ReadonlyMap<string, () => readonly string[]>;

/** Reads the words of `project-words.txt`. */
export const projectWords = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Three letters are a word unless they are an abbreviation, such as "JVM" or "JARs". */
const isWord = (word: string): boolean =>
  word.length > 3 || (word.length === 3 && /^\p{L}\p{Ll}+$/u.test(word));

/** Lists the words of a page: those of title and description, and of its prose. */
export function wordsOf(page: CheckedPage): { line: number; word: string }[] {
  const fields = ['title', 'description'].map((field): [number, string] => [
    page.lines[field] ?? 1,
    String(page.frontMatter[field] ?? ''),
  ]);
  return [...readableLines(page), ...fields].flatMap(([line, text]) =>
    [...text.matchAll(wordPattern)]
      .map(([word]) => ({ line, word: word.replaceAll('’', "'") }))
      .filter(({ word }) => isWord(word)),
  );
}

/** Lists all words of some pages, once each. */
export const vocabulary = (pages: readonly CheckedPage[]): Set<string> =>
  new Set(pages.flatMap((page) => wordsOf(page).map(({ word }) => word)));

/** Lists the words of published pages, which were checked before: as written, but for code, so that no page has to be read. */
export const publishedWords = ({ pages }: CheckedSite): Set<string> =>
  new Set(
    pages.flatMap(
      ({ text }) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ').match(wordPattern) ?? [],
    ),
  );

/** Reads a file of a package of dictionaries. */
function dictionaryFile([name, file]: readonly [string, string]): string {
  const { resolve } = createRequire(import.meta.url);
  const bytes = readFileSync(join(resolve(`${name}/cspell-ext.json`), '..', file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

let dictionaries: { english: ITrie; others: ITrie } | undefined;

/**
 * Reads the dictionaries, once, when there is a word to look up: of cspell itself, which reads the settings of all its dictionaries
 * first, this takes a fifth of the time.
 */
async function readDictionaries(): Promise<{ english: ITrie; others: ITrie }> {
  const { decodeTrie, parseDictionary } = await import('cspell-trie-lib');
  dictionaries ??= {
    english: decodeTrie(dictionaryFile(english)),
    others: parseDictionary(lists.map(dictionaryFile).join('\n')),
  };
  return dictionaries;
}

/** Lists the parts of a word in camel case, without its possessive ending; letters that are all capitals are one part, such as in "UUIDs". */
const partsOf = (word: string): string[] =>
  word.replace(/'s?$/, '').match(/\p{Lu}{2,}(?!\p{Ll}{2})|\p{Lu}?[\p{Ll}\p{M}']+|\p{L}/gu) ?? [];

/**
 * Lists the words that are in none of the dictionaries. A word in camel case is right where its parts are.
 *
 * @param own words that are right besides.
 */
export async function unknownWords(
  words: ReadonlySet<string>,
  own: readonly string[],
): Promise<UnknownWords> {
  const { parseDictionary } = await import('cspell-trie-lib');
  const known = await readDictionaries();
  const tries = [known.english, known.others, parseDictionary(own)];
  const isKnown = (word: string): boolean =>
    [word, word.toLowerCase()].some((form) => tries.some((one) => one.hasWord(form, false)));
  const unknown = new Map<string, () => readonly string[]>();
  for (const word of words) {
    const part = isKnown(word)
      ? undefined
      : partsOf(word).find((one) => isWord(one) && !isKnown(one));
    if (part !== undefined) {
      const options = { numSuggestions: 3, includeTies: false, ignoreCase: true };
      unknown.set(word, () => known.english.suggest(part, options));
    }
  }
  return unknown;
}

/** Words are spelled as a dictionary or `project-words.txt` has them. Code isn't looked at. */
export function* spelling(page: CheckedPage, unknown: UnknownWords): Findings {
  for (const { line, word } of unknown.size === 0 ? [] : wordsOf(page)) {
    const suggestions = unknown.get(word)?.();
    if (suggestions !== undefined) {
      const fix = suggestions.length === 0 ? 'Correct it' : `Write ${suggestions.join(' or ')}`;
      yield findingsIn('spelling', page.file)(
        line,
        `"${word}" is in no dictionary.`,
        `${fix}, or add it to project-words.txt.`,
      );
    }
  }
}
