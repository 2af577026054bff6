import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie, parseDictionary } from 'cspell-trie-lib';
import { nodesOf } from '../../../markdown/nodes';
import { lineAt, type PageRule } from './pages';

/** Reads a file of a package of dictionaries, which names only its main file to others. */
function dictionaryFile(name: string, file: string): string {
  const bytes = readFileSync(join(createRequire(import.meta.url).resolve(name), '..', file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

// Of cspell itself, which reads the settings of all its dictionaries first, this takes a fifth of the time.
let dictionaries: ITrie[] | undefined;

/** Three letters are a word unless they are an abbreviation, such as "JVM" or "JARs". */
const isWord = (word: string): boolean =>
  word.length > 3 || (word.length === 3 && /^\p{L}\p{Ll}+$/u.test(word));

/** Matches the parts of a word in camel case; letters that are all capitals are one part, such as in "UUIDs". */
const part = /\p{Lu}{2,}(?!\p{Ll}{2})|\p{Lu}?[\p{Ll}\p{M}']+|\p{L}/gu;

/**
 * Returns a function that returns words to write instead of one that no dictionary has, and `undefined` for one that is right.
 *
 * @param words the text of `project-words.txt`: one word a line, `#` begins a comment.
 */
export function openSpeller(words: string): (word: string) => readonly string[] | undefined {
  dictionaries ??= [
    decodeTrie(dictionaryFile('@cspell/dict-en_us', 'en_US.trie.gz')),
    ...['computing-acronyms', 'networkingTerms', 'software-tools'].map((name) =>
      parseDictionary(dictionaryFile('@cspell/dict-software-terms', `dict/${name}.txt`)),
    ),
    parseDictionary(dictionaryFile('@cspell/dict-software-terms', 'dict/softwareTerms.txt.gz')),
  ];
  const tries = [...dictionaries, parseDictionary(words)];
  const isRight = (word: string): boolean =>
    !isWord(word) ||
    [word, word.toLowerCase()].some((form) => tries.some((trie) => trie.hasWord(form, false)));
  return (word) => {
    const parts = isRight(word) ? [] : (word.replace(/'s?$/, '').match(part) ?? []);
    const wrong = parts.find((part) => !isRight(part));
    const options = { numSuggestions: 3, includeTies: false, ignoreCase: true };
    return wrong === undefined ? undefined : tries[0]?.suggest(wrong, options);
  };
}

/** Words of title, description, and prose, but not of code and addresses, are spelled as a dictionary or `project-words.txt` has them. */
export function openSpellingRule(words: string): PageRule {
  let speller: ReturnType<typeof openSpeller> | undefined;
  return ({ frontMatter, lines, markdown }, report) => {
    const texts = [
      ...nodesOf(markdown.tree, 'text', 'image').map((node) => ({
        text: node.type === 'text' ? node.value : node.alt,
        first: node.position?.start.line,
      })),
      ...['title', 'description'].map((name) => ({ text: frontMatter[name], first: lines[name] })),
    ];
    speller ??= openSpeller(words);
    for (const { text, first = 1 } of texts) {
      const prose = String(text ?? '').replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g, ' ');
      for (const { 0: word, index } of prose.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)) {
        const others = speller(word.replaceAll('’', "'"));
        if (others !== undefined) {
          const fix = others.length > 0 ? `Write ${others.join(' or ')}` : 'Correct it';
          const message = `"${word}" is in no dictionary. ${fix}, or add it to project-words.txt.`;
          report(first + lineAt(prose, index) - 1, message, word.toLowerCase());
        }
      }
    }
  };
}
