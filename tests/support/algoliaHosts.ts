import { afterEach, beforeEach, vi } from 'vitest';
import { respondWith } from './searchHits';
import { type Responder, type SearchServer, startSearchServer } from './searchServer';

/**
 * Redirects requests to hosts of an Algolia application to local servers, as a name server would. Requests to other hosts fail.
 * Returns the names of the requested hosts in order.
 */
function redirectHosts(servers: Record<string, Pick<SearchServer, 'port'>>): string[] {
  const hosts: string[] = [];
  const redirect = (address: string | URL): string => {
    const { hostname, pathname, search, origin } = new URL(address, window.location.href);
    const server = servers[hostname];
    if (server === undefined) {
      throw new Error(`The page sent a request to the unexpected host ${origin}.`);
    }
    hosts.push(hostname);
    return `http://127.0.0.1:${server.port}${pathname}${search}`;
  };
  const { XMLHttpRequest: Request, fetch } = window;
  class RedirectedRequest extends Request {
    override open(method: string, url: string | URL): void {
      super.open(method, redirect(url), true);
    }
  }
  vi.stubGlobal('XMLHttpRequest', RedirectedRequest);
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => fetch(redirect(url), options));
  return hosts;
}

/** Host that receives the events of a hosted index. */
export const eventsHost = 'insights.algolia.io';

/** A hosted index, as tests see it. */
export interface HostedIndex {
  /** The connection, which has a client, a cache, and a list of failed hosts, so each test has a new one. */
  hostedSearch: { appId: string; apiKey: string; indexName: string; insights: boolean };
  index: SearchServer;
  events: SearchServer;
  /** Names of the requested hosts. */
  hosts: string[];
  /** Returns the queries that the index received. */
  requested(): { query: string; page?: number }[];
}

/** Starts a hosted index for each test of a file. Its reply is `respond` unless a test changes it. */
export function hostedIndex(respond: Responder, insights = true): HostedIndex {
  const hosted = {
    requested: () =>
      hosted.index.seen.map(({ body }) => (body as { requests: [{ query: string }] }).requests[0]),
  } as HostedIndex;
  beforeEach(async () => {
    const [index, events] = await Promise.all([respond, respondWith([])].map(startSearchServer));
    if (index && events) {
      const names = ['app-dsn.algolia.net', ...[1, 2, 3].map((n) => `app-${n}.algolianet.com`)];
      const hosts = redirectHosts({
        ...Object.fromEntries(names.map((name) => [name, index])),
        [eventsHost]: events,
      });
      const hostedSearch = { appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights };
      Object.assign(hosted, { index, events, hosts, hostedSearch });
    }
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await Promise.all([hosted.index.close(), hosted.events.close()]);
  });
  return hosted;
}
