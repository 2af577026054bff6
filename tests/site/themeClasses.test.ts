import { expect, it } from 'vitest';
import { pageAt, sitemapPaths } from '../support/builtSite';

/** Prefixes of theme classes that search records (src/search/records) and Markdown exports rely on. */
const classes = [
  ...['plugin-docs', 'menu__link--active', 'menu__link--sublist', 'breadcrumbs__link', 'hash-link'],
  ...['theme-doc-version-badge', 'theme-doc-version-banner', 'theme-doc-toc-', 'theme-doc-footer'],
  ...['theme-doc-breadcrumbs', 'pagination-nav', 'table-of-contents', 'markdown', 'language-'],
  ...['theme-code-block', 'theme-admonition-', 'admonitionHeading_'],
  ...['plugin-blog', 'blog-post-page', 'avatar'],
];

const post = sitemapPaths().find((path) => /^\/blog\/(?!archive|authors|page|tags)./.test(path));
const pages = ['/docs/latest/gravitino-server-config', '/docs/0.5.0/overview', post ?? '/blog'];

/** Lists the prefixes that no class of a page has. */
const missing = (html: string): string[] =>
  classes.filter((name) => !new RegExp(`class=(?:"[^"]*(?<=[" ]))?${name}`).test(html));

it('pages have the theme classes that the search and exports need', () => {
  expect(missing(pages.map(pageAt).join())).toEqual([]);
});

it('a renamed theme class is reported', () => {
  expect(missing(pages.map(pageAt).join().replaceAll('breadcrumbs__link', 'crumb'))).toEqual([
    'breadcrumbs__link',
  ]);
});
