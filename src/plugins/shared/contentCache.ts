import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results that are kept between builds, each under the hash of everything it depends on. */
export interface ContentCache {
  /** Returns the result kept under a key; without one, makes it and keeps it. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
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

/** A result that no build has asked for in this many days is deleted. */
const maxAgeDays = 30;

/** Deletes what no build has used for a while. Other builds may share the folder, so nothing newer is touched. */
async function deleteOld(dir: string): Promise<void> {
  const oldest = Date.now() - maxAgeDays * 24 * 60 * 60 * 1000;
  const names = await readdir(dir);
  await Promise.all(
    names.map(async (name) => {
      const file = join(dir, name);
      const used = await stat(file).catch(() => undefined);
      if (used !== undefined && used.mtimeMs < oldest) {
        await rm(file, { force: true });
      }
    }),
  );
}

/** Opens the cache in a folder, which is created when the first result is asked for. Several builds may use it at once. */
export function openCache(dir: string): ContentCache {
  let opened: Promise<void> | undefined;
  return {
    async get(key, make) {
      opened ??= mkdir(dir, { recursive: true }).then(() => deleteOld(dir));
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
    },
  };
}

/** The folder of a cache. `npm ci` clears it, and hosts that keep `node_modules/.cache` between builds keep it. */
export const cacheDir = (siteDir: string, name: string): string =>
  join(siteDir, 'node_modules/.cache', name);
