import type { LiteClient } from 'algoliasearch/lite';

/**
 * What the pop-up and the search page speak to: the hosted index or the one that the build brings along (specification §7).
 * Nothing above this line knows which.
 */
export type SearchClient = Pick<
  LiteClient,
  'search' | 'customPost' | 'getRecommendations' | 'addAlgoliaAgent'
> & { transporter: Pick<LiteClient['transporter'], 'algoliaAgent'> };

/** The request of one query, as both backends read it. */
export interface SearchQuery {
  query: string;
  indexName: string;
  /** Counted from 0. */
  page?: number;
  hitsPerPage?: number;
  facetFilters?: readonly (string | readonly string[])[];
  attributesToSnippet?: readonly string[];
  /** `false`: it isn't the reader's own search, but one on the side. */
  analytics?: boolean;
}

/** The answer to one query. */
export interface SearchAnswer<Hit> {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  query: string;
  queryID?: string;
  /** No page has all the words that matter; the hits are near ones. The hosted index doesn't tell. */
  isPartial?: boolean;
}
