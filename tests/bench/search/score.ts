import { pageName } from './corpus';
import { type BenchQuery, oneEditTypos, queries } from './queries';

/** Answers a query with addresses, best first. */
export type Ask = (query: string) => Promise<string[]>;

/** Share of queries whose page comes first, and among the first five. */
export interface Success {
  first: number;
  five: number;
  count: number;
  misses: string[];
}

/** Counts a page once, at its best address. */
const distinctPages = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(pageName)),
];

async function success(ask: Ask, list: readonly BenchQuery[]): Promise<Success> {
  let first = 0;
  let five = 0;
  const misses: string[] = [];
  for (const { query, pages } of list) {
    const found = distinctPages(await ask(query)).findIndex((page) => pages.includes(page));
    first += found === 0 ? 1 : 0;
    five += found >= 0 && found < 5 ? 1 : 0;
    if (found !== 0) {
      misses.push(`${query} (${found < 0 ? 'not found' : `place ${found + 1}`})`);
    }
  }
  return { first: first / list.length, five: five / list.length, count: list.length, misses };
}

/** The queries as they are, and the same with one letter wrong. */
export async function scores(ask: Ask): Promise<{ own: Success; typos: Success }> {
  const misspelt = queries
    .filter(({ kind }) => kind !== 'typo' && kind !== 'prefix')
    .flatMap((entry) => oneEditTypos(entry.query).map((query) => ({ ...entry, query })));
  return { own: await success(ask, queries), typos: await success(ask, misspelt) };
}

/** What a reader has typed after each key. */
export function keystrokes(every = 1): string[] {
  return queries
    .flatMap(({ query }) => Array.from(query, (_, at) => query.slice(0, at + 1)))
    .filter((_, at) => at % every === 0);
}

/** Returns a percentile of some durations. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Times a function over a list of texts; milliseconds. */
export async function time(
  texts: readonly string[],
  run: (text: string) => Promise<unknown>,
): Promise<number[]> {
  const durations: number[] = [];
  for (const text of texts) {
    const start = performance.now();
    await run(text);
    durations.push(performance.now() - start);
  }
  return durations;
}
