import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { search } from '@site/src/site/search';
import { useCallback, useMemo } from 'react';

/** What the address of the search page says. */
export interface SearchAddress {
  query: string;
  /** Name of a docs version, `allVersions`, or nothing for the current version. */
  version: string;
  /** Counted from 1. */
  page: number;
}

/** Reads the address; what makes no sense in it is as good as absent. */
export function readSearchAddress(queryString: string): SearchAddress {
  const parameters = new URLSearchParams(queryString);
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: (parameters.get(search.queryParameter) ?? '').slice(0, search.maxQueryLengthPage),
    version: parameters.get('version') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes an address; defaults are left out. */
export function writeSearchAddress({ query, version, page }: SearchAddress): string {
  const values = { [search.queryParameter]: query, version, page: page > 1 ? `${page}` : '' };
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/**
 * The address of the search page as state: what is typed in one go is one entry in the history, and so is everything else, so that
 * “back” leads through searches and pages, not through letters. The server knows no query.
 */
export function useSearchAddress() {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const location = useLocation();
  const queryString = isBrowser ? location.search : '';
  const address = useMemo(() => readSearchAddress(queryString), [queryString]);
  const change = useCallback(
    (part: Partial<SearchAddress>, how: 'push' | 'replace') => {
      // The address of now: a choice that waited for the app comes before the first rendering with a query.
      const now = readSearchAddress(history.location.search);
      const next = writeSearchAddress({ ...now, page: 1, ...part });
      history[how]({ pathname: location.pathname, search: next });
    },
    [history, location.pathname],
  );
  return { address, change };
}
