import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { nodesOf } from '../../../markdown/nodes';
import type { CheckedPage } from '../site';
import type { PageRule } from './pages';

/** Dictionaries of cspell next to the English one, by package and file. */
const lists = [
  '@cspell/dict-software-terms/dict/computing-acronyms.txt',
  '@cspell/dict-software-terms/dict/networkingTerms.txt',
  '@cspell/dict-software-terms/dict/software-tools.txt',
  '@cspell/dict-software-terms/dict/softwareTerms.txt.gz',
];

/** Reads a file of a package of dictionaries, which names only its main file to others. */
function dictionaryFile(path: string): string {
  const [scope, name, ...file] = path.split('/');
  const main = createRequire(import.meta.url).resolve(`${scope}/${name}`);
  const bytes = readFileSync(join(main, '..', ...file));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

/** Returns words to write instead of one that no dictionary has; `undefined` for one that is right. */
export type Speller = (word: string) => readonly string[] | undefined;

/** Three letters are a word unless they are an abbreviation, such as "JVM" or "JARs". */
const isWord = (word: string): boolean =>
  word.length > 3 || (word.length === 3 && /^\p{L}\p{Ll}+$/u.test(word));

/** Matches the parts of a word in camel case; letters that are all capitals are one part, such as in "UUIDs". */
const part = /\p{Lu}{2,}(?!\p{Ll}{2})|\p{Lu}?[\p{Ll}\p{M}']+|\p{L}/gu;

let dictionaries: ITrie[] | undefined;

/**
 * Opens the dictionaries. Of cspell itself, which reads the settings of all its dictionaries first, this takes a fifth of the time.
 *
 * @param words the text of `project-words.txt`: one word a line, `#` begins a comment.
 */
export async function openSpeller(words: string): Promise<Speller> {
  const { decodeTrie, parseDictionary } = await import('cspell-trie-lib');
  dictionaries ??= [
    decodeTrie(dictionaryFile('@cspell/dict-en_us/en_US.trie.gz')),
    parseDictionary(lists.map(dictionaryFile).join('\n')),
  ];
  const tries = [...dictionaries, parseDictionary(words)];
  const isRight = (word: string): boolean =>
    !isWord(word) ||
    [word, word.toLowerCase()].some((form) => tries.some((trie) => trie.hasWord(form, false)));
  return (word) => {
    const parts = isRight(word) ? [] : (word.replace(/'s?$/, '').match(part) ?? []);
    const wrong = parts.find((one) => !isRight(one));
    const options = { numSuggestions: 3, includeTies: false, ignoreCase: true };
    return wrong === undefined ? undefined : tries[0]?.suggest(wrong, options);
  };
}

/** Lists the words of a page with their lines: those of title and description, and of its prose, but not of code and addresses. */
function wordsOf({ frontMatter, lines, markdown }: CheckedPage): [string, number][] {
  const texts = nodesOf(markdown.tree, 'text', 'image').map(
    (node) => [node.type === 'text' ? node.value : node.alt, node.position?.start.line] as const,
  );
  const fields = ['title', 'description'].map((name) => [frontMatter[name], lines[name]] as const);
  return [...texts, ...fields].flatMap(([text, line = 1]) =>
    String(text ?? '')
      .replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g, ' ')
      .split('\n')
      .flatMap((words, index) =>
        (words.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []).map(
          (word): [string, number] => [word.replaceAll('’', "'"), line + index],
        ),
      ),
  );
}

/** Words are spelled as a dictionary or `project-words.txt` has them. */
export const checkSpelling =
  (speller: Speller): PageRule =>
  (page, report) => {
    for (const [word, line] of wordsOf(page)) {
      const others = speller(word);
      if (others !== undefined) {
        const fix = others.length === 0 ? 'Correct it' : `Write ${others.join(' or ')}`;
        report(line, `"${word}" is in no dictionary. ${fix}, or add it to project-words.txt.`);
      }
    }
  };
