import { expect, it } from 'vitest';
import { pageAt } from '../support/builtSite';

/** Class names of Docusaurus's themes, or their beginnings, that search records (src/search/records) and Markdown exports rely on. */
const classes: Record<string, readonly string[]> = {
  '/docs/latest/gravitino-server-config': [
    ...[
      'plugin-docs',
      'menu__link--active',
      'menu__link--sublist',
      'breadcrumbs__link',
      'hash-link',
    ],
    ...['theme-doc-version-badge', 'theme-doc-toc-', 'theme-doc-breadcrumbs', 'theme-doc-footer'],
    ...['pagination-nav', 'table-of-contents', 'markdown', 'theme-code-block', 'language-'],
    ...['theme-admonition-', 'admonitionHeading_'],
  ],
  '/docs/0.5.0/overview': ['theme-doc-version-banner'],
  '/blog': ['plugin-blog', 'avatar'],
};

/** Which of the names no class of a page begins with. */
const missing = (html: string, names: readonly string[]): string[] =>
  names.filter((name) => !new RegExp(`class="(?:[^"]* )?${name}`).test(html));

it.each(Object.entries(classes))('%s has the classes that its readers look for', (path, names) => {
  expect(missing(pageAt(path), names)).toEqual([]);
});

it('a renamed class is found', () => {
  expect(missing('<p class="a renamed">', ['renamed', 'markdown'])).toEqual(['markdown']);
});
