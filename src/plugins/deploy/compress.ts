import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.byteLength < minBytes) {
    return false;
  }
  // Files whose name holds their hash are compressed once for many readers and get the slowest, smallest setting.
  const quality = /\.[0-9a-f]{8}\.(js|css|json)$/.test(file) ? 11 : 9;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    gzipped(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a build, four at a time.
 *
 * @returns the number of files compressed.
 */
export async function compress(dir: string): Promise<number> {
  const files = (await listFiles(dir)).filter((file) => compressible.test(file));
  let done = 0;
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) {
      if (await compressFile(join(dir, file))) {
        done += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return done;
}
