import type { Analytics } from './analytics';
import type { HostedSearch } from './search';
import type { SignUpEndpoints } from './signUp';

/** Addresses of a hosted index: the search hosts of its application and its analytics. */
function searchAddresses(hosted: HostedSearch | undefined): string[] {
  if (hosted === undefined) {
    return [];
  }
  const application = hosted.appId.toLowerCase();
  return [
    `https://${application}-dsn.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${application}-${n}.algolianet.com`),
    'https://insights.algolia.io',
  ];
}

/** Lists the origins that every page may call besides the site's own: none on a default build. */
export function connectOrigins(
  signUp: SignUpEndpoints,
  hosted: HostedSearch | undefined,
  analytics: Analytics | undefined,
): string[] {
  const addresses = [...Object.values(signUp), ...searchAddresses(hosted), analytics?.scriptUrl];
  const origins = addresses
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].sort();
}
