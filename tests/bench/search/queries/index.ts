import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query with its expected pages. */
export interface BenchQuery {
  kind: string;
  query: string;
  /** Pages below the docs of the latest version, any of which is a success. Other pages begin with a slash. */
  pages: string[];
}

const read = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');

const abbreviations = new Map(
  read('abbreviations').map((line): [string, string[]] => {
    const [name = '', pages = ''] = line.split(' = ');
    return [name, pages.split(' ')];
  }),
);

/**
 * Reads a list of queries. Each line has a query, an arrow, and the expected pages.
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
    return [
      { kind, query, pages: pages.split(' ').flatMap((page) => abbreviations.get(page) ?? [page]) },
    ];
  });
}

/** Queries that the search may be tuned by. */
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
  'heldout',
  'asked',
].flatMap(queriesOf);

/** Queries by people who saw neither results nor keywords. */
const strangers: readonly BenchQuery[] = queriesOf('strangers');

/** The half for tuning the search, and the half for judging it. */
export const tuned = strangers.filter((_, at) => at % 2 === 0);
export const keptApart = strangers.filter((_, at) => at % 2 === 1);

/** Questions of readers in public issues. One of the first three results must be an expected page. */
export const asked: readonly BenchQuery[] = queriesOf('asked');

/** Shares of queries that find an expected page in first place, and in the first five. */
export interface Success {
  first: number;
  five: number;
  /** Queries without an expected page in first place, with its place, or 0. */
  misses: { query: string; place: number }[];
}

/** Searches for all queries of a list. @param findPages returns the pages that a query finds, best first. */
export function successOf(
  list: readonly BenchQuery[],
  findPages: (query: string) => readonly string[],
): Success {
  const places = list.map(({ query, pages }) => ({
    query,
    place: [...new Set(findPages(query))].findIndex((page) => pages.includes(page)) + 1,
  }));
  const share = (last: number): number =>
    places.filter(({ place }) => place > 0 && place <= last).length / list.length;
  return { first: share(1), five: share(5), misses: places.filter(({ place }) => place !== 1) };
}
