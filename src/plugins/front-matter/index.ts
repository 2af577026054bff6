import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPosts, describeProblem } from './check';
import { readKnownKeys, readPosts } from './read';

/**
 * Checks the front matter of all posts of a site.
 *
 * @throws Error that lists every problem of every post, so that a writer can fix all of them at once.
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
 * meets these messages and not the framework's. While the development server runs, each file is checked as it is read (`frontMatterParser`),
 * and all of them together once the blog has been loaded again. A watcher of its own would load the site twice at each save, at the same time.
 */
export default async function frontMatterPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  await assertFrontMatter(siteDir);
  let checked: unknown;
  return {
    name: 'front-matter',
    async allContentLoaded({ allContent }) {
      const blog = allContent['docusaurus-plugin-content-blog'];
      // After a save of a page, the blog is what it was.
      if (checked === undefined || blog?.default !== checked) {
        await assertFrontMatter(siteDir);
      }
      checked = blog?.default;
    },
  };
}
