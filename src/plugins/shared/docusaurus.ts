import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { restFolder } from '../../site/links';

/** Returns the loaded versions of the documentation, if the site has any. */
export const versionsIn = (allContent: AllContent): readonly LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)
    ?.loadedVersions ?? [];

/** Returns the loaded posts, if the site has a blog. */
export const postsIn = (allContent: AllContent): readonly BlogPost[] =>
  (allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined)?.blogPosts ??
  [];

/** Returns the pages of a version that appear in lists. */
export const listedDocs = ({ docs }: LoadedVersion): LoadedVersion['docs'] =>
  docs.filter(({ unlisted, draft }) => !unlisted && !draft);

/** Returns the posts that appear in lists. */
export const listedPosts = (posts: readonly BlogPost[]): BlogPost[] =>
  posts.filter(({ metadata }) => !metadata.unlisted);

/** Runs a command and prints its result. It prints errors without a stack trace, and sets the exit code to 1.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Checks whether a file is a post. Names of partials begin with `_`. */
export const isPost = (file: string): boolean => /^blog\/.+\.mdx?$/.test(file) && !/\/_/.test(file);

/** Checks whether a path below a version is a page that people write: Markdown that is neither a partial nor generated. */
export const isDocsFile = (path: string): boolean =>
  /\.mdx?$/.test(path) && !/(^|\/)_/.test(path) && !path.startsWith(`${restFolder}/`);

/** Returns the address of a docs file relative to its version: its `slug`, or else its path. */
export const docsAddress = (path: string, slug: unknown): string =>
  typeof slug === 'string' && slug.startsWith('/')
    ? slug
    : `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
