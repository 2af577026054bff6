import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../src/plugins/built-pages/files';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { brand } from '../../src/site/brand';
import { footer } from '../../src/site/shell';
import { headValue } from '../support/blogDocument';
import { built, pageAt, sitemapPaths } from '../support/builtSite';
import { attribute, element, elements } from '../support/html';
import { pageKinds } from '../support/pageKinds';
import { buildDir } from '../support/paths';
import { archived } from '../support/versions';

const titleOf = (html: string): string | undefined =>
  /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
const specimens = ['banner', 'cloud', 'navbar', 'icons'].map((name) => `/gravitino/${name}`);
const kinds = pageKinds
  .filter((path) => path !== '/no/such/page')
  .map((path) => path.split('?')[0] ?? '');

it.each(kinds)('%s has one skip link, one footer, two favicons, and a title', (path) => {
  const html = pageAt(path);
  expect(html.match(/>Skip to main content</g)).toHaveLength(1);
  expect(elements(html, 'footer.theme-layout-footer')).toHaveLength(1);
  // A third icon without a condition would override both.
  const icons = elements(html, 'link[rel~=icon]');
  expect(icons.map((icon) => [attribute(icon, 'media'), attribute(icon, 'href')])).toEqual([
    ['(prefers-color-scheme: light)', '/img/favicon-light.svg'],
    ['(prefers-color-scheme: dark)', '/img/favicon-dark.svg'],
  ]);
  const title = titleOf(html) ?? '';
  const [own, site, ...more] = title.split(` ${brand.titleDelimiter} `);
  expect(path === '/' ? own : site, title).toBe(brand.vendor);
  expect(own, title).toBe(own?.trim());
  expect(more.length, title).toBeLessThanOrEqual(path.startsWith('/gravitino/') ? 0 : 1);
});

it('the SVG favicons differ, and favicon.ico has two pictures', () => {
  expect(built('img/favicon-light.svg')).toContain('<svg');
  expect(built('img/favicon-light.svg')).not.toBe(built('img/favicon-dark.svg'));
  const icon = readFileSync(join(buildDir, 'favicon.ico'));
  // The header of an icon file ends with the number of its pictures.
  expect(icon.readUInt32LE(0)).toBe(0x10000);
  expect(icon.readUInt16LE(4)).toBe(2);
});

describe('the footer', () => {
  const html = pageAt('/');

  it('has the columns Product, Learn, and Company with their links', () => {
    const links = elements(html, 'footer a')
      .map((link) => [textOf(link), attribute(link, 'href')])
      .filter(([text]) => text !== '');
    expect(links).toEqual(
      footer.links.flatMap(({ items }) =>
        items.map((item) => [item.label, 'to' in item ? item.to : item.href]),
      ),
    );
    expect(html.match(/footer__title"?>(Product|Learn|Company)</g)).toHaveLength(3);
    expect(Object.fromEntries(links)).toMatchObject({
      'Source repository': 'https://github.com/apache/gravitino',
      'Discussion forum': 'https://gravitino.discourse.group',
      'Community chat': 'https://s.apache.org/slack-invite',
    });
  });

  it('has its logo, copyright, trademark notice, and tagline', () => {
    const logo = element(html, 'img.footer__logo');
    expect(logo?.properties).toMatchObject({ width: 136, height: 27 });
    expect(footer.copyright).toContain('2025');
    expect(html).toContain(footer.copyright);
    expect(html).toContain(brand.trademarkNotice);
    expect(html).toContain(brand.tagline);
  });

  it('has its background image', async () => {
    const files = await listFiles(buildDir);
    const styles = files.filter((file) => /^assets\/css\/.*\.css$/.test(file)).map(built);
    const footerRules = styles.flatMap((css) => css.match(/\.footer_[^{]*\{[^}]*\}/g) ?? []);
    expect(footerRules.some((rule) => /url\("?data:image\/svg/.test(rule))).toBe(true);
  });
});

it('the table of contents lists the headings of levels 2 to 5 (specification §9)', () => {
  const tree = parsePage(pageAt('/docs/latest/manage-relational-metadata-using-gravitino'));
  const listed = elements(tree, '.theme-doc-toc-desktop a').map((link) => attribute(link, 'href'));
  expect(elements(tree, 'article h5[id]').length).toBeGreaterThan(0);
  const headings = elements(tree, 'article :is(h2, h3, h4, h5)[id]');
  expect(listed.sort()).toEqual(headings.map((one) => `#${attribute(one, 'id')}`).sort());
});

it.each([
  [`/docs/${archived}/apache-hive-catalog`, 'version', archived],
  [`/docs/${archived}/apache-hive-catalog`, 'docusaurus_tag', `docs-default-${archived}`],
  [`/docs/${archived}/apache-hive-catalog`, 'language', 'en'],
  ['/about-us', 'docusaurus_tag', 'default'],
  ['/about-us', 'language', 'en'],
])('search metadata of %s has the %s %s', (path, name, value) => {
  const own = { language: 'docusaurus_locale', version: 'docusaurus_version' }[name] ?? name;
  for (const meta of [own, `docsearch:${name}`]) {
    expect(headValue(pageAt(path), 'name', meta), meta).toBe(value);
  }
});

it.each(specimens)(
  'the internal page %s isn’t in search engines, the sitemap, and the search',
  async (path) => {
    expect(element(pageAt(path), 'meta[name=robots]')?.properties.content).toContain('noindex');
    expect(sitemapPaths()).not.toContain(path);
    const indexes = (await listFiles(buildDir)).filter(
      (file) => /search/.test(file) && /\.json$/.test(file),
    );
    expect(indexes.length).toBeGreaterThan(0);
    expect(indexes.filter((file) => built(file).includes(`${path}"`))).toEqual([]);
  },
);
