import { checkPost } from '../front-matter/check';
import { fileFields, readKnownKeys, readPosts } from '../front-matter/read';
import { postTemplate } from './templates';
import { writeNew } from './writeNew';

/** What a writer says of a new post. */
export interface NewPost {
  title: string;
  tags: readonly string[];
  authors: readonly string[];
  /** `YYYY-MM-DD`. */
  date: string;
  /** Last part of the address; made of the title by default. */
  slug?: string;
}

/** Makes an address part of a title: its words in lower case and in plain Latin letters, joined by hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Writes a post.
 *
 * @returns the path of the file below the site.
 * @throws Error when a field breaks the schema, the title has no Latin letters, or the post exists.
 */
export async function newPost(siteDir: string, { slug, ...fields }: NewPost): Promise<string> {
  const address = slug ?? slugOf(fields.title);
  if (address === '') {
    throw new Error(
      `The title "${fields.title}" has no Latin letters or digits for an address. Add --slug words-of-the-address.`,
    );
  }
  const same = (await readPosts(siteDir)).find(({ frontMatter }) => frontMatter.slug === address);
  const file = same?.file ?? `blog/${fields.date}-${address}/index.md`;
  const text = postTemplate({ ...fields, slug: address });
  const known = await readKnownKeys(siteDir);
  const [problem] = checkPost({ file, frontMatter: fileFields(file, text) }, known);
  await writeNew(siteDir, file, text, problem?.message);
  return file;
}
