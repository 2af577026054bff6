import { links, pages } from '@site/src/site/links';
import { search } from '@site/src/site/search';

/** Returns the path of the search page for a query, without the base URL. */
export function searchLink(query: string): string {
  return `${pages.search}?${search.queryParameter}=${encodeURIComponent(query)}`;
}

/** Returns the address of an issue that says for which query the reader found nothing. */
export function missingResultsLink(query: string): string {
  return `${links.newIssue}?title=${encodeURIComponent(`Search finds nothing for “${query}”`)}`;
}
