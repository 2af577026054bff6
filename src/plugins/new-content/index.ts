import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stringify } from 'yaml';
import { restFolder } from '../../site/links';
import { checkSource, readKnownKeys } from '../front-matter/check';
import { readSource } from '../front-matter/read';
import type { KnownKeys } from '../front-matter/schema';
import { runCommand } from '../shared/docusaurus';

/** Writes a new file, and returns its path. @throws Error if a field is invalid, or if the file exists. */
async function writeNew(
  siteDir: string,
  file: string,
  { body, known, ...fields }: { body: string; known?: KnownKeys; [field: string]: unknown },
): Promise<string> {
  if ([file, `${file}x`].some((name) => existsSync(join(siteDir, name)))) {
    throw new Error(`${file} already exists. Choose another name, or edit that file.`);
  }
  const description = 'TODO say in one sentence of 50 to 160 characters what the reader gets.';
  const yaml = stringify({ ...fields, description }, { lineWidth: 0 });
  const note = '# src/plugins/front-matter/schema.ts explains these fields and the optional ones.';
  const text = `---\n${note}\n${yaml}---\n\n${body}`;
  const [problem] = checkSource(readSource(file, text), known);
  if (problem !== undefined) {
    throw new Error(`${file}: ${problem.message} Nothing was written.`);
  }
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await writeFile(join(siteDir, file), text);
  return file;
}

/** Turns a title into the last part of an address: words in lower-case Latin letters, joined by hyphens. */
export const slugOfTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Writes a post of the first author, and returns its path. @throws Error if the post exists, or if its title has no Latin letters. */
export async function newPost(
  siteDir: string,
  title: string,
  post: { tags: readonly string[]; slug?: string | undefined; date?: string },
): Promise<string> {
  const { tags, slug = slugOfTitle(title), date = new Date().toISOString().slice(0, 10) } = post;
  if (slug === '') {
    throw new Error(
      `The title "${title}" has no Latin letters or digits for an address. Add --slug with the words of the address.`,
    );
  }
  const known = await readKnownKeys(siteDir);
  const authors = known['authors.yml'].slice(0, 1);
  const body = `TODO the summary that lists show, two or three sentences that say what happened and for whom.

{/* truncate */}

## The first section

TODO pictures are in the folder of this file: \`![What it shows](./picture.webp)\`.
`;
  const fields = { title, slug, date, authors, tags };
  return writeNew(siteDir, `blog/${date}-${slug}/index.md`, { ...fields, body, known });
}

/** Writes a page of the next version below `docs/`, and returns its path. @throws Error if the page exists or is generated. */
export async function newDoc(siteDir: string, path: string, title: string): Promise<string> {
  const id = path.replace(/^(?:docs)?\//, '').replace(/\.mdx?$/, '');
  if (`${id}/`.startsWith(`${restFolder}/`)) {
    throw new Error(
      'Pages below api/rest are generated. Describe the operation in docs/api/rest/openapi.yaml.',
    );
  }
  const docs = '../'.repeat(id.split('/').length - 1) || './';
  const body = `TODO one to three sentences that say what this is and when to use it.

## First section

TODO link to other pages by file, such as the [overview](${docs}overview.md).
`;
  return writeNew(siteDir, `docs/${id}.md`, { title, slug: `/${id}`, body });
}

export default function newContentPlugin({ siteDir }: LoadContext): Plugin {
  const report = (file: Promise<string>) =>
    runCommand(async () => `Wrote ${await file}. Replace each TODO, and then run npm run check.`);
  return {
    name: 'new-content',
    extendCli(cli) {
      cli
        .command('new:post <title>')
        .description('Create a post from a template.')
        .requiredOption('--tags <tags>', 'two to five keys of blog/tags.yml, separated by commas')
        .option('--slug <slug>', 'last part of the address; by default, the words of the title')
        .action((title: string, { tags, slug }: { tags: string; slug?: string }) =>
          report(newPost(siteDir, title, { tags: tags.split(/[\s,]+/), slug })),
        );
      cli
        .command('new:doc <path> <title>')
        .description('Create a page of the next version from a template, below docs/.')
        .action((path: string, title: string) => report(newDoc(siteDir, path, title)));
    },
  };
}
