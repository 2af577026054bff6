import { restFolder } from '../../site/links';

/** Says whether a file below the site is a post. A name that begins with `_` is that of a partial. */
export const isPost = (file: string): boolean => /^blog\/.+\.mdx?$/.test(file) && !/\/_/.test(file);

/** Says whether a path below a version is that of a page that a writer keeps: Markdown, neither a partial (`_…`) nor generated. */
export const isDocsFile = (path: string): boolean =>
  /\.mdx?$/.test(path) && !/(^|\/)_/.test(path) && !path.startsWith(`${restFolder}/`);

/** Returns the address of a docs file below its version's own: its `slug`, or its path where it has none. */
export const docsAddress = (path: string, slug: unknown): string =>
  typeof slug === 'string' && slug.startsWith('/')
    ? slug
    : `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
