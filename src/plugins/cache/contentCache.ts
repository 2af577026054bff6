import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results that are kept between builds, each under the hash of everything it depends on. */
export interface ContentCache {
  /** Returns the result kept under a key; without one, makes it and keeps it. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Removes the results that nobody asked for since the cache was opened. */
  prune(): Promise<void>;
}

/** Returns the key of a result that depends on these values. */
export function contentKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length keeps ('ab', 'c') apart from ('a', 'bc').
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Opens the cache in a folder, which is made when the first result is kept. */
export function openCache(dir: string): ContentCache {
  const used = new Set<string>();
  return {
    async get(key, make) {
      used.add(key);
      const file = join(dir, key);
      const known = await readFile(file).catch(() => undefined);
      if (known !== undefined) {
        return known;
      }
      const made = await make();
      // By way of a second name: a build that is stopped half-way leaves no half result behind.
      const partial = `${file}.${process.pid}`;
      await mkdir(dir, { recursive: true });
      await writeFile(partial, made);
      await rename(partial, file);
      return made;
    },
    async prune() {
      const names = await readdir(dir).catch(() => []);
      await Promise.all(
        names.filter((name) => !used.has(name)).map((name) => rm(join(dir, name), { force: true })),
      );
    },
  };
}

/** The folder of a cache. `npm ci` clears it, and hosts that keep `node_modules/.cache` between builds keep it. */
export const cacheDir = (siteDir: string, name: string): string =>
  join(siteDir, 'node_modules/.cache', name);
