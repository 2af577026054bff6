import { afterEach, expect, test, vi } from 'vitest';
import { searchBuilt } from '../../src/search/client';
import { Answerer, type WorkerRequest } from '../../src/search/client/answer';
import { prepareHits } from '../../src/search/client/popUpClient';
import { isExternalResult, resultUrl } from '../../src/search/client/resultUrl';
import { type WorkerLike, WorkerPort } from '../../src/search/client/workerPort';
import type { SearchHit } from '../../src/search/engine/hits';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import { groupByShard, packShard } from '../../src/search/records/packShard';
import { testCases } from '../support/testCases';

const site = 'https://example.org';
const pages: [path: string, tag: string][] = [
  ['/docs/latest/a', 'docs-default-2.0'],
  ['/docs/1.0/a', 'docs-default-1.0'],
  ['/about', 'default'],
];
const shards = pages.map(([path, tag]) => {
  const blocks = [
    { level: 1, text: 'Catalog', anchor: null },
    { level: 2, text: 'Heading <img src=x onerror=alert(1)>', anchor: 'heading' },
    { level: 0, text: 'Partitions of tables', anchor: 'heading' },
  ];
  const page = { siteUrl: site, path, lvl0: 'Docs', language: 'en', version: '', tag };
  return groupByShard(recordsOfBlocks(blocks, page)).map((group) => packShard(group, site))[0];
});
const manifest = {
  format: 1,
  shards: pages.map(([, tag]) => ({ language: 'en', tag, file: `s/${tag}.json`, records: 3 })),
};

/** Loads a file of a build. */
const load = async (url: string): Promise<unknown> =>
  url === '/base/search-manifest.json'
    ? manifest
    : shards.find((shard) => url === `/base/s/${shard?.tag}.json`);

/** Creates a worker that runs the same code in this thread. */
function createWorker(read: typeof load): WorkerLike {
  const answerer = new Answerer(read, {});
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage(request: WorkerRequest) {
      void answerer
        .answer(structuredClone(request))
        .then((data) => worker.onmessage?.({ data } as MessageEvent));
    },
  };
  return worker;
}
const search = (port: WorkerPort, query: string, tags: string[] = []) =>
  searchBuilt(port, { baseUrl: '/base/', language: 'en' }, { query, tags });

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
afterEach(() => void vi.useRealTimers());

test('a search loads only the shards of the requested tags', async () => {
  const read = vi.fn(load);
  const port = new WorkerPort(() => createWorker(read));
  const { hits } = await search(port, 'partitions', ['default', 'docs-default-1.0']);
  expect(hits.map(({ url }) => url).sort()).toEqual([
    `${site}/about#heading`,
    `${site}/docs/1.0/a#heading`,
  ]);
  expect(read.mock.calls.map(([url]) => url)).toEqual([
    '/base/search-manifest.json',
    '/base/s/docs-default-1.0.json',
    '/base/s/default.json',
  ]);
  expect((await search(port, 'partitions')).nbHits).toBe(3);
});

const failToLoad = (): never => {
  throw new Error('blocked');
};
const manifestFile = '/base/search-manifest.json';
test.each<[string, unknown]>([
  [manifestFile, failToLoad],
  [manifestFile, null],
  [manifestFile, 'a page'],
  [manifestFile, { format: 1, shards: [{ file: 1 }] }],
  [manifestFile, { ...manifest, format: 2 }],
  ['/base/s/', failToLoad],
  ['/base/s/', null],
  ['/base/s/', {}],
])('a search fails if %s is %j, and the next search loads it again', async (path, wrong) => {
  let isWrong = true;
  const port = new WorkerPort(() =>
    createWorker(async (url) =>
      isWrong && url.startsWith(path) ? (wrong === failToLoad ? failToLoad() : wrong) : load(url),
    ),
  );
  await expect(search(port, 'a')).rejects.toMatchObject({ name: 'RetryError' });
  isWrong = false;
  expect((await search(port, 'partitions')).nbHits).toBe(3);
});

test('a worker that can’t start or doesn’t reply within 20 s is replaced in the next search', async () => {
  vi.useFakeTimers();
  const terminate = vi.fn();
  const starts = [
    failToLoad,
    () => ({ ...createWorker(() => new Promise(() => undefined)), terminate }),
    () => createWorker(load),
  ];
  const port = new WorkerPort(() => (starts.shift() ?? failToLoad)());
  await expect(search(port, 'a')).rejects.toMatchObject({ name: 'RetryError' });
  const failed = expect(search(port, 'a')).rejects.toMatchObject({ name: 'RetryError' });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(terminate).toHaveBeenCalledOnce();
  expect((await search(port, 'partitions')).nbHits).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});

const urls = { withBaseUrl: (path: string) => path };
/** Prepares a hit of a hosted index. */
const prepared = (hit: object): SearchHit[] => prepareHits([hit as SearchHit], urls);

test('markup in a hit is shown as text with marked matches', async () => {
  const port = new WorkerPort(() => createWorker(load));
  const { hits } = await search(port, 'heading onerror', ['docs-default-2.0']);
  const [hit] = prepareHits(hits, urls);
  expect(JSON.stringify(hit)).not.toMatch(/<(?!\/?mark>)/);
  expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe(
    '<mark>Heading</mark> &lt;img src=x <mark>onerror</mark>=alert(1)&gt;',
  );
});

test('a hit of a hosted index can’t contain tags or a script address', () => {
  const hierarchy = { lvl0: 'Q & A', lvl1: '<mark>a</mark><mark onclick=x>b' };
  expect(prepared({ url: '/a', hierarchy })).toMatchObject([
    {
      hierarchy: { lvl0: 'Q & A', lvl1: '<mark>a</mark>&lt;mark onclick=x&gt;b' },
      _highlightResult: { hierarchy: { lvl0: { value: 'Q & A' } } },
    },
  ]);
  expect(prepared({ url: 'javascript:alert(1)', hierarchy })).toEqual([]);
});

test('a text hit becomes a hit of the heading above it', async () => {
  const port = new WorkerPort(() => createWorker(load));
  const { hits } = await search(port, 'partitions', ['docs-default-2.0']);
  expect(prepareHits(hits, urls)).toMatchObject([
    {
      objectID: '1-/docs/latest/a',
      type: 'lvl2',
      url: '/docs/latest/a#heading',
      _snippetResult: { hierarchy: { lvl2: { value: '<mark>Partitions</mark> of tables' } } },
    },
  ]);
});

test('a text hit without a heading stays a text hit', () => {
  const lonely = { type: 'content', url: '/a', hierarchy: { lvl0: 'Docs', lvl1: null } };
  expect(prepared(lonely)).toMatchObject([{ type: 'content' }]);
});

const options = {
  withBaseUrl: (path: string) => (path.startsWith('/base/') ? path : `/base${path}`),
  externalUrlPattern: 'archive\\.example\\.org',
  pathReplacement: { from: '/docs/latest/', to: '/docs/2.0/' },
};
testCases('the result %s opens %s', (url) => resultUrl(url, options), [
  ['https://elsewhere.org/docs/a?x=1#b', '/base/docs/a?x=1#b'],
  ['/base/docs/a', '/base/docs/a'],
  ['https://archive.example.org/a', 'https://archive.example.org/a'],
  ['https://x.org/docs/latest/a', '/base/docs/2.0/a'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['http://[', undefined],
]);

test.each(['', undefined])('no result is external with the pattern %j', (pattern) => {
  expect(isExternalResult('https://example.org/a', pattern)).toBe(false);
});
