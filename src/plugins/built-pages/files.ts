import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'hast';

/** Where a build lies and how it is addressed, as Docusaurus has it. */
export interface BuildAddress {
  outDir: string;
  baseUrl: string;
  trailingSlash?: boolean | undefined;
}

/** A page of the build. */
export interface BuiltPage {
  /** Path of its file below the build, with slashes. */
  file: string;
  /** Its path with the base URL, as links write it: `/docs/latest/overview`. */
  path: string;
}

/** A page of the build as a tree. */
export interface ParsedPage extends BuiltPage {
  tree: Root;
}

/** Looks for something in a page, which all finders share and none may change. What it returns has to be plain data. */
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

/** Turns a file of the build into the path that links to it have: `a/index.html` → `/a`, or `/a/` with trailing slashes. */
export function pathOfFile(
  file: string,
  { baseUrl, trailingSlash }: Omit<BuildAddress, 'outDir'>,
): string {
  const path = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return path === '' ? baseUrl : `${baseUrl}${path}${trailingSlash ? '/' : ''}`;
}

/**
 * Returns the folder that is deployed. Docusaurus builds every language but the first one into a folder of it, and hosts read their files,
 * such as `_headers`, at the top only.
 *
 * @returns the folder, and whether this is the build of the first language, which comes before the others and empties the folder.
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
