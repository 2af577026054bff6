import { afterEach, expect, it, vi } from 'vitest';
import { announcement } from '../../src/site/shell';
import { attribute, elements } from '../support/html';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const readConfig = async () => (await import('../../docusaurus.config')).default;

it.each([
  ['', 'warn'],
  ['1', 'throw'],
])('with SITE_STRICT=%j, broken links and anchors %s', async (strict, expected) => {
  vi.stubEnv('SITE_STRICT', strict);
  expect(await readConfig()).toMatchObject({
    onBrokenLinks: expected,
    onBrokenAnchors: expected,
    markdown: { hooks: { onBrokenMarkdownLinks: expected, onBrokenMarkdownImages: expected } },
  });
});

it('the configuration has the values of the specification (§1, §2, §4, §9)', async () => {
  expect(await readConfig()).toMatchObject({
    title: 'Datastrato',
    tagline: expect.stringMatching(/^Unify data, analytics/),
    titleDelimiter: '|',
    organizationName: 'datastrato',
    i18n: { defaultLocale: 'en', locales: ['en'] },
    storage: { type: 'localStorage', namespace: false },
    presets: [
      ['classic', { blog: { postsPerPage: 1000, blogSidebarCount: 10, showReadingTime: true } }],
    ],
    plugins: expect.arrayContaining([
      [
        '@docusaurus/plugin-ideal-image',
        expect.objectContaining({ quality: 70, max: 1030, min: 640, steps: 2 }),
      ],
    ]),
    themeConfig: {
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
      docs: { versionPersistence: 'localStorage' },
      navbar: {
        hideOnScroll: true,
        items: [
          { label: 'Home', to: '/' },
          { label: 'Products', type: 'dropdown' },
          { label: 'Blog', to: '/blog' },
          { label: 'Documentation', to: '/docs/latest/', target: '_blank' },
          { type: 'docsVersionDropdown' },
          { label: 'GitHub' },
        ],
      },
    },
  });
});

it('the announcement has an id and only links within the site', () => {
  const links = elements(announcement.content, 'a').map((link) => attribute(link, 'href') ?? '');
  expect(announcement.id).toMatch(/^[\w.-]+$/);
  expect(links.filter((href) => !href.startsWith('/'))).toEqual([]);
});
