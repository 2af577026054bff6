import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkDocsPage, checkPost, type PostProblem } from '../front-matter/check';
import { readKnownKeys, readPosts, readSource } from '../front-matter/read';
import { docTemplate, postTemplate } from './templates';

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

/** Writes a file that doesn't exist yet. @throws Error when there is a problem with its text, or a file of that name. */
async function writeNew(
  siteDir: string,
  file: string,
  text: string,
  [problem]: readonly PostProblem[],
): Promise<void> {
  if ([file, `${file}x`].some((name) => existsSync(join(siteDir, name)))) {
    throw new Error(`${file} exists. Choose another name, or edit that file.`);
  }
  if (problem !== undefined) {
    throw new Error(`${file}: ${problem.message} Nothing was written.`);
  }
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await writeFile(join(siteDir, file), text);
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
  const problems = checkPost(readSource(file, text), await readKnownKeys(siteDir));
  await writeNew(siteDir, file, text, problems);
  return file;
}

/**
 * Writes a page of the next version.
 *
 * @param path below `docs/`, such as `security/how-to-audit`.
 * @returns the path of the file below the site, and the page's id in a sidebar.
 * @throws Error when the path is malformed, the title breaks the schema, or the page exists.
 */
export async function newDoc(
  siteDir: string,
  path: string,
  title: string,
): Promise<{ file: string; id: string }> {
  const id = path.replace(/^(?:docs)?\//, '').replace(/\.mdx?$/, '');
  if (!/^[a-z0-9]+(?:[-./][a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `"${path}" is not a path of a page. Write lower-case words joined by hyphens below docs/, such as security/how-to-audit.`,
    );
  }
  if (/^api\/rest(?:\/|$)/.test(id)) {
    throw new Error(
      'Pages below api/rest are generated. Describe the operation in docs/api/rest/openapi.yaml.',
    );
  }
  const file = `docs/${id}.md`;
  const docs = '../'.repeat(id.split('/').length - 1) || './';
  const text = docTemplate({ title, slug: `/${id}` }, docs);
  await writeNew(siteDir, file, text, checkDocsPage(readSource(file, text)));
  return { file, id };
}
