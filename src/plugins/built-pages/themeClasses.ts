import type { Element } from 'hast';
import { classNames } from '../../search/records/elements';

/**
 * Class names of Docusaurus's themes that search records and Markdown exports depend on. With a hyphen or an underscore at its end, a name is
 * the beginning of one.
 */
export const themeClasses = [
  // Where records come from, and what they leave out (src/search/records).
  'plugin-docs',
  'plugin-blog',
  'blog-post-page',
  'menu__link--sublist',
  'menu__link--active',
  'breadcrumbs__link',
  'hash-link',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'pagination-nav',
  'table-of-contents',
  'avatar',
  // What exports turn into Markdown (src/plugins/markdown-export).
  'markdown',
  'theme-code-block',
  'theme-admonition-',
  'admonitionHeading_',
  'language-',
] as const;

const isOf = (name: string, wanted: string): boolean =>
  name === wanted || name.startsWith(/[-_]$/.test(wanted) ? wanted : `${wanted}_`);

/** Lists the classes of the theme that elements of a page have. */
export function foundClasses(elements: readonly Element[]): string[] {
  const names = [...new Set(elements.flatMap(classNames))];
  return themeClasses.filter((wanted) => names.some((name) => isOf(name, wanted)));
}

/**
 * Checks that pages of a build have every class of the theme.
 *
 * @param found classes that pages have.
 * @throws Error naming those that no page has.
 */
export function assertThemeClasses(found: ReadonlySet<string>): void {
  const missing = themeClasses.filter((name) => !found.has(name));
  if (missing.length > 0) {
    throw new Error(
      `No page has the class ${missing.map((name) => `"${name}"`).join(', ')}, so search or Markdown exports would lose text. Docusaurus may have renamed it: correct src/plugins/built-pages/themeClasses.ts and the code that it names.`,
    );
  }
}
