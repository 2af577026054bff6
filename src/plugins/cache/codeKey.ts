import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentKey } from './contentCache';

async function filesBelow(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) {
    return [path];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Returns the key of source code: it changes with every file below the paths, so that what a build kept from another state
 * of the code is made anew.
 *
 * @param paths files or folders below the site.
 */
export async function codeKey(siteDir: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(siteDir, path))))).flat();
  return contentKey(...(await Promise.all(files.map((file) => readFile(file)))));
}
