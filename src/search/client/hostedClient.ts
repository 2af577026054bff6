import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../site/deployment';
import { search } from '../../site/search';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<Options['hostsCache']>;

/**
 * Remembers which hosts are down, for as long as the client itself counts them as down (120 seconds, specification §4).
 * The client's own cache forgets them: algoliasearch 5.64 stores a host under a key that holds the time of the entry, and
 * looks it up without. Here a host is known by its address.
 */
export function rememberHosts(): HostsCache {
  const known = new Map<string, unknown>();
  const addressOf = (key: unknown): string => {
    const { protocol, url, port, accept } = key as Record<string, unknown>;
    return [protocol, url, port, accept].join(' ');
  };
  return {
    get: async (key: unknown, orElse: () => Promise<unknown>) =>
      known.get(addressOf(key)) ?? orElse(),
    set: async (key: unknown, value: unknown) => {
      known.set(addressOf(key), await value);
      return value;
    },
    delete: async (key: unknown) => {
      known.delete(addressOf(key));
    },
    clear: async () => known.clear(),
  } as HostsCache;
}

/**
 * Returns Algolia's own client, which keeps the credentials in the query parameters, tries other hosts after a failure and
 * gives each 1 second to connect, 2 to answer and 30 to write (specification §7, §8, §9). A host that has had too many
 * requests (429) fails at once.
 *
 * @throws Error naming the missing credential.
 */
export const createHostedClient = (
  { appId, apiKey }: Pick<HostedSearch, 'appId' | 'apiKey'>,
  options?: Options,
): LiteClient =>
  liteClient(appId, apiKey, {
    timeouts: search.timeoutsMs,
    hostsCache: rememberHosts(),
    maxRateLimitRetries: 0,
    ...options,
  } as Options);
