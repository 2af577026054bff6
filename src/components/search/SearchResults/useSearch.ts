import { type SearchAnswer, searchSite } from '@site/src/search/client';
import { resultUrl } from '@site/src/search/client/resultUrl';
import { useEffect, useState } from 'react';
import type { useSearchSetup } from '../SearchPopUp/useSearchSetup';

/** Results on the search page. */
export interface ShownAnswer extends SearchAnswer {
  status: 'found';
  /** Counted from 1. */
  page: number;
}

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading'; before?: ShownAnswer }
  | { status: 'error'; error: unknown }
  | ShownAnswer;

export interface PageTask {
  site: ReturnType<typeof useSearchSetup>;
  /** Search tags; empty means all versions. */
  tags: readonly string[];
  query: string;
  /** Counted from 1. */
  page: number;
  /** A new value searches again. */
  attempt?: number;
}

/** Searches when the task changes, and drops the results of earlier tasks. */
export function useSearch(task: PageTask): SearchState {
  const { tags, query, page, attempt } = task;
  const { setup, urls } = task.site;
  const [state, setState] = useState<SearchState>({ status: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to search again
  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle' });
      return undefined;
    }
    let isCurrent = true;
    setState((now) => ({ status: 'loading', ...(now.status === 'found' && { before: now }) }));
    searchSite(setup, { query, tags, page: page - 1 }).then(
      (answer) => {
        const hits = answer.hits.flatMap((hit) => {
          const url = resultUrl(hit.url, urls);
          return url === undefined ? [] : [{ ...hit, url }];
        });
        if (isCurrent) {
          setState({ status: 'found', ...answer, query, page, hits });
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          console.error(error);
          setState({ status: 'error', error });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [setup, urls, tags, query, page, attempt]);
  return state;
}
