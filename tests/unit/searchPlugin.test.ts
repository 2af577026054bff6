import { loadContext } from '@docusaurus/core/lib/server/site';
import pluginContentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
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

it('what browsers know of the docs of a version says which of them are unlisted', async () => {
  write('docs/open.md', '# Open\n');
  write('docs/hidden.md', '---\nunlisted: true\n---\n\n# Hidden\n');
  // Development shows unlisted pages as any other.
  vi.stubEnv('NODE_ENV', 'production');
  const options = validateOptions({
    validate: (schema, given) => ({ id: 'default', ...schema.validate(given).value }),
    options: {},
  });
  const plugin = await pluginContentDocs(await loadContext({ siteDir }), options);
  const content = await plugin.loadContent?.();
  const setGlobalData = vi.fn();
  await plugin.contentLoaded?.({
    content: content as NonNullable<typeof content>,
    actions: { setGlobalData, createData: async () => '', addRoute: () => undefined },
  });
  const [{ versions }] = setGlobalData.mock.calls[0] as [{ versions: GlobalVersion[] }];
  expect(versions[0]?.docs).toEqual([
    { id: 'hidden', path: '/docs/hidden', unlisted: true, sidebar: 'defaultSidebar' },
    { id: 'open', path: '/docs/open', sidebar: 'defaultSidebar' },
  ]);
});
