/** Credentials of a hosted DocSearch index. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads the hosted index from the environment: all three variables, or none for the search that the build brings along.
 *
 * @throws Error naming every missing variable when only some are set.
 */
export function hostedSearch(env: Record<string, string | undefined>): HostedSearch | undefined {
  const missing = variables.filter((name) => !env[name]?.trim());
  if (missing.length === variables.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Search: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set ${variables.join(', ')} together, or none of them.`,
    );
  }
  const read = (name: (typeof variables)[number]): string => env[name]?.trim() ?? '';
  return {
    appId: read('ALGOLIA_APP_ID'),
    apiKey: read('ALGOLIA_API_KEY'),
    indexName: read('ALGOLIA_INDEX_NAME'),
  };
}

/** Figures and addresses of the search (specification §2, §5, §7, §9). */
export const search = {
  pagePath: '/search',
  queryParameter: 'q',
  placeholder: 'Search docs',
  hitsPerPage: 20,
  maxQueryLengthPopUp: 64,
  maxQueryLengthPage: 512,
  recentLimit: 7,
  recentLimitWithFavorites: 4,
  favoriteLimit: 10,
  hitsPerGroup: 5,
  suggestions: 3,
  /** Words around a match; the second figure holds up to `mobileBreakpoint` pixels. */
  snippetWords: { desktop: 10, mobile: 5 },
  mobileBreakpoint: 768,
  /** Milliseconds until a pending search counts as stalled. */
  stallMs: 300,
  /** Where “Let us know” leads; the query is added to it. */
  reportMissing: 'https://github.com/datastrato/gravitino-website/issues/new?title=',
  /** A result whose address matches is loaded whole instead of routed in-site; empty: none. */
  externalUrlPattern: '',
  /** Rewrites a part of every result's address; `undefined`: none. */
  pathReplacement: undefined as { from: string; to: string } | undefined,
} as const;
