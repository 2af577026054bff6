import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restFolder } from '../../site/links';
import { restIntroduction } from '../../site/restReference';
import { readSource } from '../front-matter/read';
import { pageName } from '../rest-reference/openApi';

/** Returns the address of a docs file below its version's own: its `slug`, or its path where it has none. */
export const docsAddress = (path: string, slug: unknown): string =>
  typeof slug === 'string' && slug.startsWith('/')
    ? slug
    : `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;

/** Says whether a path below a version is that of a part of its OpenAPI document. */
export const isOpenApi = (path: string): boolean =>
  path.startsWith(`${restFolder}/`) && /(?<!client-samples)\.ya?ml$/.test(path);

/** Says whether a path is that of a page a writer keeps: Markdown, neither a draft of parts (`_…`) nor generated. */
export const isDocsFile = (path: string): boolean =>
  /\.mdx?$/.test(path) && !/(^|\/)_/.test(path) && !path.startsWith(`${restFolder}/`);

/** Lists the addresses of the REST pages that the build generates from the texts of an OpenAPI document; none from no text. */
export function restAddresses(openApi: readonly (string | undefined)[]): string[] {
  const operations = openApi.join('\n').matchAll(/^\s+operationId:\s*['"]?(\w+)/gm);
  const names = [...operations].map(([, operationId = '']) => pageName(operationId));
  const all = openApi.length === 0 ? [] : [restIntroduction, ...names];
  return all.map((name) => `/${restFolder}/${name}`);
}

/** Lists the addresses of the version that is kept in a folder, below its own: those of its pages, REST pages included. */
export async function docsAddresses(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  const pages = paths.filter(isDocsFile).map(async (path) => {
    const { slug } = readSource(join(folder, path), await read(path)).frontMatter;
    return docsAddress(path, slug);
  });
  // Operations may be in files that openapi.yaml refers to.
  const openApi = await Promise.all(paths.filter(isOpenApi).map(read));
  return [...(await Promise.all(pages)), ...restAddresses(openApi)].sort();
}
