import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contextualFacetFilters } from '../../src/search/client/facetFilters';
import { createHostedClient } from '../../src/search/client/hostedClient';
import { createInsightsClient } from '../../src/search/client/insights';
import { popUpClient } from '../../src/search/client/popUpClient';
import type { SearchClient } from '../../src/search/client/searchClient';
import { search } from '../../src/site/search';
import { leadHosts } from '../support/algoliaHosts';
import {
  type Answer,
  hangUp,
  hostOf,
  json,
  type SearchServer,
  silence,
  startSearchServer,
} from '../support/searchServer';
import { turn, until } from '../support/until';

/** Milliseconds for which the specification counts a host as down after a failure (§4). */
const hostDownMs = 120_000;

const hit = {
  objectID: '1',
  type: 'lvl1',
  url: 'https://example.org/docs/latest/a#b',
  content: null,
  hierarchy: {
    lvl0: 'Docs',
    lvl1: 'A <b>',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
};
const found = json({
  results: [{ hits: [hit], nbHits: 41, nbPages: 3, page: 0, queryID: 'q1', query: 'a' }],
});
const requests = [
  {
    indexName: 'docs',
    query: 'a',
    hitsPerPage: search.hitsPerPage,
    clickAnalytics: false,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    facetFilters: contextualFacetFilters('en', ['default', 'docs-default-0.5.1']),
  },
];

/** Begins an answer. */
const begin: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
};

let first: SearchServer;
let second: SearchServer;
const client = () =>
  createHostedClient({ appId: 'APP', apiKey: 'KEY' }, { hosts: [hostOf(first), hostOf(second)] });

beforeEach(async () => {
  first = await startSearchServer(found);
  second = await startSearchServer(found);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await Promise.all([first.close(), second.close()]);
});

describe('the hosted client', () => {
  test('asks all indices in one request, with credentials and filters', async () => {
    const { results } = await client().search({ requests });
    expect(results[0]).toMatchObject({ nbHits: 41, queryID: 'q1' });
    const [seen] = first.seen;
    expect(seen?.method).toBe('POST');
    expect(seen?.path).toBe('/1/indexes/*/queries');
    expect(seen?.parameters.get('x-algolia-application-id')).toBe('APP');
    expect(seen?.parameters.get('x-algolia-api-key')).toBe('KEY');
    expect(seen?.body).toEqual({
      requests: [
        expect.objectContaining({
          hitsPerPage: 20,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.5.1'],
          ],
        }),
      ],
    });
  });

  test.each<[string, Answer]>([
    ['hangs up', hangUp],
    ['answers 500', json({ message: 'broken' }, 500)],
    ['answers 503 with no JSON', (_, response) => void response.writeHead(503).end('<html>')],
  ])('tries the next host when one %s, and leaves that one alone', async (_, answer) => {
    first.answer = answer;
    const hosted = client();
    await hosted.search({ requests });
    await hosted.search({ requests: [{ ...requests[0], indexName: 'docs', query: 'b' }] });
    expect(first.seen).toHaveLength(1);
    expect(second.seen).toHaveLength(2);
  });

  test('a host that did not answer is tried again after 120 seconds', async () => {
    first.answer = hangUp;
    const hosted = client();
    const ask = (query: string) => hosted.search({ requests: [{ indexName: 'docs', query }] });
    await ask('a');
    first.answer = found;
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + hostDownMs - 1000 });
    await ask('b');
    expect(first.seen).toHaveLength(1);
    vi.setSystemTime(now + hostDownMs + 1000);
    await ask('c');
    expect(first.seen).toHaveLength(2);
  });

  test.each<[string, number, Answer, (hosted: SearchClient) => Promise<unknown>]>([
    ['is silent', 1000, silence, (hosted) => hosted.search({ requests })],
    ['never ends its answer', 2000, begin, (hosted) => hosted.search({ requests })],
    [
      'never ends its answer to what it is to write',
      30_000,
      begin,
      (hosted) => hosted.customPost({ path: '1/custom', body: {} }),
    ],
  ])('a host that %s is given up for the next one after %d ms', async (_, limit, answer, ask) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sent: XMLHttpRequest[] = [];
    const { XMLHttpRequest: Request } = window;
    vi.stubGlobal(
      'XMLHttpRequest',
      // happy-dom lacks the constant on its requests, and counts them as loading before an answer has begun.
      class extends Request {
        override readonly OPENED = 1;
        constructor() {
          super();
          sent.push(this);
        }
        override get readyState(): number {
          return super.getAllResponseHeaders() ? super.readyState : this.OPENED;
        }
      },
    );
    first.answer = answer;
    const answered = ask(client());
    await until(() => first.seen.length === 1);
    await until(() => answer === silence || Number(sent[0]?.readyState) > 1);
    vi.advanceTimersByTime(limit - 1);
    await turn();
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await answered;
    expect(sent).toHaveLength(2);
    expect(second.seen).toHaveLength(1);
  });

  test('when no host answers it fails as a RetryError', async () => {
    first.answer = hangUp;
    second.answer = json({}, 502);
    await expect(client().search({ requests })).rejects.toMatchObject({ name: 'RetryError' });
  });

  test('a refusal is final: no other host is asked', async () => {
    first.answer = json({ message: 'Invalid API key', status: 403 }, 403);
    await expect(client().search({ requests })).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
      message: 'Invalid API key',
    });
    expect(second.seen).toHaveLength(0);
  });

  test('a refusal with details keeps them', async () => {
    const error = { code: 'index_missing', message: 'No such index', details: [] };
    first.answer = json({ message: 'Not found', error }, 404);
    await expect(client().search({ requests })).rejects.toMatchObject({
      name: 'DetailedApiError',
      status: 404,
      message: 'Not found',
      error,
    });
    expect(second.seen).toHaveLength(0);
  });

  test('malformed JSON is an error of its own', async () => {
    first.answer = (_, response) => void response.writeHead(200).end('{"results": [');
    await expect(client().search({ requests })).rejects.toMatchObject({
      name: 'DeserializationError',
    });
  });

  test('recommendations and custom requests are reachable, and check what they need', async () => {
    first.answer = json({ ok: true });
    const hosted = client();
    await hosted.getRecommendations({
      requests: [{ indexName: 'docs', model: 'trending-items', threshold: 0 }],
    });
    await hosted.customPost({ path: '1/custom', body: { a: 1 } });
    expect(first.seen.map(({ path }) => path)).toEqual([
      '/1/indexes/*/recommendations',
      '/1/custom',
    ]);
    expect(() => hosted.customPost({ path: '' })).toThrow('`path`');
    expect(() => hosted.search({} as never)).toThrow('requests');
    expect(() => createHostedClient({ appId: '', apiKey: 'KEY' })).toThrow('appId');
    expect(() => createHostedClient({ appId: 'APP', apiKey: '' })).toThrow('apiKey');
  });
});

describe('the pop-up on the hosted client', () => {
  const options = () => ({
    urls: { withBaseUrl: (path: string) => `/base${path}` },
    stallMs: 0,
    nearHeading: (query: string) => `Near ${query}`,
    onAnswer: vi.fn(),
    onError: vi.fn(),
  });

  test('hits are safe and link to this site; the count is the index’s', async () => {
    const used = options();
    const { results } = await popUpClient(client(), used).search({ requests });
    expect(results[0]).toMatchObject({
      nbHits: 41,
      hits: [{ url: '/base/docs/latest/a#b', hierarchy: { lvl1: 'A &lt;b&gt;' } }],
    });
    expect(used.onAnswer).toHaveBeenCalledWith(
      expect.objectContaining({ query: 'a', nbHits: 41, hits: [hit] }),
    );
  });

  test('a failure reaches the pop-up once, as the error it shows, and stays', async () => {
    first.answer = hangUp;
    second.answer = hangUp;
    const used = options();
    const answer = popUpClient(client(), used).search({ requests });
    const shown = await new Promise<Error>((resolve) => {
      answer.catch((error: Error) => {
        resolve(error);
        throw error; // as the pop-up does
      });
    });
    expect(shown.name).toBe('RetryError');
    expect(used.onError).toHaveBeenCalledTimes(1);
  });

  test('the failure of a superseded key shows nothing', async () => {
    const used = options();
    const popUp = popUpClient(client(), used);
    first.answer = hangUp;
    second.answer = hangUp;
    const handler = vi.fn();
    popUp.search({ requests }).catch(handler);
    first.answer = found;
    second.answer = found;
    await popUp.search({ requests: [{ indexName: 'docs', query: 'other' }] });
    await vi.waitFor(() => expect(used.onAnswer).toHaveBeenCalled());
    expect(handler).not.toHaveBeenCalled();
    expect(used.onError).not.toHaveBeenCalled();
  });
});

describe('insights', () => {
  test('views and clicks are sent as events, and nothing else is', async () => {
    const asked = leadHosts({ 'insights.algolia.io': first });
    const hosted = { appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: true };
    const insights = createInsightsClient(hosted, () => 3) ?? expect.fail('nothing is reported');
    insights('addAlgoliaAgent', 'insights-plugin');
    const token = vi.fn();
    insights('getUserToken', null, token);
    insights('viewedObjectIDs', {
      eventName: 'Items Viewed',
      index: 'docs',
      objectIDs: ['1', '2'],
    });
    insights(
      'clickedObjectIDsAfterSearch',
      { eventName: 'Item Selected', index: 'docs', objectIDs: ['1'], positions: [0], queryID: 'q' },
      { headers: {} },
    );
    const [, userToken] = token.mock.calls[0] ?? [];
    await until(() => first.seen.length === asked.length);
    expect(first.seen.map(({ path }) => path)).toEqual(['/1/events', '/1/events']);
    expect(first.seen[0]?.parameters.get('X-Algolia-Application-Id')).toBe('APP');
    const sent = first.seen.flatMap(({ body }) => (body as { events: object[] }).events);
    expect(sent).toHaveLength(2);
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ eventType: 'view', objectIDs: ['1', '2'], userToken }),
        expect.objectContaining({ eventType: 'click', positions: [3], queryID: 'q', userToken }),
      ]),
    );
  });
});
