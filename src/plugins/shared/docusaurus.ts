import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { restFolder } from '../../site/links';

/** Returns the versions of the documentation that are loaded; none in a site without documentation. */
export const versionsIn = (allContent: AllContent): readonly LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)
    ?.loadedVersions ?? [];

/** Returns the posts that are loaded; none in a site without a blog. */
export const postsIn = (allContent: AllContent): readonly BlogPost[] =>
  (allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined)?.blogPosts ??
  [];

/** Returns the pages of a version that lists name. */
export const listedDocs = ({ docs }: LoadedVersion): LoadedVersion['docs'] =>
  docs.filter(({ unlisted, draft }) => !unlisted && !draft);

/** Returns the posts that lists name. */
export const listedPosts = (posts: readonly BlogPost[]): BlogPost[] =>
  posts.filter(({ metadata }) => !metadata.unlisted);

/**
 * Runs a command and prints what it returns. An error is printed as its message, without a stack trace, and the command exits
 * with 1.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

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
