import { afterEach, describe, expect, it, vi } from 'vitest';
import { content } from '../../src/site/content';
import { search } from '../../src/site/search';
import { word } from '../support/words';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the configuration', () => {
  it.each([
    ['', 'warn'],
    ['1', 'throw'],
  ])('answers broken links and anchors, with SITE_STRICT=%j, by: %s', async (strict, expected) => {
    vi.stubEnv('SITE_STRICT', strict);
    const { default: config } = await import('../../docusaurus.config');
    expect(config).toMatchObject({
      onBrokenLinks: expected,
      onBrokenAnchors: expected,
      markdown: { hooks: { onBrokenMarkdownLinks: expected, onBrokenMarkdownImages: expected } },
    });
  });

  it('has the color mode of the specification: light, the system’s unless the reader chooses, under the key theme', async () => {
    const { default: config } = await import('../../docusaurus.config');
    expect(config.themeConfig).toMatchObject({
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
      docs: { versionPersistence: 'localStorage' },
    });
    expect(config.storage).toEqual({ type: 'localStorage', namespace: false });
  });

  it('has the names of the specification (§1), in one language', async () => {
    const { default: config } = await import('../../docusaurus.config');
    expect(config).toMatchObject({
      title: 'Datastrato',
      organizationName: 'datastrato',
      titleDelimiter: '|',
      i18n: { defaultLocale: 'en', locales: ['en'] },
    });
    expect(config.tagline).toMatch(/^Unify data, analytics/);
  });

  it('gives the blog its limits (specification §9): 1000 posts a page, 10 in the sidebar, reading time', async () => {
    const { default: config } = await import('../../docusaurus.config');
    expect(config.presets?.[0]).toMatchObject([
      expect.anything(),
      {
        blog: {
          postsPerPage: 1000,
          blogSidebarCount: 10,
          blogSidebarTitle: 'Recent posts',
          showReadingTime: true,
        },
      },
    ]);
  });
});

it('the framework’s image component has the figures of the specification (§9)', async () => {
  const { default: config } = await import('../../docusaurus.config');
  expect(config.plugins).toContainEqual([
    '@docusaurus/plugin-ideal-image',
    expect.objectContaining({ quality: 70, max: 1030, min: 640, steps: 2 }),
  ]);
});

// Those that the tests of the search, of tabs, code, pictures, and forms don't meet.
it('specified values are as specified (§2, §9)', () => {
  expect(search.timeoutsMs).toEqual({ connect: 1000, read: 2000, write: 30_000 });
  expect(word('search.placeholder')).toBe('Search docs');
  expect(content.image.quality).toBe(70);
});
