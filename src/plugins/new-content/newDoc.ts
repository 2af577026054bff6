import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { docsFrontMatter } from '../front-matter/docs';
import { fieldProblems } from '../front-matter/field';
import { fileFields } from '../front-matter/read';
import { readDocsPages } from '../redirects/docsPages';
import { frontMatterText } from './frontMatterText';
import { withSidebarEntry } from './sidebarEntry';
import { docTemplate } from './templates';

/** Path of a page without folder and extension: `docs/a/b.md`, `/a/b` and `a/b` are the same. */
const pathOf = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^\.?\/*/, '')
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '');

/**
 * Writes a page of the next version, and an entry for it in `sidebars.ts`, that the checks and the build accept as they stand.
 *
 * @param path below `docs/`, such as `security/how-to-audit`.
 * @param behind the page that it follows in the sidebar; without it, the last one of its folder, or of the one above.
 * @returns the path of the file below the site, and the page that it follows.
 * @throws Error when the path is none, a page has it already, or the sidebar doesn't say which page it should follow.
 */
export async function newDoc(
  siteDir: string,
  path: string,
  title: string,
  behind?: string,
): Promise<{ file: string; after: string }> {
  const id = pathOf(path);
  if (!/^[a-z0-9]+(?:[-./][a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `"${path}" is no path of a page. Write lower-case words joined by hyphens below docs/, such as security/how-to-audit.`,
    );
  }
  if (/^api\/rest(?:\/|$)/.test(id)) {
    throw new Error(
      'Pages below api/rest are generated. Describe the operation in docs/api/rest/openapi.yaml.',
    );
  }
  const file = `docs/${id}.md`;
  const slug = `/${id}`;
  const pages = await readDocsPages(join(siteDir, 'docs'));
  const same = pages.find(({ address }) => address === slug);
  const taken = [`${id}.md`, `${id}.mdx`].find((name) => existsSync(join(siteDir, 'docs', name)));
  if (same !== undefined || taken !== undefined) {
    throw new Error(
      `docs/${taken ?? same?.path} is there already, and nothing was changed. Choose another path, or edit that page.`,
    );
  }
  const values = {
    title,
    description: docTemplate.description,
    slug,
    keywords: docTemplate.keywords,
  };
  const up = id.split('/').length === 1 ? '.' : id.split('/').slice(1).fill('..').join('/');
  const text = frontMatterText(docsFrontMatter, values) + docTemplate.body(up);
  const [problem] = fieldProblems(docsFrontMatter, 'page', fileFields(file, text));
  if (problem !== undefined) {
    throw new Error(`${file}: ${problem.message} Nothing was written.`);
  }
  const sidebars = join(siteDir, 'sidebars.ts');
  const entry = withSidebarEntry(await readFile(sidebars, 'utf8'), id, behind);
  await mkdir(join(siteDir, dirname(file)), { recursive: true });
  await writeFile(join(siteDir, file), text);
  await writeFile(sidebars, entry.text);
  return { file, after: entry.after };
}
