import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../built-pages/files';
import { contentKey } from './contentCache';

/** What decides which code a build runs besides the site's own: the lockfile says which versions are installed. */
const installed = ['package.json', 'package-lock.json'];

const filesBelow = async (path: string): Promise<string[]> =>
  /\.\w+$/.test(path) ? [path] : (await listFiles(path)).map((file) => join(path, file));

/**
 * Returns the key of source code. It changes with every file below the paths and with the installed packages, so that a build
 * doesn't reuse what other code made.
 *
 * @param paths files or folders below the site.
 */
export async function codeKey(siteDir: string, paths: readonly string[]): Promise<string> {
  const files = await Promise.all(paths.map((path) => filesBelow(join(siteDir, path))));
  const manifests = installed.map((name) => join(siteDir, name));
  return contentKey(
    ...(await Promise.all([...manifests, ...files.flat()].map((file) => readFile(file)))),
  );
}
