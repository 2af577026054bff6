import { describe, expect, test, vi } from 'vitest';
import { searchBuilt } from '../../src/search/client';
import { Answerer, type WorkerRequest } from '../../src/search/client/answer';
import { prepareHits } from '../../src/search/client/popUpClient';
import { isExternalResult, resultUrl } from '../../src/search/client/resultUrl';
import { type WorkerLike, WorkerPort } from '../../src/search/client/workerPort';
import type { SearchHit } from '../../src/search/engine/hits';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import { groupByShard, packShard } from '../../src/search/records/packShard';

const attack = '<img src=x onerror=alert(1)>';
const site = 'https://example.org';

const records = (path: string, tag: string, version: string, text: string) =>
  recordsOfBlocks(
    [
      { level: 1, text: `Catalog ${version}`, anchor: null },
      { level: 2, text: `Heading ${attack}`, anchor: 'heading' },
      { level: 0, text, anchor: 'heading' },
    ],
    { siteUrl: site, path, lvl0: 'Docs', language: 'en', version, tag },
  );
const shards = groupByShard([
  ...records('/docs/latest/a', 'docs-default-2.0', '2.0', 'Partitions of tables'),
  ...records('/docs/1.0/a', 'docs-default-1.0', '1.0', 'Partitions of tables'),
  ...records('/about', 'default', '', 'About partitions'),
]).map((group) => packShard(group, site));
const manifest = {
  format: 1,
  shards: shards.map(({ language, tag }) => ({ language, tag, file: `s/${tag}.json`, records: 3 })),
};

/** A worker in the same thread: same code, same messages. */
function fakeWorker(load: (url: string) => Promise<unknown>): WorkerLike {
  const answerer = new Answerer(load, {});
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

const files = (url: string): Promise<unknown> => {
  const tag = /\/s\/(.+)\.json$/.exec(url)?.[1];
  const json =
    url === '/base/search-manifest.json' ? manifest : shards.find((shard) => shard.tag === tag);
  return json ? Promise.resolve(structuredClone(json)) : Promise.reject(new Error(`no ${url}`));
};
const place = { baseUrl: '/base/', language: 'en' };
const clientOn = (load: (url: string) => Promise<unknown>) =>
  new WorkerPort(() => fakeWorker(load));
const search = (port: ReturnType<typeof clientOn>, query: string, tags: string[]) =>
  searchBuilt(port, place, { query, tags });

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });

describe('the index of the build', () => {
  test('answers from the shards of the tags asked for, and only from them', async () => {
    const load = vi.fn(files);
    const client = clientOn(load);
    const { hits, nbHits } = await search(client, 'partitions', ['default', 'docs-default-1.0']);
    expect(nbHits).toBe(2);
    expect(hits.map(({ url }) => url).sort()).toEqual([
      `${site}/about#heading`,
      `${site}/docs/1.0/a#heading`,
    ]);
    expect(load.mock.calls.map(([url]) => url)).toEqual([
      '/base/search-manifest.json',
      '/base/s/docs-default-1.0.json',
      '/base/s/default.json',
    ]);
    expect((await search(client, 'partitions', [])).nbHits).toBe(3);
  });

  test('a failed download is a RetryError and is tried again with the next key', async () => {
    let isDown = true;
    const client = clientOn((url) => (isDown ? Promise.reject(new Error('offline')) : files(url)));
    await expect(search(client, 'a', [])).rejects.toMatchObject({ name: 'RetryError' });
    isDown = false;
    expect((await search(client, 'partitions', [])).nbHits).toBe(3);
  });

  test('a worker that cannot start fails the search, and the next search starts another', async () => {
    let starts = 0;
    const port = new WorkerPort(() => {
      starts += 1;
      if (starts === 1) {
        throw new Error('blocked');
      }
      return fakeWorker(files);
    });
    const client = port;
    await expect(search(client, 'a', [])).rejects.toMatchObject({ name: 'RetryError' });
    expect((await search(client, 'partitions', [])).nbHits).toBe(3);
  });

  test('a worker that does not answer fails the search after 20 s, and the next search starts another', async () => {
    vi.useFakeTimers();
    let starts = 0;
    const ended = vi.fn();
    const port = new WorkerPort(() => {
      starts += 1;
      return starts === 1
        ? { ...fakeWorker(() => new Promise(() => undefined)), terminate: ended }
        : fakeWorker(files);
    });
    const client = port;
    const failed = expect(search(client, 'a', [])).rejects.toMatchObject({ name: 'RetryError' });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(ended).toHaveBeenCalledOnce();
    expect((await search(client, 'partitions', [])).nbHits).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  const lists = [
    null,
    'a page',
    {},
    { format: 1, shards: [{ file: 1 }] },
    { ...manifest, format: 2 },
  ];
  test.each([
    ...lists.map((wrong) => ['/base/search-manifest.json', wrong, 'expected format 1'] as const),
    ...[null, 'a page', {}].map((wrong) => ['/base/s/', wrong, undefined] as const),
  ])('%s… with %j fails the search, and the next search reads it again', async (...file) => {
    const [path, wrong, message] = file;
    let isWrong = true;
    const client = clientOn((url) =>
      isWrong && url.startsWith(path) ? Promise.resolve(wrong) : files(url),
    );
    await expect(search(client, 'a', [])).rejects.toThrow(message);
    isWrong = false;
    expect((await search(client, 'partitions', [])).nbHits).toBe(3);
  });
});

const urls = { withBaseUrl: (path: string) => path };

describe('what is written as HTML', () => {
  test('a heading that is markup comes out as text, its matches marked', async () => {
    const { hits } = await search(clientOn(files), 'heading onerror', ['docs-default-2.0']);
    const [hit] = prepareHits(hits, urls);
    expect(JSON.stringify(hit)).not.toMatch(/<(?!\/?mark>)/);
    expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe(
      '<mark>Heading</mark> &lt;img src=x <mark>onerror</mark>=alert(1)&gt;',
    );
  });

  test('a hit from elsewhere cannot bring a script address', () => {
    const hit = { url: 'javascript:alert(1)', hierarchy: { lvl0: 'x' } } as unknown as SearchHit;
    expect(prepareHits([hit], urls)).toEqual([]);
  });

  test('of the tags only bare marks are left, and the name of a group is text', () => {
    const hit = {
      url: '/a',
      hierarchy: { lvl0: 'Q & A', lvl1: '<mark>a</mark><mark onclick=x>b' },
    } as unknown as SearchHit;
    expect(prepareHits([hit], urls)).toMatchObject([
      {
        hierarchy: { lvl0: 'Q & A', lvl1: '<mark>a</mark>&lt;mark onclick=x&gt;b' },
        _highlightResult: { hierarchy: { lvl0: { value: 'Q & A' } } },
      },
    ]);
  });
});

describe('a text in the pop-up', () => {
  test('is offered as its heading, by the name that the index of the build has for it', async () => {
    const { hits } = await search(clientOn(files), 'partitions', ['docs-default-2.0']);
    expect(prepareHits(hits, urls)).toMatchObject([
      {
        objectID: '1-/docs/latest/a',
        type: 'lvl2',
        url: '/docs/latest/a#heading',
        _snippetResult: { hierarchy: { lvl2: { value: '<mark>Partitions</mark> of tables' } } },
      },
    ]);
  });

  test('stays a text where nothing is above it', () => {
    const lonely = { type: 'content', url: '/a', hierarchy: { lvl0: 'Docs', lvl1: null } };
    const [hit] = prepareHits([lonely as unknown as SearchHit], urls);
    expect(hit?.type).toBe('content');
  });
});

describe('addresses of results', () => {
  const urls = {
    withBaseUrl: (path: string) => (path.startsWith('/base/') ? path : `/base${path}`),
  };

  test('become those of this site', () => {
    expect(resultUrl('https://elsewhere.org/docs/a?x=1#b', urls)).toBe('/base/docs/a?x=1#b');
    expect(resultUrl('/base/docs/a', urls)).toBe('/base/docs/a');
  });

  test('stay as they are when they match the external pattern', () => {
    const external = { ...urls, externalUrlPattern: 'archive\\.example\\.org' };
    expect(resultUrl('https://archive.example.org/a', external)).toBe(
      'https://archive.example.org/a',
    );
    expect(isExternalResult('https://example.org/a', '')).toBe(false);
    expect(isExternalResult('https://example.org/a', undefined)).toBe(false);
  });

  test('are rewritten where configured', () => {
    const replaced = { ...urls, pathReplacement: { from: '/docs/latest/', to: '/docs/2.0/' } };
    expect(resultUrl('https://x.org/docs/latest/a', replaced)).toBe('/base/docs/2.0/a');
  });

  test("ignores what isn't a web address", () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://[']) {
      expect(resultUrl(url, urls)).toBeUndefined();
    }
  });
});
