import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { perText } from '../shared/perText';
import type { PostSource } from './check';
import type { KnownKeys } from './field';
import { FrontMatterError, readFrontMatter } from './readFrontMatter';

/** Reads something from the text of a file; an error names the file. */
function naming<Value>(file: string, text: string, read: (text: string) => Value): Value {
  try {
    return read(text);
  } catch (error) {
    const place = error instanceof FrontMatterError ? `${file}:${error.line}` : file;
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/**
 * Reads a post, or another page, as the schemas look at it.
 *
 * @throws Error naming the file when there is no front matter or it isn’t a YAML mapping.
 */
export const readSource = (file: string, text: string): PostSource =>
  naming(file, text, (whole) => {
    const { fields: frontMatter, lines } = readFrontMatter(whole);
    return { file, frontMatter, lines };
  });

/**
 * Lists the keys of a YAML mapping.
 *
 * @throws Error naming the file when it isn’t valid YAML.
 */
export const keysOf = (file: string, text: string): string[] =>
  naming(file, text, (yaml) => Object.keys(parse(yaml) ?? {}));

/** Asked for with every post. */
const knownKeys = perText((text, file: string) => keysOf(file, text));

/** Tells whether a file below the site is a post. A name that begins with `_` is that of a partial. */
export const isPost = (file: string): boolean => /^blog\/.+\.mdx?$/.test(file) && !/\/_/.test(file);

const readPost = perText((text, file: string) => readSource(file, text));

/** Reads the front matter of every post below `blog/`. */
export async function readPosts(siteDir: string): Promise<PostSource[]> {
  const entries = await readdir(join(siteDir, 'blog'), { recursive: true });
  const files = entries
    .map((entry) => `blog/${entry.replaceAll('\\', '/')}`)
    .filter(isPost)
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(siteDir, file);
      return readPost(path, await readFile(path, 'utf8'), file);
    }),
  );
}

/** Reads the keys that posts may name: authors and tags. */
export async function readKnownKeys(siteDir: string): Promise<KnownKeys> {
  const keys = async (file: string): Promise<string[]> =>
    knownKeys(file, await readFile(join(siteDir, 'blog', file), 'utf8'), `blog/${file}`);
  return { 'authors.yml': await keys('authors.yml'), 'tags.yml': await keys('tags.yml') };
}
