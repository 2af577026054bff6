import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HostedSearch } from '@site/src/site/deployment';
import { search } from '@site/src/site/search';
import { useMemo } from 'react';

/** Tag of everything outside the docs. */
export const siteTag = 'default';

/**
 * What the pop-up and the search page take from the site and from the current page; the tags are those of the site and of the current
 * version (specification §7).
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
