import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restFolder } from '../../site/links';
import { restIntroduction } from '../../site/restReference';
import { readSource } from '../front-matter/read';
import { pageName } from '../rest-reference/markdown';

/** A page of one version of the docs. */
export interface DocsPage {
  /** Path below the version's folder. A REST page, which the build generates, has that of the OpenAPI file. */
  path: string;
  /** Address below the version's own; `/` is its first page. */
  address: string;
}

/** Returns the address of a docs file below its version's own: its `slug`, or its path where it has none. */
export function docsAddress(path: string, slug: unknown): string {
  if (typeof slug === 'string' && slug.startsWith('/')) {
    return slug;
  }
  return `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Lists the addresses of the REST pages that the build generates from the text of an OpenAPI file. */
export function restAddresses(openApi: string): string[] {
  const operations = [...openApi.matchAll(/^\s+operationId:\s*['"]?(\w+)/gm)];
  const names = operations.map(([, operationId = '']) => pageName(operationId));
  return [restIntroduction, ...names].map((name) => `/${restFolder}/${name}`);
}

/** Says whether a path is that of a page a writer keeps: Markdown, neither a draft of parts (`_…`) nor generated. */
export function isDocsFile(path: string): boolean {
  return /\.mdx?$/.test(path) && !/(^|\/)_/.test(path) && !path.startsWith(`${restFolder}/`);
}

/** Lists the pages of the version that is kept in a folder, its REST pages included. */
export async function readDocsPages(folder: string): Promise<DocsPage[]> {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isDocsFile)
    .sort();
  const pages = await Promise.all(
    files.map(async (path) => {
      const file = join(folder, path);
      const { slug } = readSource(file, await readFile(file, 'utf8')).frontMatter;
      return { path, address: docsAddress(path, slug) };
    }),
  );
  const openApi = join(folder, restFolder, 'openapi.yaml');
  const rest = existsSync(openApi) ? restAddresses(await readFile(openApi, 'utf8')) : [];
  return [...pages, ...rest.map((address) => ({ path: `${restFolder}/openapi.yaml`, address }))];
}
