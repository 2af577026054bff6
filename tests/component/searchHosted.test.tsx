import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../../src/search/client';
import { createHostedClient } from '../../src/search/client/hostedClient';
import { popUpClient } from '../../src/search/client/popUpClient';
import type { SearchHit } from '../../src/search/engine/hits';
import { respondWith } from '../support/searchHits';
import {
  hangUp,
  hostOf,
  json,
  type Responder,
  type SearchServer,
  startSearchServer,
} from '../support/searchServer';

const credentials = { appId: 'APP', apiKey: 'KEY' };
const found = respondWith([]);
const requestsFor = (query: string) => ({ requests: [{ indexName: 'docs', query }] });

let first: SearchServer;
let second: SearchServer;
const client = () => createHostedClient(credentials, { hosts: [hostOf(first), hostOf(second)] });

beforeEach(async () => {
  first = await startSearchServer(found);
  second = await startSearchServer(found);
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([first.close(), second.close()]);
});

test.each<[string, Responder]>([
  ['hangs up', hangUp],
  ['returns 500', json({ message: 'broken' }, 500)],
  ['returns 503 without JSON', (_, response) => void response.writeHead(503).end('<html>')],
])('a host that %s is replaced by the next one for 120 seconds', async (_, respond) => {
  first.respond = respond;
  const hosted = client();
  await hosted.search(requestsFor('a'));
  first.respond = found;
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 119_000 });
  await hosted.search(requestsFor('b'));
  expect([first.seen.length, second.seen.length]).toEqual([1, 2]);
  vi.setSystemTime(now + 121_000);
  await hosted.search(requestsFor('c'));
  expect([first.seen.length, second.seen.length]).toEqual([2, 2]);
});

test('requests time out after 1 second to connect and 2 or 30 seconds to reply', async () => {
  const timeouts: unknown[] = [];
  const send = async (sent: { url: string; connectTimeout: number; responseTimeout: number }) => {
    timeouts.push([new URL(sent.url).pathname, sent.connectTimeout, sent.responseTimeout]);
    return { content: '{"results":[]}', isTimedOut: false, status: 200 };
  };
  const hosted = createHostedClient(credentials, { requester: { send } });
  await hosted.search(requestsFor('a'));
  await hosted.customPost({ path: '1/events' });
  await hosted.getRecommendations([{ indexName: 'docs', model: 'trending-items', threshold: 0 }]);
  expect(timeouts).toEqual([
    ['/1/indexes/*/queries', 1000, 2000],
    ['/1/events', 1000, 30_000],
    ['/1/indexes/*/recommendations', 1000, 2000],
  ]);
});

test('a 429 reply fails immediately, without a retry', async () => {
  first.respond = (_, response) => void response.writeHead(429, { 'Retry-After': '60' }).end('{}');
  await expect(client().search(requestsFor('a'))).rejects.toMatchObject({ status: 429 });
  expect([first.seen.length, second.seen.length]).toEqual([1, 0]);
});

test('the pop-up ignores the failure of a superseded query', async () => {
  const hosted = client();
  const [onAnswer, onError, handler] = [vi.fn(), vi.fn(), vi.fn()];
  const popUp = popUpClient({
    ask: async (query) =>
      (await hosted.search<SearchHit>(requestsFor(query))).results[0] as SearchAnswer,
    urls: { withBaseUrl: (path) => path },
    stallMs: 0,
    onAnswer,
    onError,
  });
  first.respond = hangUp;
  second.respond = hangUp;
  popUp.search(requestsFor('a')).catch(handler);
  first.respond = found;
  second.respond = found;
  popUp.search(requestsFor('other')).catch(handler);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalled());
  expect(handler).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
