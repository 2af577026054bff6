import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PostSource } from './check';
import type { KnownKeys } from './field';
import { readFrontMatter } from './readFrontMatter';

/**
 * Reads the front matter of a Markdown text.
 *
 * @throws Error naming the file when there is no front matter or it is no YAML mapping.
 */
export function postFields(file: string, text: string): Record<string, unknown> {
  try {
    return readFrontMatter(text).fields;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Reads the front matter of every post below `blog/`. A file whose name begins with `_` is no post. */
export async function readPosts(siteDir: string): Promise<PostSource[]> {
  const entries = await readdir(join(siteDir, 'blog'), { recursive: true });
  const files = entries
    .map((entry) => `blog/${entry.replaceAll('\\', '/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      frontMatter: postFields(file, await readFile(join(siteDir, file), 'utf8')),
    })),
  );
}

/** Lists the keys of a YAML mapping. */
export const keysOf = (yaml: string): string[] => Object.keys(parse(yaml) ?? {});

/** Reads the keys that posts may name: authors and tags. */
export async function readKnownKeys(siteDir: string): Promise<KnownKeys> {
  const keys = async (file: string): Promise<string[]> =>
    keysOf(await readFile(join(siteDir, 'blog', file), 'utf8'));
  return { 'authors.yml': await keys('authors.yml'), 'tags.yml': await keys('tags.yml') };
}
