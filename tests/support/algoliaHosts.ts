import { afterEach, beforeEach, vi } from 'vitest';
import { answerWith } from './searchHits';
import { type Answer, type SearchServer, startSearchServer } from './searchServer';

/**
 * Leads what the page asks of hosts of an Algolia application to servers on loopback, as a name server would. Asking any other
 * host fails. Returns the host names in the order in which they are asked.
 */
function leadHosts(servers: Record<string, Pick<SearchServer, 'port'>>): string[] {
  const asked: string[] = [];
  const lead = (address: string | URL): string => {
    const { hostname, pathname, search, origin } = new URL(address, window.location.href);
    const server = servers[hostname];
    if (server === undefined) {
      throw new Error(`The page asked ${origin}, which this test does not know.`);
    }
    asked.push(hostname);
    return `http://127.0.0.1:${server.port}${pathname}${search}`;
  };
  const { XMLHttpRequest: Request, fetch } = window;
  class LedRequest extends Request {
    override open(method: string, url: string | URL): void {
      super.open(method, lead(url), true);
    }
  }
  vi.stubGlobal('XMLHttpRequest', LedRequest);
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => fetch(lead(url), options));
  return asked;
}

/** Host to which a hosted index wants events reported. */
export const eventsHost = 'insights.algolia.io';

/** What a test sees of a hosted index. */
export interface HostedIndex {
  /** The connection; its client, its cache, and its list of hosts that are down belong to it, so each test has a new one. */
  hostedSearch: { appId: string; apiKey: string; indexName: string; insights: boolean };
  index: SearchServer;
  events: SearchServer;
  /** Names of the hosts that were asked. */
  asked: string[];
  /** What the index was asked. */
  requested(): { query: string; page?: number }[];
}

/** Starts a hosted index for each test of a file, which answers every search like this until the test says otherwise. */
export function hostedIndex(answer: Answer, insights = true): HostedIndex {
  const hosted = {
    requested: () =>
      hosted.index.seen.map(({ body }) => (body as { requests: [{ query: string }] }).requests[0]),
  } as HostedIndex;
  beforeEach(async () => {
    const [index, events] = await Promise.all([answer, answerWith([])].map(startSearchServer));
    if (index && events) {
      const names = ['app-dsn.algolia.net', ...[1, 2, 3].map((n) => `app-${n}.algolianet.com`)];
      const asked = leadHosts({
        ...Object.fromEntries(names.map((name) => [name, index])),
        [eventsHost]: events,
      });
      const hostedSearch = { appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights };
      Object.assign(hosted, { index, events, asked, hostedSearch });
    }
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await Promise.all([hosted.index.close(), hosted.events.close()]);
  });
  return hosted;
}
