import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../../site/search';
import type { SearchClient } from './searchClient';

/**
 * Returns Algolia's own client: credentials in the query parameters, other hosts tried after a failure, a host left alone
 * for 120 seconds after it, time-outs of 1, 2 and 30 seconds (specification §7, §8, §9) are its own.
 *
 * @throws Error naming the missing credential.
 */
export function createHostedClient(
  { appId, apiKey }: Pick<HostedSearch, 'appId' | 'apiKey'>,
  options?: Parameters<typeof liteClient>[2],
): SearchClient {
  return liteClient(appId, apiKey, options);
}
