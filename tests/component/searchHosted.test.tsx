import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '../../src/search/client';
import { createHostedClient } from '../../src/search/client/hostedClient';
import { popUpClient } from '../../src/search/client/popUpClient';
import type { SearchHit } from '../../src/search/engine/hits';
import { answerWith } from '../support/searchHits';
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

/** What the client hands to the code that sends its requests. */
interface Sent {
  url: string;
  connectTimeout: number;
  responseTimeout: number;
}

const found = answerWith([]);
const requests = [{ indexName: 'docs', query: 'a' }];

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
  test.each<[string, Answer]>([
    ['hangs up', hangUp],
    ['answers 500', json({ message: 'broken' }, 500)],
    ['answers 503 with no JSON', (_, response) => void response.writeHead(503).end('<html>')],
  ])('tries the next host when one %s, and leaves that one alone', async (_, answer) => {
    first.answer = answer;
    const hosted = client();
    await hosted.search({ requests });
    await hosted.search({ requests: [{ indexName: 'docs', query: 'b' }] });
    expect(first.seen).toHaveLength(1);
    expect(second.seen).toHaveLength(2);
  });

  test.each([
    ['appId', { appId: '', apiKey: 'KEY' }],
    ['apiKey', { appId: 'APP', apiKey: '' }],
  ])('cannot be made without %s, and says so', (name, credentials) => {
    expect(() => createHostedClient(credentials)).toThrow(`\`${name}\` is missing`);
  });

  test('gives a host 1 second to connect, 2 to answer, and 30 to write', async () => {
    const asked: unknown[] = [];
    const send = async ({ connectTimeout, responseTimeout, url }: Sent) => {
      asked.push([new URL(url).pathname, connectTimeout, responseTimeout]);
      return { content: '{"results":[]}', isTimedOut: false, status: 200 };
    };
    const hosted = createHostedClient({ appId: 'APP', apiKey: 'KEY' }, { requester: { send } });
    await hosted.search({ requests });
    await hosted.customPost({ path: '1/events' });
    await hosted.getRecommendations([{ indexName: 'docs', model: 'trending-items', threshold: 0 }]);
    expect(asked).toEqual([
      ['/1/indexes/*/queries', 1000, 2000],
      ['/1/events', 1000, 30_000],
      ['/1/indexes/*/recommendations', 1000, 2000],
    ]);
  });

  test('fails at once when one has had too many requests, however long it asks to wait', async () => {
    first.answer = (_, response) => void response.writeHead(429, { 'Retry-After': '60' }).end('{}');
    await expect(client().search({ requests })).rejects.toMatchObject({ status: 429 });
    expect([first.seen.length, second.seen.length]).toEqual([1, 0]);
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
    onAnswer: vi.fn(),
    onError: vi.fn(),
  });

  test('the failure of a superseded key shows nothing', async () => {
    const used = options();
    const hosted = client();
    const ask = async (query: string) => {
      const { results } = await hosted.search<SearchHit>({
        requests: [{ indexName: 'docs', query }],
      });
      return results[0] as SearchAnswer;
    };
    const popUp = popUpClient({ ask, ...used });
    first.answer = hangUp;
    second.answer = hangUp;
    const handler = vi.fn();
    popUp.search({ requests }).catch(handler);
    first.answer = found;
    second.answer = found;
    popUp.search({ requests: [{ indexName: 'docs', query: 'other' }] }).catch(handler);
    await vi.waitFor(() => expect(used.onAnswer).toHaveBeenCalled());
    expect(handler).not.toHaveBeenCalled();
    expect(used.onError).not.toHaveBeenCalled();
  });
});
