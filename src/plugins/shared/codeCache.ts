import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir, contentKey, openCache } from './contentCache';

/** What decides which code a build runs besides the site's own: the lockfile says which versions are installed. */
const installed = ['package.json', 'package-lock.json'];

async function listFiles(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) {
    return [path];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * Returns the key of source code. It changes with every file below the paths and with the installed packages, so that a build
 * doesn't reuse what other code made.
 *
 * @param paths files or folders below the site.
 */
export async function codeKey(siteDir: string, paths: readonly string[]): Promise<string> {
  const files = await Promise.all(
    [...installed, ...paths].map((path) => listFiles(join(siteDir, path))),
  );
  return contentKey(...(await Promise.all(files.flat().map((file) => readFile(file)))));
}

/** Returns what code makes of some texts or bytes; makes it if no earlier build did with the same code. */
export type CodeCache = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/**
 * Opens the cache of what some code makes.
 *
 * @param paths files or folders of the code, below `codeDir`: a change there makes everything again.
 */
export function openCodeCache(
  siteDir: string,
  name: string,
  paths: readonly string[],
  codeDir = siteDir,
): CodeCache {
  const cache = openCache(cacheDir(siteDir, name));
  const code = codeKey(codeDir, paths);
  return async (inputs, make) => cache.get(contentKey(await code, ...inputs), make);
}
