import { vi } from 'vitest';
import type { SearchServer } from './searchServer';

/**
 * Leads what the page asks of hosts of an Algolia application to servers on loopback, as a name server would. Asking any
 * other host fails.
 *
 * @param servers by host name, in small letters.
 * @returns the host names in the order in which they were asked, each written down before its request leaves.
 */
export function leadHosts(servers: Record<string, Pick<SearchServer, 'port'>>): string[] {
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
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Request {
      override open(method: string, url: string | URL): void {
        super.open(method, lead(url), true);
      }
    },
  );
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => fetch(lead(url), options));
  return asked;
}
