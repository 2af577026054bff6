import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contextualFacetFilters } from '../../src/search/client/facetFilters';
import { createHostedClient } from '../../src/search/client/hostedClient';
import { popUpClient } from '../../src/search/client/popUpClient';
import { search } from '../../src/site/search';
import {
  type Answer,
  hangUp,
  hostOf,
  json,
  type SearchServer,
  startSearchServer,
} from '../support/searchServer';

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
