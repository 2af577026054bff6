import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { checkDocsPage, checkPost, type PageProblem } from '../front-matter/check';
import { readKnownKeys, readPosts, readSource } from '../front-matter/read';

/** Begins the words of a template that a writer replaces; `npm run check` finds those that were left. */
export const placeholder = /TODO [^\n`]*/g;

const front = (fields: object): string => {
  const description = 'TODO say in one sentence of 50 to 160 characters what the reader gets.';
  const yaml = stringify({ ...fields, description }, { lineWidth: 0 });
  return `---\n# npm run check -- --fields explains these fields and the optional ones.\n${yaml}---\n`;
};

const docTemplate = (title: string, id: string): string => {
  const keywords = ['TODO what readers call the subject'];
  const docs = '../'.repeat(id.split('/').length - 1) || './';
  return `${front({ title, slug: `/${id}`, keywords })}
TODO one to three sentences that say what this is and when to use it.

## First section

TODO link to other pages by file, such as the [overview](${docs}overview.md).
`;
};

const postTemplate = (fields: object): string => `${front(fields)}
TODO the summary that lists show, two or three sentences, of twenty words at least, that say what happened and for whom.

{/* truncate */}

## The first section

TODO pictures are in the folder of this file: \`![What it shows](./picture.webp)\`.
`;

/** Writes a file that doesn't exist yet. @throws Error when there is a problem with its text, or a file of that name. */
async function writeNew(
  siteDir: string,
  file: string,
  text: string,
  [problem]: readonly PageProblem[],
): Promise<string> {
  if ([file, `${file}x`].some((name) => existsSync(join(siteDir, name)))) {
    throw new Error(`${file} exists. Choose another name, or edit that file.`);
  }
  if (problem !== undefined) {
    throw new Error(`${file}: ${problem.message} Nothing was written.`);
  }
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await writeFile(join(siteDir, file), text);
  return file;
}

/** Makes an address part of a title: its words in lower case and in plain Latin letters, joined by hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

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

/**
 * Writes a post.
 *
 * @returns the path of the file below the site.
 * @throws Error when a field breaks the schema, the title has no Latin letters, or the post exists.
 */
export async function newPost(siteDir: string, post: NewPost): Promise<string> {
  const { title, tags, authors, date, slug = slugOf(title) } = post;
  if (slug === '') {
    throw new Error(
      `The title "${title}" has no Latin letters or digits for an address. Add --slug words-of-the-address.`,
    );
  }
  const same = (await readPosts(siteDir)).find(({ frontMatter }) => frontMatter.slug === slug);
  const file = same?.file ?? `blog/${date}-${slug}/index.md`;
  const text = postTemplate({ title, slug, date, authors, tags });
  const problems = checkPost(readSource(file, text), await readKnownKeys(siteDir));
  return writeNew(siteDir, file, text, problems);
}

/**
 * Writes a page of the next version.
 *
 * @param path below `docs/`, such as `security/how-to-audit`.
 * @returns the path of the file below the site.
 * @throws Error when the path is malformed, the title breaks the schema, or the page exists.
 */
export async function newDoc(siteDir: string, path: string, title: string): Promise<string> {
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
  const text = docTemplate(title, id);
  return writeNew(siteDir, file, text, checkDocsPage(readSource(file, text)));
}
