import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ContentCache, contentKey } from '../cache/contentCache';

/** What is worth compressing; pictures already are. */
const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest|map)$/;
/** Below one network packet a smaller body reaches the reader no sooner. */
const minBytes = 1024;

/** Lists the files below a folder, as paths relative to it. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}

/** What every page or every page of a section loads, the few style files, and the page that most visits begin with. */
const mostLoaded =
  /((^|[\\/])(main|runtime~main|docs|routes-[\w.-]+)\.[0-9a-f]{8}\.js|[\\/]logo[\w-]*\.svg|\.css|^index\.html)$/;
/** Module of one page, named by a hash. */
const ofOnePage = /(^|[\\/])[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;
/** Files whose name holds their hash: fetched once and kept for a year. */
const hashed = /\.[0-9a-f]{8}\.(js|css|json)$/;

/** Lowest quality whose result is worth keeping: below it compressing again takes no longer than reading a file. */
const keptQuality = 10;

/**
 * Returns a quality for a file, from 0 to 11, by what it costs and saves on this site. Scripts of single pages, 500 files: 10
 * instead of 9 takes 4.5 seconds instead of 0.6 and saves 340 bytes a page. Pages, 518 files: 9 instead of 7 takes 1.6 seconds
 * instead of 0.5 for 0.5 %.
 */
function brotliQuality(file: string): number {
  if (mostLoaded.test(file)) {
    return 11;
  }
  if (ofOnePage.test(file)) {
    return 9;
  }
  return hashed.test(file) ? 10 : 7;
}

/** Returns the logarithm of a window that holds the whole file: a larger one costs time to clear and saves nothing. */
const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/**
 * Compresses one file, if that is worth it. One after another, without waiting for threads: while the build goes on it has one
 * processor to itself, and four files at a time took 8 CPU seconds for the site where this takes 6.
 */
async function compressFile(dir: string, name: string, cache: ContentCache): Promise<boolean> {
  const file = join(dir, name);
  const content = readFileSync(file);
  if (content.byteLength < minBytes) {
    return false;
  }
  const quality = brotliQuality(name);
  const compressed = (): Uint8Array =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(content.byteLength),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    });
  writeFileSync(
    `${file}.br`,
    quality < keptQuality
      ? compressed()
      : await cache.get(`${contentKey(content)}.${quality}.br`, async () => compressed()),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return true;
}

/** Compresses a build, also while it is being written. */
export interface Compressor {
  /** Writes a `.br` and a `.gz` beside every text file that is new or has changed since the last time. */
  run(): Promise<void>;
  /** Does so for the last time and forgets what the cache holds of files that are no more; returns the number of files. */
  finish(): Promise<number>;
}

/** Makes a compressor of the build in a folder. What took long before comes from the cache. */
export function compressor(dir: string, cache: ContentCache): Compressor {
  /** When each file was written that was compressed. */
  const times = new Map<string, number>();
  const run = async (): Promise<void> => {
    for (const name of await listFiles(dir)) {
      if (compressible.test(name)) {
        // Before it is read: a file that is written meanwhile is compressed again the next time.
        const { mtimeMs } = statSync(join(dir, name));
        if (times.get(name) !== mtimeMs && (await compressFile(dir, name, cache))) {
          times.set(name, mtimeMs);
        }
      }
    }
  };
  return {
    run,
    async finish() {
      await run();
      await cache.prune();
      return times.size;
    },
  };
}

/**
 * Compresses a build that is there as a whole.
 *
 * @returns the number of files compressed.
 */
export const compress = (dir: string, cache: ContentCache): Promise<number> =>
  compressor(dir, cache).finish();
