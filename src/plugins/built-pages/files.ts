import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Lists the files below a folder in a stable order, as paths relative to it. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Turns a file of the build into the path that links to it have: `a/index.html` → `/a`, or `/a/` with trailing slashes. */
export function pathOfFile(file: string, baseUrl: string, trailingSlash?: boolean): string {
  const path = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return path === '' ? baseUrl : `${baseUrl}${path}${trailingSlash ? '/' : ''}`;
}
