import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { perText } from '../shared/remembered';
import type { PostSource } from './check';
import { FrontMatterError, readFrontMatter } from './readFrontMatter';
import type { KnownKeys } from './schema';

/** Says in which file something can't be read. */
function inFile(file: string, cause: unknown): Error {
  const place = cause instanceof FrontMatterError ? `${file}:${cause.line}` : file;
  return new Error(`${place}: ${cause instanceof Error ? cause.message : cause}`, { cause });
}

/** Reads a post, or another page. @throws Error naming the file when there is no front matter or it isn’t a YAML mapping. */
export function readSource(file: string, text: string): PostSource {
  try {
    const { fields: frontMatter, lines } = readFrontMatter(text);
    return { file, frontMatter, lines };
  } catch (error) {
    throw inFile(file, error);
  }
}

/** Lists the keys of a YAML mapping. @throws Error naming the file when it isn’t valid YAML. */
export function keysOf(file: string, text: string): string[] {
  try {
    return Object.keys(parse(text) ?? {});
  } catch (error) {
    throw inFile(file, error);
  }
}

/** Asked for with every post. */
const knownKeys = perText((text, file: string) => keysOf(file, text));

/** Tells whether a file below the site is a post. A name that begins with `_` is that of a partial. */
export const isPost = (file: string): boolean => /^blog\/.+\.mdx?$/.test(file) && !/\/_/.test(file);

/** Reads the front matter of every post below `blog/`. */
export async function readPosts(siteDir: string): Promise<PostSource[]> {
  const entries = await readdir(join(siteDir, 'blog'), { recursive: true });
  const files = entries
    .map((entry) => `blog/${entry.replaceAll('\\', '/')}`)
    .filter(isPost)
    .sort();
  return Promise.all(
    files.map(async (file) => readSource(file, await readFile(join(siteDir, file), 'utf8'))),
  );
}

/** Reads the keys that posts may name: authors and tags. */
export async function readKnownKeys(siteDir: string): Promise<KnownKeys> {
  const keys = async (file: string): Promise<string[]> =>
    knownKeys(file, await readFile(join(siteDir, 'blog', file), 'utf8'), `blog/${file}`);
  return { 'authors.yml': await keys('authors.yml'), 'tags.yml': await keys('tags.yml') };
}
