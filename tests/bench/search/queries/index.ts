import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader types, and the pages that answer it. */
export interface BenchQuery {
  kind: string;
  query: string;
  /** Pages below the docs of the latest version, any of which is a success; others begin with a slash. None: no page answers. */
  pages: string[];
}

const read = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

const abbreviations = new Map<string, string[]>();
for (const line of read('abbreviations')) {
  const [name = '', pages = ''] = line.split(' = ');
  abbreviations.set(name, pages.split(' '));
}

/**
 * Reads a list of queries: one a line, then an arrow and the pages that answer it. Each expectation was read in the pages, not
 * in the results.
 *
 * @throws Error naming the line without a query or a page.
 */
function queriesOf(name: string): BenchQuery[] {
  let kind = name;
  return read(name).flatMap((line) => {
    if (line.startsWith('# ')) {
      kind = line.slice(2);
      return [];
    }
    const [query = '', pages = ''] = line.split(' → ');
    if (query === '' || pages === '') {
      throw new Error(
        `Bench: ${name}.txt: "${line}" isn't a query. Write: query → page other-page`,
      );
    }
    const expanded = pages.split(' ').flatMap((page) => abbreviations.get(page) ?? [page]);
    return [{ kind, query, pages: expanded }];
  });
}

/**
 * Queries with an answer. `known` is the list that the search was first built with; `blind` was written and judged by readers of
 * the pages who saw neither results, other lists nor keywords.
 */
export const queries: readonly BenchQuery[] = [
  'known',
  'judged',
  'readers',
  'questions',
  'synonyms',
  'forms',
  'phrases',
  'names',
  'rest',
  'typos',
  'blind',
  'company',
  'unseen1',
  'unseen2',
].flatMap(queriesOf);

/**
 * Written from sections drawn at random, by somebody who saw neither keywords nor results; nothing is ever tuned by them. Once a
 * list has shown what is wrong it joins the others as `unseen1`, `unseen2`, …, and a new one takes its place.
 */
export const unseen: readonly BenchQuery[] = queriesOf('heldout');

/** Puts a query in one of two halves, the same in every run: a hash of its letters (FNV-1a). */
export function isKeptApart(query: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of query) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // The last bit of the hash is only the parity of the letters.
  return ((hash ^ (hash >>> 15)) & 0x100) !== 0;
}

/** Spellings with one edit of a word: a letter left out, doubled, swapped with the next one, or replaced. */
export function oneEditTypos(query: string): string[] {
  const longest = query.split(/\s+/).sort((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < 5 || /[^\p{L}]/u.test(longest)) {
    return [];
  }
  const at = Math.floor(longest.length / 2);
  const [before, letter, after] = [longest.slice(0, at), longest[at] ?? '', longest.slice(at + 1)];
  const swapped = `${before}${after[0] ?? ''}${letter}${after.slice(1)}`;
  const typos = [
    before + after,
    before + letter + letter + after,
    swapped,
    `${before}${letter === 'x' ? 'q' : 'x'}${after}`,
  ];
  return [...new Set(typos)]
    .filter((typo) => typo !== longest)
    .map((typo) => query.replace(longest, typo));
}
