/**
 * `npm run bench:search` measures how well and how fast the current code finds the judged queries in the build. `--misses` lists
 * the tuning queries whose first result is wrong.
 */
import { createSearchIndex } from '../../../src/search/engine/searchIndex';
import { pageKindAt, search, searchLanguage } from '../../../src/site/search';
import { packShards, pageName } from './corpus';
import { type BenchQuery, keptApart, queries, type Success, successOf, tuned } from './queries';

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const milliseconds = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

const shards = await packShards();
const buildIndex = () =>
  createSearchIndex(
    shards.map(({ shard }) => shard),
    { ...searchLanguage, kindAt: pageKindAt },
  );
const indexing = milliseconds(buildIndex);
const index = buildIndex();
const findPages = (query: string): string[] =>
  index
    .search(query)
    .matches.slice(0, search.hitsPerPage)
    .map(({ section }) => pageName(section.path));
const lists: [string, readonly BenchQuery[]][] = [
  ['strangers, tuned by', tuned],
  ['strangers, kept apart', keptApart],
  ['others', queries],
];
const results = lists.map(([name, list]): [string, Success] => [name, successOf(list, findPages)]);
console.table(
  results.map(([list, { first, five }]) => ({
    list,
    'in first place': first.toFixed(3),
    'in the first five': five.toFixed(3),
  })),
);
const keys = tuned.flatMap(({ query }) =>
  Array.from(query, (_, at) => milliseconds(() => findPages(query.slice(0, at + 1)))),
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
