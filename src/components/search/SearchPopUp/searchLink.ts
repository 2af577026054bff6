import { translate } from '@docusaurus/Translate';
import { links, pages } from '@site/src/site/links';
import { search } from '@site/src/site/search';

/** Returns the path of the search page for a query, of one version if it names one, without the base URL. */
export function searchLink(query: string, version?: string): string {
  const path = `${pages.search}?${search.queryParameter}=${encodeURIComponent(query)}`;
  return version === undefined ? path : `${path}&version=${encodeURIComponent(version)}`;
}

/** Returns the address of an issue that says for which query the reader found nothing. */
export function missingResultsLink({ query }: { query: string }): string {
  const title = translate(
    { id: 'search.reportTitle', message: 'Search finds nothing for “{query}”' },
    { query },
  );
  return `${links.newIssue}?title=${encodeURIComponent(title)}`;
}
