import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blogFrontMatter } from '../front-matter/blog';
import { checkPost, describeProblem } from '../front-matter/check';
import { fileFields, readKnownKeys, readPosts } from '../front-matter/read';
import { frontMatterText } from './frontMatterText';
import { assertKnown, slugOf } from './names';
import { postTemplate } from './templates';

/** What a writer says of a new post. */
export interface NewPost {
  title: string;
  tags: readonly string[];
  authors: readonly string[];
  /** `YYYY-MM-DD`. */
  date: string;
  /** Last part of the address; made of the title without it. */
  slug?: string;
}

/**
 * Writes a post that the checks and the build accept as it stands.
 *
 * @returns the path of the file below the site.
 * @throws Error when a tag or an author is unknown, the title has no letters, or a post is there already.
 */
export async function newPost(
  siteDir: string,
  { title, tags, authors, date, slug = slugOf(title) }: NewPost,
): Promise<string> {
  if (slug === '') {
    throw new Error(
      `The title "${title}" has no letters or digits to make an address of. Say one: --slug words-of-the-address`,
    );
  }
  const known = await readKnownKeys(siteDir);
  assertKnown('tag', tags, known['tags.yml'], 'blog/tags.yml');
  assertKnown('author', authors, known['authors.yml'], 'blog/authors.yml');
  const file = `blog/${date}-${slug}/index.md`;
  const same = (await readPosts(siteDir)).find(({ frontMatter }) => frontMatter.slug === slug);
  if (same !== undefined || existsSync(join(siteDir, dirname(file)))) {
    throw new Error(
      `${same?.file ?? dirname(file)} is there already, and nothing was changed. Choose another title, or edit that post.`,
    );
  }
  const values = {
    title,
    description: postTemplate.description,
    slug,
    date,
    authors,
    tags,
  };
  const text = frontMatterText(blogFrontMatter(known), values) + postTemplate.body;
  const [problem] = checkPost({ file, frontMatter: fileFields(file, text) }, known);
  if (problem !== undefined) {
    throw new Error(`${describeProblem(problem)} Nothing was written.`);
  }
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await writeFile(join(siteDir, file), text);
  return file;
}
