import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { siteTag } from '@site/src/search/engine/shard';
import type { HostedSearch } from '@site/src/site/deployment';
import { links, pages } from '@site/src/site/links';
import { search } from '@site/src/site/search';
import { useMemo } from 'react';

/** Returns the search configuration of the site and the current page, with the tags of the site and the current version
 * (specification §7).
 */
export function useSearchSetup() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const docsTags = useDocsContextualSearchTags();
  const hosted = siteConfig.customFields?.hostedSearch as HostedSearch | undefined;
  const { baseUrl } = siteConfig;
  const language = i18n.currentLocale;
  const setup = useMemo(() => ({ baseUrl, language, hosted }), [baseUrl, language, hosted]);
  const tagList = [siteTag, ...docsTags].join(' ');
  const tags = useMemo(() => tagList.split(' '), [tagList]);
  const urls = useMemo(
    () => ({
      withBaseUrl: (path: string) => withBaseUrl(path),
      externalUrlPattern: search.externalUrlPattern,
      pathReplacement: search.pathReplacement,
    }),
    [withBaseUrl],
  );
  return { setup, tags, urls, indexName: hosted?.indexName ?? search.offlineIndexName };
}

/** Value of the version parameter for all versions. */
export const allVersions = 'all';

/** Returns the path of the search page for a query and an optional version, without the base URL. */
export function searchLink(query: string, version?: string): string {
  const path = `${pages.search}?${search.queryParameter}=${encodeURIComponent(query)}`;
  return version === undefined ? path : `${path}&version=${encodeURIComponent(version)}`;
}

/** Returns the address of a new issue about a query without results. */
export function missingResultsLink({ query }: { query: string }): string {
  const title = translate(
    { id: 'search.reportTitle', message: 'Search finds nothing for “{query}”' },
    { query },
  );
  return `${links.newIssue}?title=${encodeURIComponent(title)}`;
}
