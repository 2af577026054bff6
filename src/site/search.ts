/** Credentials of a hosted DocSearch index. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Whether clicks and views of results are reported to Algolia; off unless ALGOLIA_INSIGHTS is `true`. */
  insights?: boolean;
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
    insights: env.ALGOLIA_INSIGHTS?.trim() === 'true',
  };
}

/**
 * Reads where `docusaurus search:push` sends the records: the hosted index and a key that may write to it.
 *
 * @throws Error naming what is missing.
 */
export function pushTarget(env: Record<string, string | undefined>): {
  appId: string;
  indexName: string;
  writeKey: string;
} {
  const hosted = hostedSearch(env);
  const writeKey = env.ALGOLIA_WRITE_API_KEY?.trim();
  if (hosted === undefined || !writeKey) {
    const missing = hosted === undefined ? variables.join(', ') : 'ALGOLIA_WRITE_API_KEY';
    throw new Error(
      `Search: ${missing} not set. Pushing needs ${variables.join(', ')} and ALGOLIA_WRITE_API_KEY, a key that may write to the index.`,
    );
  }
  return { appId: hosted.appId, indexName: hosted.indexName, writeKey };
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
  /** Milliseconds that a search host counts as down; the hosted client's own figure. */
  hostDownMs: 120_000,
  /** Milliseconds to connect, to read and to write; the hosted client's own figures. */
  timeoutsMs: { connect: 1000, read: 2000, write: 30_000 },
  /** View events: so many objects an event, so many milliseconds after the last change. */
  viewEvents: { batch: 20, debounceMs: 400 },
  /** Index name of the search that the build brings along; part of its storage keys. */
  offlineIndexName: 'site',
  /** Sections that only lead elsewhere; searching them would find what stands there. */
  leftOutSections: ['Where next', 'Further reading'],
  /** Where the build writes the list of its shards, below the base URL. */
  manifestFile: 'search-manifest.json',
  /** Folder of the shards below the base URL; its files are named by their content. */
  shardFolder: 'assets/search',
  /** Where “Let us know” leads; the query is added to it. */
  reportMissing: 'https://github.com/datastrato/gravitino-website/issues/new?title=',
  /** A result whose address matches is loaded whole instead of routed in-site; empty: none. */
  externalUrlPattern: '',
  /** Rewrites a part of every result's address; `undefined`: none. */
  pathReplacement: undefined as { from: string; to: string } | undefined,
} as const;

/** What the search keeps in the reader's browser, and why. */
export const storageKeys = [
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__<index>',
    storage: 'localStorage',
    when: 'always',
    purpose: 'The last results that were opened (at most 7), shown as “Recent”.',
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__<index>',
    storage: 'localStorage',
    when: 'always',
    purpose: 'Results marked as favorites (at most 10).',
  },
  {
    key: '__TEST_KEY__',
    storage: 'localStorage',
    when: 'always',
    purpose: 'Written and removed at once, to see whether the browser allows storage.',
  },
] as const;

/**
 * Words that readers use for what the docs call otherwise; each group means one thing.
 * A word is found through its group with less weight than by itself.
 */
export const searchSynonyms = [
  ['delete', 'drop', 'remove'],
  ['modify', 'alter', 'update', 'edit', 'change', 'rename'],
  ['install', 'setup', 'deploy'],
  ['login', 'signin', 'authenticate', 'authentication'],
  ['permission', 'privilege', 'authorization'],
  ['ssl', 'tls', 'https'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql', 'pg'],
  ['config', 'configuration', 'settings', 'properties', 'options'],
  ['monitoring', 'metrics'],
  ['ui', 'webui', 'dashboard'],
  ['folder', 'directory'],
  ['upgrade', 'migrate'],
  ['troubleshoot', 'errors'],
  ['demo', 'playground'],
] as const;
