import type { CSpellUserSettings } from 'cspell-lib';

/** File of the words of this site, one a line, sorted; `#` begins a comment. */
export const wordsFile = 'project-words.txt';

/** Dictionaries that cspell brings along and that the pages need; the others would only cost time. */
const settings: CSpellUserSettings = {
  allowCompoundWords: false,
  caseSensitive: false,
  dictionaries: [
    'en_us',
    'en-gb',
    'companies',
    'softwareTerms',
    'networking-terms',
    'fullstack',
    'filetypes',
    'sql',
    'java',
    'python',
    'docker',
    'aws',
    'google',
  ],
};

/** Reads the words of `project-words.txt`. */
export function projectWords(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Asks cspell for the words that are in none of its dictionaries. One document of all words, once each, takes a twentieth
 * of the time of all pages.
 *
 * @param own words that are right besides.
 * @returns each unknown word with at most three suggestions.
 */
export async function unknownWords(
  words: ReadonlySet<string>,
  own: readonly string[],
): Promise<Map<string, string[]>> {
  const { spellCheckDocument } = await import('cspell-lib');
  const { issues } = await spellCheckDocument(
    { uri: 'words.txt', text: [...words].join('\n'), languageId: 'plaintext', locale: 'en,en-GB' },
    { generateSuggestions: true, numSuggestions: 3, noConfigSearch: true },
    { ...settings, words: [...own] },
  );
  // An issue is a part of a word where the word has several, such as in camel case.
  return new Map(
    issues.map(({ line, suggestions = [] }) => [
      line.text.trim(),
      suggestions
        .filter(
          (word, at) =>
            suggestions.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at,
        )
        .slice(0, 3),
    ]),
  );
}
