import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../src/plugins/deploy/compress';
import { brand } from '../../src/site/brand';
import { footer } from '../../src/site/footer';
import { built, pageAt, sitemapPaths } from '../support/builtSite';
import { pageKinds } from '../support/pageKinds';
import { buildDir } from '../support/paths';

type Attributes = Record<string, string>;

/** The opening tags of a page. */
function tagsOf(html: string, name: string): Attributes[] {
  const tags: Attributes[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === name) {
        tags.push(attributes);
      }
    },
  });
  parser.end(html);
  return tags;
}

const titleOf = (html: string): string | undefined =>
  /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
const specimens = ['banner', 'cloud', 'navbar', 'icons'].map((name) => `/gravitino/${name}`);
const kinds = pageKinds
  .filter((path) => path !== '/no/such/page')
  .map((path) => path.split('?')[0] ?? '');

describe('every kind of page', () => {
  it.each(kinds)(
    '%s: one skip link, one footer, favicons for both preferences, a title',
    (path) => {
      const html = pageAt(path);
      expect(html.match(/>Skip to main content</g)).toHaveLength(1);
      expect(
        tagsOf(html, 'footer').filter(({ class: name }) => name?.includes('theme-layout-footer')),
      ).toHaveLength(1);
      const icons = tagsOf(html, 'link').filter(({ rel }) => rel === 'icon');
      expect(icons.map(({ media }) => media)).toEqual(
        expect.arrayContaining(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']),
      );
      const title = titleOf(html) ?? '';
      const [own, site, ...more] = title.split(` ${brand.titleDelimiter} `);
      expect(path === '/' ? own : site, title).toBe(brand.vendor);
      expect(own, title).toBe(own?.trim());
      expect(more.length, title).toBeLessThanOrEqual(path.startsWith('/gravitino/') ? 0 : 1);
    },
  );
});

describe('the footer', () => {
  const html = pageAt('/');

  it('has its columns, its logo, and its two lines', () => {
    for (const { title, items } of footer.links) {
      expect(html).toContain(title);
      for (const { label } of items) {
        expect(html).toContain(label);
      }
    }
    const logo = tagsOf(html, 'img').find(({ class: name }) => name?.includes('footer__logo'));
    expect(logo).toMatchObject({ width: '136', height: '27' });
    expect(html).toContain(footer.copyright);
    expect(html).toContain(brand.trademarkNotice);
    expect(html).toContain(brand.tagline);
  });

  it('has its background image', async () => {
    const files = await listFiles(buildDir);
    const styles = files.filter((file) => /^assets\/css\/.*\.css$/.test(file)).map(built);
    const footerRules = styles.flatMap((css) => css.match(/\.footer_[\w-]+\{[^}]*\}/g) ?? []);
    expect(footerRules.some((rule) => /url\((data:image\/svg|[^)]*footer-strata)/.test(rule))).toBe(
      true,
    );
  });
});

describe('what search reads of a page', () => {
  const metaOf = (path: string): Attributes =>
    Object.fromEntries(
      tagsOf(pageAt(path), 'meta').flatMap(({ name, content = '' }) =>
        name ? [[name, content]] : [],
      ),
    );

  it('is language, version and tag, each for both kinds of crawler', () => {
    expect(metaOf('/docs/0.4.0/apache-hive-catalog')).toMatchObject({
      docusaurus_locale: 'en',
      docusaurus_version: '0.4.0',
      docusaurus_tag: 'docs-default-0.4.0',
      'docsearch:language': 'en',
      'docsearch:version': '0.4.0',
      'docsearch:docusaurus_tag': 'docs-default-0.4.0',
    });
    expect(metaOf('/about-us')).toMatchObject({
      docusaurus_locale: 'en',
      docusaurus_tag: 'default',
      'docsearch:language': 'en',
    });
  });
});

describe('the internal pages', () => {
  it.each(specimens)('%s is kept from search engines, sitemap and search', async (path) => {
    expect(tagsOf(pageAt(path), 'meta').find(({ name }) => name === 'robots')?.content).toContain(
      'noindex',
    );
    expect(sitemapPaths()).not.toContain(path);
    const indexes = (await listFiles(buildDir)).filter(
      (file) => /search/.test(file) && /\.json$/.test(file),
    );
    expect(indexes.length).toBeGreaterThan(0);
    expect(indexes.filter((file) => built(file).includes(`${path}"`))).toEqual([]);
  });
});

describe('a default build', () => {
  it('has no analytics', () => {
    const policy = built('_headers');
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
    expect(tagsOf(pageAt('/'), 'script').filter(({ src }) => src && !src.startsWith('/'))).toEqual(
      [],
    );
  });
});
