import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { search } from '@site/src/site/search';
import { useCallback, useMemo } from 'react';

/** The state in the address of the search page. */
export interface SearchAddress {
  query: string;
  /** Name of a docs version, `allVersions`, or nothing for the current version. */
  version: string;
  /** Counted from 1. */
  page: number;
}

/** Parses the address, and ignores invalid parameters. */
export function readSearchAddress(queryString: string): SearchAddress {
  const parameters = new URLSearchParams(queryString);
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: (parameters.get(search.queryParameter) ?? '').slice(0, search.maxQueryLengthPage),
    version: parameters.get('version') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes an address without default values. */
export function writeSearchAddress({ query, version, page }: SearchAddress): string {
  const values = { [search.queryParameter]: query, version, page: page > 1 ? `${page}` : '' };
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** The address of the search page as state. Uninterrupted typing adds one entry to the history, so that “back” steps through
 * searches and pages, not letters. The server doesn't know the query.
 */
export function useSearchAddress() {
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const location = useLocation();
  const queryString = isBrowser ? location.search : '';
  const address = useMemo(() => readSearchAddress(queryString), [queryString]);
  const change = useCallback(
    (part: Partial<SearchAddress>, how: 'push' | 'replace') => {
      // The current address, because a choice that waited for the app can precede the first render with a query.
      const now = readSearchAddress(history.location.search);
      const next = writeSearchAddress({ ...now, page: 1, ...part });
      history[how]({ pathname: location.pathname, search: next });
    },
    [history, location.pathname],
  );
  return { address, change };
}
