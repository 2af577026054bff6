import { search } from '../../site/search';
import type { SearchHit } from '../engine/hits';
import { readFacetFilters } from './facetFilters';
import { LatestOnly } from './latestOnly';
import type { SearchAnswer, SearchClient, SearchQuery } from './searchClient';
import type { WorkerPort } from './workerPort';

/** Where the index of the build lies. */
export interface OfflineIndex {
  baseUrl: string;
  manifestUrl: string;
  /** Language of queries that name none. */
  language: string;
}

const snippetWordsOf = (query: SearchQuery): number =>
  Number(query.attributesToSnippet?.[0]?.split(':')[1] ?? search.snippetWords.desktop);

/** Reads the requests of a search call, which may come as a list or inside an object. */
function requestsOf(params: unknown): SearchQuery[] {
  const requests = Array.isArray(params)
    ? params.map((entry: { params?: object }) => ({ ...entry, ...entry.params }))
    : (params as { requests?: unknown } | undefined)?.requests;
  if (params === undefined || params === null) {
    throw new Error('Parameter `searchMethodParams` is required when calling `search`.');
  }
  if (!Array.isArray(requests)) {
    throw new Error('Parameter `searchMethodParams.requests` is required when calling `search`.');
  }
  return requests as SearchQuery[];
}

const needsHosted = (what: string): Error =>
  new Error(
    `${what} need the hosted search. Set ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME.`,
  );

/** Returns a client that answers from the shards of the build, with the same calls and checks as the hosted one. */
export function createOfflineClient(port: WorkerPort, index: OfflineIndex): SearchClient {
  const latest = new LatestOnly((queries: SearchQuery[]) =>
    Promise.all(queries.map((query) => answer(port, index, query))),
  );
  const algoliaAgent = { value: 'offline', add: () => algoliaAgent };
  return {
    search: (async (params: unknown) => ({
      results: await latest.run(requestsOf(params)),
    })) as SearchClient['search'],
    async customPost(params) {
      if (!params?.path) {
        throw new Error('Parameter `path` is required when calling `customPost`.');
      }
      throw needsHosted('Custom requests');
    },
    async getRecommendations(params) {
      if (!params || (!Array.isArray(params) && !params.requests)) {
        throw new Error(
          'Parameter `getRecommendationsParams.requests` is required when calling `getRecommendations`.',
        );
      }
      throw needsHosted('Recommendations');
    },
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent } as SearchClient['transporter'],
  };
}

async function answer(
  port: WorkerPort,
  index: OfflineIndex,
  query: SearchQuery,
): Promise<SearchAnswer<SearchHit>> {
  const { language, tags } = readFacetFilters(query.facetFilters);
  const hitsPerPage = query.hitsPerPage ?? search.hitsPerPage;
  const found = await port.ask({
    manifestUrl: index.manifestUrl,
    baseUrl: index.baseUrl,
    language: language ?? index.language,
    tags,
    isAside: query.analytics === false,
    query: query.query,
    page: query.page ?? 0,
    hitsPerPage,
    snippetWords: snippetWordsOf(query),
  });
  return {
    hits: found.hits,
    nbHits: found.nbHits,
    isPartial: found.isPartial,
    nbPages: Math.ceil(found.nbHits / hitsPerPage),
    query: query.query,
  };
}
