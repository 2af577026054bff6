import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the cache key of a result that depends on these values. */
export function contentKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length distinguishes ('ab', 'c') from ('a', 'bc').
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Milliseconds after which unused results are deleted: 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Deletes results that no build has used recently. */
async function deleteOld(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const name of await readdir(dir)) {
    const file = join(dir, name);
    const used = await stat(file).catch(() => undefined);
    if (used !== undefined && used.mtimeMs < Date.now() - maxAge) {
      await rm(file, { force: true });
    }
  }
}

/** Returns the cached result of a key, or creates and caches it. */
type Cache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Opens the cache in a folder, which the first request creates. Several builds can share it. */
export function openCache(dir: string): Cache {
  let opened: Promise<void> | undefined;
  return async (key, make) => {
    opened ??= deleteOld(dir);
    await opened;
    const file = join(dir, key);
    const cached = await readFile(file).catch(() => undefined);
    if (cached !== undefined) {
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined); // another build could have deleted it
      return cached;
    }
    const made = await make();
    // Renamed when complete, so that an interrupted build doesn't leave a partial result.
    const partial = `${file}.${randomUUID()}`;
    await writeFile(partial, made);
    await rename(partial, file);
    return made;
  };
}

/** Files that change with the installed packages. */
const installed = ['package.json', 'package-lock.json'];

/** Returns a key that changes with the source files and the installed packages, so that builds don't reuse results of other code.
 *
 * @param paths files or folders below the site.
 */
export async function codeKey(siteDir: string, paths: readonly string[]): Promise<string> {
  const files = [...installed, ...paths].map(async (path) => {
    const entries = /\.\w+$/.test(path)
      ? []
      : await readdir(join(siteDir, path), { recursive: true, withFileTypes: true });
    const below = entries.filter((entry) => entry.isFile());
    return entries.length === 0
      ? [join(siteDir, path)]
      : below.map(({ parentPath, name }) => join(parentPath, name)).sort();
  });
  const texts = (await Promise.all(files)).flat().map((file) => readFile(file));
  return contentKey(...(await Promise.all(texts)));
}

/** Returns the result of code for some inputs, from the cache if an earlier build had the same code and inputs. */
export type CodeCache = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** Opens the cache for the results of some code. `npm ci` clears it, but hosts can restore `node_modules/.cache`.
 * @param paths files or folders of the code, below `codeDir`. A change invalidates all results.
 */
export function openCodeCache(
  siteDir: string,
  name: string,
  paths: readonly string[],
  codeDir = siteDir,
): CodeCache {
  const cache = openCache(join(siteDir, 'node_modules/.cache', name));
  const code = codeKey(codeDir, paths);
  return async (inputs, make) => cache(contentKey(await code, ...inputs), make);
}
