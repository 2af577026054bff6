import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stringify } from 'yaml';
import { restFolder } from '../../site/links';
import { checkDocsPage, checkPost, type PageProblem } from '../front-matter/check';
import { readKnownKeys, readSource } from '../front-matter/read';
import { explain } from '../shared/explain';

/** Begins the words of a template that a writer replaces; `npm run check` finds those that were left. */
export const placeholder = /TODO [^\n`]*/g;

const front = (fields: object): string => {
  const description = 'TODO say in one sentence of 50 to 160 characters what the reader gets.';
  const yaml = stringify({ ...fields, description }, { lineWidth: 0 });
  return `---\n# src/plugins/front-matter/schema.ts explains these fields and the optional ones.\n${yaml}---\n`;
};

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

/**
 * Writes a post of the first author.
 *
 * @param post `slug`: last part of the address, made of the title by default; `date`: YYYY-MM-DD, today by default.
 * @returns the path of the file below the site.
 * @throws Error when a field breaks the schema, the title has no Latin letters, or the post exists.
 */
export async function newPost(
  siteDir: string,
  title: string,
  post: { tags: readonly string[]; slug?: string; date?: string },
): Promise<string> {
  const { tags, slug = slugOf(title), date = new Date().toISOString().slice(0, 10) } = post;
  if (slug === '') {
    throw new Error(
      `The title "${title}" has no Latin letters or digits for an address. Add --slug words-of-the-address.`,
    );
  }
  const known = await readKnownKeys(siteDir);
  const authors = known['authors.yml'].slice(0, 1);
  const file = `blog/${date}-${slug}/index.md`;
  const text = `${front({ title, slug, date, authors, tags })}
TODO the summary that lists show, two or three sentences, of twenty words at least, that say what happened and for whom.

{/* truncate */}

## The first section

TODO pictures are in the folder of this file: \`![What it shows](./picture.webp)\`.
`;
  return writeNew(siteDir, file, text, checkPost(readSource(file, text), known));
}

/**
 * Writes a page of the next version.
 *
 * @param path below `docs/`, such as `security/how-to-audit`.
 * @returns the path of the file below the site.
 * @throws Error when the path or the title breaks the schema, the page is one that the build generates, or it exists.
 */
export async function newDoc(siteDir: string, path: string, title: string): Promise<string> {
  const id = path.replace(/^(?:docs)?\//, '').replace(/\.mdx?$/, '');
  if (`${id}/`.startsWith(`${restFolder}/`)) {
    throw new Error(
      'Pages below api/rest are generated. Describe the operation in docs/api/rest/openapi.yaml.',
    );
  }
  const file = `docs/${id}.md`;
  const docs = '../'.repeat(id.split('/').length - 1) || './';
  const text = `${front({ title, slug: `/${id}` })}
TODO one to three sentences that say what this is and when to use it.

## First section

TODO link to other pages by file, such as the [overview](${docs}overview.md).
`;
  return writeNew(siteDir, file, text, checkDocsPage(readSource(file, text)));
}

/** Adds the commands `new:post` and `new:doc`. */
export default function newContentPlugin({ siteDir }: LoadContext): Plugin {
  const report = (write: () => Promise<string>) =>
    explain(async () => `Wrote ${await write()}. Replace each TODO, and then run npm run check.`);
  return {
    name: 'new-content',
    extendCli(cli) {
      cli
        .command('new:post <title>')
        .description('Write a post to start from.')
        .requiredOption('--tags <tags>', 'two to five keys of blog/tags.yml, with commas')
        .option('--slug <slug>', 'last part of the address; without it, the words of the title')
        .action((title: string, { tags, slug }: { tags: string; slug?: string }) =>
          report(() =>
            newPost(siteDir, title, { tags: tags.split(/[\s,]+/), ...(slug && { slug }) }),
          ),
        );
      cli
        .command('new:doc <path> <title>')
        .description('Write a page of the next version to start from, below docs/.')
        .action((path: string, title: string) => report(() => newDoc(siteDir, path, title)));
    },
  };
}
