import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPosts, describeProblem } from './check';
import { readKnownKeys, readPosts } from './read';

/**
 * Checks the front matter of all posts of a site.
 *
 * @throws Error that lists every problem of every post, so that a writer mends all of them in one go.
 */
export async function assertFrontMatter(siteDir: string): Promise<void> {
  const problems = checkPosts(await readPosts(siteDir), await readKnownKeys(siteDir));
  if (problems.length > 0) {
    throw new Error(
      `Front matter of the blog:\n${problems.map((problem) => `- ${describeProblem(problem)}`).join('\n')}`,
    );
  }
}

/**
 * Checks posts before the blog plugin reads them: plugins are constructed before any of them loads content, so a writer
 * meets these messages and not the framework's.
 */
export default async function frontMatterPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  await assertFrontMatter(siteDir);
  return {
    name: 'front-matter',
    getPathsToWatch: () => [join(siteDir, 'blog', '**/*.{md,mdx,yml}')],
    loadContent: () => assertFrontMatter(siteDir),
  };
}
