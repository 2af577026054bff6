import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentCache, contentKey } from '../cache/contentCache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

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

/** A quality for each kind of file, from 0 to 11, by what it costs and saves on this site (518 pages, 540 scripts). */
function brotliQuality(file: string): number {
  // Files whose name holds their hash are fetched once and kept for a year: the smallest. 11 instead of 10 takes 8 more
  // seconds for 2.4 % of the bytes, once: the next build finds them in the cache.
  // Pages: 9 instead of 7 takes 7.1 seconds instead of 0.9 for 0.8 % of the bytes.
  return /\.[0-9a-f]{8}\.(js|css|json)$/.test(file) ? 11 : 7;
}

async function compressFile(file: string, cache: ContentCache): Promise<boolean> {
  const content = await readFile(file);
  if (content.byteLength < minBytes) {
    return false;
  }
  const quality = brotliQuality(file);
  const key = contentKey(content);
  const [br, gz] = await Promise.all([
    cache.get(`${key}.${quality}.br`, () =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
    ),
    cache.get(`${key}.gz`, () => gzipped(content, { level: 9 })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a build, four at a time: zlib has that many threads. What was
 * compressed before comes from the cache.
 *
 * @returns the number of files compressed.
 */
export async function compress(dir: string, cache: ContentCache): Promise<number> {
  const files = (await listFiles(dir)).filter((file) => compressible.test(file));
  let done = 0;
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) {
      if (await compressFile(join(dir, file), cache)) {
        done += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  await cache.prune();
  return done;
}
