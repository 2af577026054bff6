import { search } from '@site/src/site/search';

/** Returns the path of the search page for a query, without the base URL. */
export function searchLink(query: string): string {
  return `${search.pagePath}?${search.queryParameter}=${encodeURIComponent(query)}`;
}
