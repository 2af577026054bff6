import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the key of a result that depends on these values. */
export function contentKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length keeps ('ab', 'c') apart from ('a', 'bc').
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Milliseconds after which a result that no build has asked for is deleted: 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Deletes what no build has used for a while. Other builds may share the folder, so nothing newer is touched. */
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

/** Returns the result that is kept under a key, or makes it and keeps it. */
type Cache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Opens the cache in a folder, which is created when the first result is asked for. Several builds may use it at once. */
export function openCache(dir: string): Cache {
  let opened: Promise<void> | undefined;
  return async (key, make) => {
    opened ??= deleteOld(dir);
    await opened;
    const file = join(dir, key);
    const cached = await readFile(file).catch(() => undefined);
    if (cached !== undefined) {
      const now = new Date();
      await utimes(file, now, now).catch(() => undefined); // another build may just have deleted it
      return cached;
    }
    const made = await make();
    // Written under another name first: a build that is stopped halfway leaves no partial result behind.
    const partial = `${file}.${randomUUID()}`;
    await writeFile(partial, made);
    await rename(partial, file);
    return made;
  };
}

/** What decides which code a build runs besides the site's own: the lockfile says which versions are installed. */
const installed = ['package.json', 'package-lock.json'];

/**
 * Returns the key of source code. It changes with every file below the paths and with the installed packages, so that a build
 * doesn't reuse what other code made.
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

/** Returns what code makes of some texts or bytes; makes it if no earlier build did with the same code. */
export type CodeCache = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/**
 * Opens the cache of what some code makes. `npm ci` clears it, and hosts that keep `node_modules/.cache` between builds keep it.
 *
 * @param paths files or folders of the code, below `codeDir`: a change there makes everything again.
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
