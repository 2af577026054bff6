import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../site/deployment';
import { search } from '../../site/search';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<Options['hostsCache']>;

/** Remembers hosts that are down by their addresses (specification §4). The cache of algoliasearch 5.64 never finds them,
 * because its keys contain the time of the entry.
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

/** Returns Algolia's client, which sends the credentials in the query parameters, tries other hosts after a failure, and limits
 * the time for each host (specification §7, §8, §9). It doesn't retry a host that rejects too many requests (429).
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
