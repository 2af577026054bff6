/**
 * `npm run bench:search`: how well the search of the build, with the current code, answers the judged queries, and what it costs.
 * `--misses` lists what isn't in first place, of the queries that it may be tuned by.
 */
import { createSearchIndex } from '../../../src/search/engine/searchIndex';
import { pageKindAt, search, searchLanguage } from '../../../src/site/search';
import { packedShards, pageName } from './corpus';
import { type BenchQuery, keptApart, queries, type Success, successOf, tuned } from './queries';

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const milliseconds = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

const shards = await packedShards();
const make = () =>
  createSearchIndex(
    shards.map(({ shard }) => shard),
    { ...searchLanguage, kindAt: pageKindAt },
  );
const indexing = milliseconds(make);
const index = make();
const ask = (query: string): string[] =>
  index
    .search(query)
    .matches.slice(0, search.hitsPerPage)
    .map(({ section }) => pageName(section.path));
const lists: [string, readonly BenchQuery[]][] = [
  ['strangers, tuned by', tuned],
  ['strangers, kept apart', keptApart],
  ['others', queries],
];
const results = lists.map(([name, list]): [string, Success] => [name, successOf(list, ask)]);
console.table(
  results.map(([list, { first, five }]) => ({
    list,
    'in first place': first.toFixed(3),
    'in the first five': five.toFixed(3),
  })),
);
const keys = tuned.flatMap(({ query }) =>
  Array.from(query, (_, at) => milliseconds(() => ask(query.slice(0, at + 1)))),
);
const bytes = shards.reduce((total, shard) => total + shard.bytes, 0);
console.log(`Shards: ${Math.round(bytes / 1024)} KB. Indexing: ${Math.round(indexing)} ms.`);
console.log(
  `A key: ${percentile(keys, 0.5).toFixed(1)} ms; p95 ${percentile(keys, 0.95).toFixed(1)} ms.`,
);
if (process.argv.includes('--misses')) {
  for (const { query, place } of results.flatMap(([name, { misses }]) =>
    name.endsWith('apart') ? [] : misses,
  )) {
    console.log(`${place || 'not found'}: ${query}`);
  }
}
