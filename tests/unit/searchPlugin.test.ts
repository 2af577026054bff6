import { loadContext } from '@docusaurus/core/lib/server/site';
import { afterEach, expect, it, vi } from 'vitest';
import searchIndexPlugin from '../../src/plugins/search-index';
import { testFolder } from '../support/testFolder';

const { path: siteDir, write } = testFolder('all');
write('package.json', '{}');
write(
  'docusaurus.config.js',
  "module.exports = { title: 'Site', url: 'https://example.org', baseUrl: '/' };",
);
afterEach(() => vi.unstubAllEnvs());

const preconnect = {
  tagName: 'link',
  attributes: { rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossorigin: 'anonymous' },
};

it.each([
  ['preconnects to a hosted index that', 'APP', { headTags: [preconnect] }],
  ['has no preconnect if no index', '', {}],
])('the head of every page %s is configured', async (_, appId, tags) => {
  for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME']) {
    vi.stubEnv(name, appId);
  }
  const plugin = searchIndexPlugin(await loadContext({ siteDir }));
  expect(plugin.injectHtmlTags?.({ content: undefined })).toEqual(tags);
});
