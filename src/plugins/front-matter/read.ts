import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PostSource } from './check';
import type { KnownKeys } from './field';
import { readFrontMatter } from './readFrontMatter';

/** Reads something from the text of a file; an error names the file. */
function naming<Value>(file: string, text: string, read: (text: string) => Value): Value {
  try {
    return read(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * Reads the front matter of a Markdown file.
 *
 * @throws Error naming the file when there is no front matter or it is no YAML mapping.
 */
export const fileFields = (file: string, text: string): Record<string, unknown> =>
  naming(file, text, (whole) => readFrontMatter(whole).fields);

/**
 * Lists the keys of a YAML mapping.
 *
 * @throws Error naming the file when it is no YAML.
 */
export const keysOf = (file: string, text: string): string[] =>
  naming(file, text, (yaml) => Object.keys(parse(yaml) ?? {}));

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
      frontMatter: fileFields(file, await readFile(join(siteDir, file), 'utf8')),
    })),
  );
}

/** Reads the keys that posts may name: authors and tags. */
export async function readKnownKeys(siteDir: string): Promise<KnownKeys> {
  const keys = async (file: string): Promise<string[]> =>
    keysOf(`blog/${file}`, await readFile(join(siteDir, 'blog', file), 'utf8'));
  return { 'authors.yml': await keys('authors.yml'), 'tags.yml': await keys('tags.yml') };
}
