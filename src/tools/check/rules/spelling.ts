import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { nodesOf } from '../../../markdown/nodes';
import type { CheckedPage } from '../site';
import type { PageRule } from './pages';

/** Dictionaries of cspell by package and file. */
const lists = [
  ['@cspell/dict-software-terms', 'dict/computing-acronyms.txt'],
  ['@cspell/dict-software-terms', 'dict/networkingTerms.txt'],
  ['@cspell/dict-software-terms', 'dict/software-tools.txt'],
  ['@cspell/dict-software-terms', 'dict/softwareTerms.txt.gz'],
] as const;

/** Reads a file of a package of dictionaries, which names only its main file to others. */
function dictionaryFile(name: string, file: string): string {
  const bytes = readFileSync(join(createRequire(import.meta.url).resolve(name), '..', file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

let dictionaries: { english: ITrie; others: ITrie } | undefined;

/** Returns words to write instead of one that no dictionary has; `undefined` for one that is right. */
export type Speller = (word: string) => readonly string[] | undefined;

/** Three letters are a word unless they are an abbreviation, such as "JVM" or "JARs". */
const isWord = (word: string): boolean =>
  word.length > 3 || (word.length === 3 && /^\p{L}\p{Ll}+$/u.test(word));

/** Lists the parts of a word in camel case, without its possessive ending; letters that are all capitals are one part, such as in "UUIDs". */
const partsOf = (word: string): string[] =>
  word.replace(/'s?$/, '').match(/\p{Lu}{2,}(?!\p{Ll}{2})|\p{Lu}?[\p{Ll}\p{M}']+|\p{L}/gu) ?? [];

/**
 * Opens the dictionaries. Of cspell itself, which reads the settings of all its dictionaries first, this takes a fifth of the time.
 *
 * @param words the text of `project-words.txt`: one word a line, `#` begins a comment.
 */
export async function openSpeller(words: string): Promise<Speller> {
  const { decodeTrie, parseDictionary } = await import('cspell-trie-lib');
  dictionaries ??= {
    english: decodeTrie(dictionaryFile('@cspell/dict-en_us', 'en_US.trie.gz')),
    others: parseDictionary(lists.map(([name, file]) => dictionaryFile(name, file)).join('\n')),
  };
  const { english, others } = dictionaries;
  const tries = [english, others, parseDictionary(words)];
  const isKnown = (word: string): boolean =>
    [word, word.toLowerCase()].some((form) => tries.some((one) => one.hasWord(form, false)));
  const options = { numSuggestions: 3, includeTies: false, ignoreCase: true };
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (!known.has(word)) {
      const isRight = !isWord(word) || isKnown(word);
      known.set(
        word,
        isRight ? undefined : partsOf(word).find((one) => isWord(one) && !isKnown(one)),
      );
    }
    const part = known.get(word);
    return part === undefined ? undefined : english.suggest(part, options);
  };
}

/** Lists the words of a page with their lines: those of title and description, and of its prose, but not of code and addresses. */
export function wordsOf({ frontMatter, lines, markdown }: CheckedPage): [string, number][] {
  const texts = nodesOf(markdown.tree, 'text', 'image').map(
    (node) => [node.type === 'text' ? node.value : node.alt, node.position?.start.line] as const,
  );
  const fields = ['title', 'description'].map((name) => [frontMatter[name], lines[name]] as const);
  return [...texts, ...fields].flatMap(([text, line = 1]) =>
    String(text ?? '')
      .replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g, ' ')
      .split('\n')
      .flatMap((part, index) =>
        [...part.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)].map(
          ([word]): [string, number] => [word.replaceAll('’', "'"), line + index],
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
