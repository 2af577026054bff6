import { expect, it } from 'vitest';
import { pageAt, sitemapPaths } from '../support/builtSite';

/** Class names of Docusaurus's themes, or their beginnings, that search records (src/search/records) and Markdown exports rely on. */
const classes = [
  ...['plugin-docs', 'menu__link--active', 'menu__link--sublist', 'breadcrumbs__link', 'hash-link'],
  ...['theme-doc-version-badge', 'theme-doc-version-banner', 'theme-doc-toc-', 'theme-doc-footer'],
  ...['theme-doc-breadcrumbs', 'pagination-nav', 'table-of-contents', 'markdown', 'language-'],
  ...['theme-code-block', 'theme-admonition-', 'admonitionHeading_'],
  ...['plugin-blog', 'blog-post-page', 'avatar'],
];

const post = sitemapPaths().find((path) => /^\/blog\/(?!archive|authors|page|tags)./.test(path));
const pages = ['/docs/latest/gravitino-server-config', '/docs/0.5.0/overview', post ?? '/blog'];

/** Which of the names no class of a page begins with. */
const missing = (html: string): string[] =>
  classes.filter((name) => !new RegExp(`class=(?:"[^"]*(?<=[" ]))?${name}`).test(html));

it('pages have the classes of the theme that search and exports look for', () => {
  expect(missing(pages.map(pageAt).join())).toEqual([]);
});

it('a class that Docusaurus has renamed is missing', () => {
  expect(missing(pages.map(pageAt).join().replaceAll('breadcrumbs__link', 'crumb'))).toEqual([
    'breadcrumbs__link',
  ]);
});
