import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restFolder } from '../../site/links';
import { readSource } from '../front-matter/read';

/** A page of one version of the docs. */
export interface DocsPage {
  /** Path below the version's folder. A REST page, which the build generates, has that of the OpenAPI file. */
  path: string;
  /** Address below the version's own; `/` is its first page. */
  address: string;
}

/** Writes a name as the generator of the REST pages does: `createMetalake` is `create-metalake`. */
const kebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** Returns the address of a docs file below its version's own: its `slug`, or its path where it has none. */
export function docsAddress(path: string, slug: unknown): string {
  if (typeof slug === 'string' && slug.startsWith('/')) {
    return slug;
  }
  return `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** Lists the addresses of the REST pages that the build generates from the text of an OpenAPI file. */
export function restAddresses(openApi: string): string[] {
  const title = /^info:\n(?:[ \t].*\n)*?[ \t]+title:[ \t]*['"]?([^'"\n]+)/m.exec(openApi)?.[1];
  const operations = [...openApi.matchAll(/^\s+operationId:\s*['"]?(\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
  return [title ?? '', ...operations]
    .filter(Boolean)
    .map((name) => `/${restFolder}/${kebabCase(name.trim())}`);
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
