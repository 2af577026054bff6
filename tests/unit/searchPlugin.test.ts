import { loadContext } from '@docusaurus/core/lib/server/site';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import searchIndexPlugin from '../../src/plugins/search-index';
import { testFolder } from '../support/testFolder';

const { path: siteDir, write } = testFolder('all');
write('package.json', '{}');
write(
  'docusaurus.config.js',
  "module.exports = { title: 'Site', url: 'https://example.org', baseUrl: '/' };",
);
afterEach(() => vi.unstubAllEnvs());

describe('the connection to the search service', () => {
  const hosted = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'docs' };
  const tags = (context: LoadContext) =>
    searchIndexPlugin(context).injectHtmlTags?.({ content: undefined });

  it('is opened ahead by the head of every page, where a hosted index is configured', async () => {
    for (const [name, value] of Object.entries(hosted)) {
      vi.stubEnv(name, value);
    }
    expect(tags(await loadContext({ siteDir }))).toEqual({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preconnect',
            href: 'https://app-dsn.algolia.net',
            crossorigin: 'anonymous',
          },
        },
      ],
    });
  });

  it('has no output where no hosted index is configured', async () => {
    for (const name of Object.keys(hosted)) {
      vi.stubEnv(name, '');
    }
    expect(tags(await loadContext({ siteDir }))).toEqual({});
  });
});
