import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restFolder } from '../../site/links';
import { restIntroduction } from '../../site/restReference';
import { readSource } from '../front-matter/read';
import { pageName } from '../rest-reference/openApi';

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

/** Lists the addresses of the version that is kept in a folder, below its own: those of its pages, REST pages included. */
export async function docsAddresses(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isDocsFile)
    .sort();
  const pages = await Promise.all(
    files.map(async (path) => {
      const file = join(folder, path);
      const { slug } = readSource(file, await readFile(file, 'utf8')).frontMatter;
      return docsAddress(path, slug);
    }),
  );
  const openApi = join(folder, restFolder, 'openapi.yaml');
  return [...pages, ...(existsSync(openApi) ? restAddresses(await readFile(openApi, 'utf8')) : [])];
}
