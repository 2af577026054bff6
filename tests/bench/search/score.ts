import { pageName } from './corpus';
import { type BenchQuery, isKeptApart, oneEditTypos, queries, unseen } from './queries';

/** Answers a query with addresses, best first. */
export type Ask = (query: string) => Promise<string[]>;

/** Share of queries whose page comes first, and among the first five. */
export interface Success {
  first: number;
  five: number;
}

/** What became of one query. */
export interface Outcome extends BenchQuery {
  /** From 1; 0 if no page that answers was found. */
  place: number;
  /** The page that came first. */
  top: string;
}

/** Counts a page once, at its best address. */
const distinctPages = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map(pageName)),
];

export const success = (outcomes: readonly Outcome[]): Success => ({
  first: outcomes.filter(({ place }) => place === 1).length / outcomes.length,
  five: outcomes.filter(({ place }) => place > 0 && place <= 5).length / outcomes.length,
});

async function outcomesOf(ask: Ask, list: readonly BenchQuery[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const entry of list) {
    const found = distinctPages(await ask(entry.query));
    const place = found.findIndex((page) => entry.pages.includes(page)) + 1;
    outcomes.push({ ...entry, place, top: found[0] ?? '' });
  }
  return outcomes;
}

/** Kinds of queries that are misspelt or joined already, unfinished, or no words. */
const keptAsTyped = 'typo typos prefix forms rest names identifier symbol'
  .split(' ')
  .concat('config key');

/** Queries of two and three words with one letter wrong in the longest. */
const misspelt: readonly BenchQuery[] = queries
  .filter(({ kind, query }) => !keptAsTyped.includes(kind) && /^\S+ \S+( \S+)?$/.test(query))
  .flatMap((entry) => oneEditTypos(entry.query).map((query) => ({ ...entry, query })));

/** A half of the queries and of the same misspelt; a query and its misspellings are in one half. */
export interface Half {
  own: Outcome[];
  typos: Outcome[];
}

/** What an engine makes of the queries: those that it may be tuned by, those kept apart for judging that, and the unseen. */
export interface Scores {
  tuned: Half;
  apart: Half;
  unseen: Outcome[];
}

/** @param every asks one of so many misspelt queries. */
export async function scores(ask: Ask, every: number): Promise<Scores> {
  const own = await outcomesOf(ask, queries);
  const typos = await outcomesOf(
    ask,
    misspelt.filter((_, at) => at % every === 0),
  );
  const originals = new Map<BenchQuery['pages'], string>(
    queries.map(({ pages, query }) => [pages, query]),
  );
  const isApart = ({ pages, query }: Outcome): boolean =>
    isKeptApart(originals.get(pages) ?? query);
  const half = (apart: boolean): Half => ({
    own: own.filter((outcome) => isApart(outcome) === apart),
    typos: typos.filter((outcome) => isApart(outcome) === apart),
  });
  return { tuned: half(false), apart: half(true), unseen: await outcomesOf(ask, unseen) };
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
