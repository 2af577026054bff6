import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'hast';

/** The folder and the addresses of a build, as configured in Docusaurus. */
export interface BuildAddress {
  outDir: string;
  baseUrl: string;
  trailingSlash?: boolean | undefined;
}

/** A page of the build. */
export interface BuiltPage {
  /** Path below the build, with slashes. */
  file: string;
  /** Path with the base URL, such as `/docs/latest/overview`. */
  path: string;
}

/** A page of the build as a tree. */
export interface ParsedPage extends BuiltPage {
  tree: Root;
}

/** Finds data in a page, and returns it as plain data. Finders share the tree, so they must not change it. */
export type FindInPage<Options = never, Found = unknown> = (
  page: ParsedPage,
  options: Options,
) => Found;

/** Lists the files below a folder in a stable order, as paths relative to it. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Returns the path of a file in links: `a/index.html` → `/a`, or `/a/` with trailing slashes. */
export function pathOfFile(
  file: string,
  { baseUrl, trailingSlash }: Omit<BuildAddress, 'outDir'>,
): string {
  const path = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return path === '' ? baseUrl : `${baseUrl}${path}${trailingSlash ? '/' : ''}`;
}

/** Returns the folder to deploy. Docusaurus builds further languages into its subfolders, but hosts read files such as `_headers`
 * only at the top.
 * @returns the folder, and whether this build is for the first language, which empties the folder.
 */
export function deployedRoot({ outDir, baseUrl, i18n }: LoadContext): {
  root: string;
  isFirst: boolean;
} {
  const rootUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  const below = baseUrl.startsWith(rootUrl) ? baseUrl.slice(rootUrl.length) : '';
  const levels = below.split('/').filter(Boolean);
  return { root: join(outDir, ...levels.map(() => '..')), isFirst: levels.length === 0 };
}
