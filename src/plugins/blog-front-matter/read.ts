import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { KnownKeys, PostSource } from './check';

/**
 * Reads the front matter of a Markdown text. Days stay text, as YAML 1.2 has it, so that the check sees what was written.
 *
 * @throws Error naming the file when there is no front matter or it is no YAML mapping.
 */
export function readFrontMatter(file: string, text: string): Record<string, unknown> {
  const [, block] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
  if (block === undefined) {
    throw new Error(
      `${file}: no front matter. The file must begin with a line "---", the fields, and another line "---".`,
    );
  }
  let value: unknown;
  try {
    value = parse(block);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`${file}: the front matter is no YAML: ${reason} Quote values that hold ": ".`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${file}: the front matter must be lines of the form "field: value".`);
  }
  return { ...value };
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
      frontMatter: readFrontMatter(file, await readFile(join(siteDir, file), 'utf8')),
    })),
  );
}

/** Reads the keys that posts may name: authors and tags. */
export async function readKnownKeys(siteDir: string): Promise<KnownKeys> {
  const keys = async (file: string): Promise<string[]> =>
    Object.keys(parse(await readFile(join(siteDir, 'blog', file), 'utf8')));
  return { 'authors.yml': await keys('authors.yml'), 'tags.yml': await keys('tags.yml') };
}
