import { getSearchClient, type SearchSetup, snippetWords } from '@site/src/search/client';
import { contextualFacetFilters } from '@site/src/search/client/facetFilters';
import { type ResultUrlOptions, resultUrl } from '@site/src/search/client/resultUrl';
import type { SearchAnswer } from '@site/src/search/client/searchClient';
import type { SearchHit } from '@site/src/search/engine/hits';
import { search } from '@site/src/site/search';
import { useEffect, useMemo, useState } from 'react';

/** What the search page shows. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'loading'; before?: Found }
  | { status: 'error'; query: string }
  | ({ status: 'found' } & Found);

interface Found {
  query: string;
  page: number;
  nbHits: number;
  nbPages: number;
  hits: SearchHit[];
}

/** What is searched for. */
export interface SearchTask {
  setup: SearchSetup;
  urls: ResultUrlOptions;
  indexName: string;
  /** Search tags; empty means all versions. */
  tags: readonly string[];
  query: string;
  /** Counted from 1. */
  page: number;
  /** A new value searches again. */
  attempt: number;
}

const snippetAttributes = (words: number): string[] =>
  ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4', 'content'].map(
    (attribute) => `${attribute}:${words * 2}`,
  );

/** Searches whenever the task changes; the answer to an earlier one is dropped. */
export function useSearch(task: SearchTask): SearchState {
  const { setup, urls, indexName, tags, query, page, attempt } = task;
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  const client = useMemo(
    () => (typeof window === 'undefined' ? undefined : getSearchClient(setup)),
    [setup],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to search again
  useEffect(() => {
    if (query.trim() === '' || client === undefined) {
      setState({ status: 'idle' });
      return undefined;
    }
    let isCurrent = true;
    setState((now) => ({ status: 'loading', ...(now.status === 'found' && { before: now }) }));
    const request = {
      query,
      indexName,
      page: page - 1,
      hitsPerPage: search.hitsPerPage,
      facetFilters: contextualFacetFilters(setup.language, tags),
      attributesToSnippet: snippetAttributes(snippetWords()),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    client
      .then((ready) => ready.search({ requests: [request] }))
      .then(({ results }) => {
        const [answer] = results as unknown as SearchAnswer<SearchHit>[];
        if (isCurrent && answer) {
          const { nbHits, nbPages, hits } = answer;
          setState({ status: 'found', query, page, nbHits, nbPages, hits: withUrls(hits, urls) });
        }
      })
      .catch((error: unknown) => {
        if (isCurrent) {
          console.error(error);
          setState({ status: 'error', query });
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [client, setup, urls, indexName, tags, query, page, attempt]);
  return state;
}

const withUrls = (hits: readonly SearchHit[], urls: ResultUrlOptions): SearchHit[] =>
  hits.flatMap((hit) => {
    const url = resultUrl(hit.url, urls);
    return url === undefined ? [] : [{ ...hit, url }];
  });
