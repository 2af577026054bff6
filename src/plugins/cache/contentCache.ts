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

/**
 * Returns a page's HTML without the hashes of its scripts and styles: they change on every page with each change of any script,
 * and neither its words nor its links depend on them.
 */
export const withoutAssetHashes = (html: string): string =>
  html.replaceAll(/(\/assets\/(?:js|css)\/[\w~-]+)\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g, '$1');

/** Opens the cache in a folder, which is made when the first result is asked for. */
export function openCache(dir: string): ContentCache {
  const used = new Set<string>();
  /** What the folder holds: to ask for a file that isn't there takes as long as to read one. */
  let known: Promise<Set<string>> | undefined;
  const names = (): Promise<Set<string>> => {
    known ??= readdir(dir).then(
      (found) => new Set(found),
      async () => {
        await mkdir(dir, { recursive: true });
        return new Set();
      },
    );
    return known;
  };
  return {
    async get(key, make) {
      used.add(key);
      const file = join(dir, key);
      const isKept = (await names()).has(key);
      const kept = isKept ? await readFile(file).catch(() => undefined) : undefined;
      if (kept !== undefined) {
        return kept;
      }
      const made = await make();
      // By way of a second name: a build that is stopped half-way leaves no half result behind.
      const partial = `${file}.${process.pid}`;
      await writeFile(partial, made);
      await rename(partial, file);
      (await names()).add(key);
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

/** Returns the value kept as JSON under a key; without one, makes it and keeps it. */
export async function keptJson<Value>(
  cache: ContentCache,
  key: string,
  make: () => Value,
): Promise<Value> {
  const bytes = await cache.get(`${key}.json`, async () => Buffer.from(JSON.stringify(make())));
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Value;
}

/** The folder of a cache. `npm ci` clears it, and hosts that keep `node_modules/.cache` between builds keep it. */
export const cacheDir = (siteDir: string, name: string): string =>
  join(siteDir, 'node_modules/.cache', name);
