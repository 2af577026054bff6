import { getSearchClient, type SearchSetup } from '@site/src/search/client';
import { createInsightsClient } from '@site/src/search/client/insights';
import { type ResultUrlOptions, resultUrl } from '@site/src/search/client/resultUrl';
import type { SearchAnswer } from '@site/src/search/client/searchClient';
import { searchParameters } from '@site/src/search/client/searchParameters';
import type { SearchHit } from '@site/src/search/engine/hits';
import { search } from '@site/src/site/search';
import { useEffect, useMemo, useState } from 'react';

/** What the search page shows. */
export type SearchState =
  | { status: 'idle' }
  | { status: 'loading'; before?: Found }
  | { status: 'error'; query: string; error: unknown }
  | ({ status: 'found' } & Found);

/** An answer. */
export interface Found {
  query: string;
  page: number;
  nbHits: number;
  nbPages: number;
  /** No page has all the words that matter; the hits are near ones. */
  isPartial: boolean;
  hits: SearchHit[];
  /** Reports that a result was opened (specification §7). */
  onChoose: (hit: SearchHit) => void;
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
    let found: string[] = [];
    const insights = createInsightsClient(
      setup.hosted,
      (objectID) => (page - 1) * search.hitsPerPage + found.indexOf(objectID) + 1,
    );
    setState((now) => ({ status: 'loading', ...(now.status === 'found' && { before: now }) }));
    const request = {
      query,
      indexName,
      page: page - 1,
      ...searchParameters({ language: setup.language, tags, clickAnalytics: Boolean(insights) }),
    };
    client
      .then((ready) => ready.search({ requests: [request] }))
      .then(({ results }) => {
        const [answer] = results as unknown as SearchAnswer<SearchHit>[];
        if (isCurrent && answer) {
          const { nbHits, nbPages, hits, queryID, isPartial = false } = answer;
          const onChoose = (hit: SearchHit): void =>
            insights?.('clickedObjectIDsAfterSearch', {
              eventName: 'Item Selected',
              index: indexName,
              objectIDs: [hit.objectID],
              queryID,
            });
          found = hits.map(({ objectID }) => objectID);
          const shown = withUrls(hits, urls);
          setState({
            status: 'found',
            query,
            page,
            nbHits,
            nbPages,
            isPartial,
            hits: shown,
            onChoose,
          });
        }
      })
      .catch((error: unknown) => {
        if (isCurrent) {
          console.error(error);
          setState({ status: 'error', query, error });
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
