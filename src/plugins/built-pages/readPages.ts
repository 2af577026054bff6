import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { contentKey, openCache } from '../shared/cache';
import { type BuildAddress, type BuiltPage, listFiles, pathOfFile } from './files';

/** Collects data from all pages. Its finder runs in worker threads, and the rest in the main thread. */
export interface PageReader<Found = unknown> {
  /** Absolute path of a module whose default export is a `FindInPage`. */
  finder: string;
  /** Plain data that the finder receives with each page. */
  options: unknown;
  /** Receives the finder's result for each page, in the order of the paths. */
  collect(page: BuiltPage, found: Found): void | Promise<void>;
  /** Called after the last page. */
  end?(): Promise<void>;
}

/** In `node_modules`, so that Node finds the packages that a bundle imports. */
const bundleDir = join(__dirname, '../../../node_modules/.cache/workers');

/** Bundles the code of a thread, without packages, into a file. */
async function bundleWorker(finders: readonly string[]): Promise<string> {
  const contents = `
import { parentPort, workerData } from 'node:worker_threads';
import { findInFile } from './parsePage';
${finders.map((finder, at) => `import find${at} from ${JSON.stringify(finder)};`).join('\n')}
const finders = [${finders.map((_, at) => `find${at}`)}];
parentPort.on('message', (file) =>
  findInFile(file, workerData, finders).then(
    (found) => parentPort.postMessage({ found }),
    (error) => parentPort.postMessage({ error }),
  ),
);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const name = `${contentKey(code)}.mjs`;
  await openCache(bundleDir)(name, async () => code);
  return join(bundleDir, name);
}

/**
 * Reads the HTML files of a build in worker threads, each once for all readers.
 * @param isWanted selects the files to read; all by default.
 * @throws Error when the folder can't be read, or what a finder or a reader throws.
 */
export async function readPages(
  address: BuildAddress,
  readers: readonly PageReader[],
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  const files = (await listFiles(address.outDir)).filter(
    (file) => file.endsWith('.html') && isWanted(file),
  );
  const worker = await bundleWorker(readers.map(({ finder }) => finder));
  const queue = files.entries();
  const results: unknown[][] = [];
  const runThread = async (): Promise<void> => {
    const thread = new Worker(worker, {
      workerData: { address, options: readers.map(({ options }) => options) },
      // Pages are large trees that soon go: with the default size a quarter of the time is spent on garbage.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    try {
      for (const [index, file] of queue) {
        const message = once(thread, 'message');
        thread.postMessage(file);
        const [answer]: ({ found: unknown[] } | { error: unknown })[] = await message;
        if (answer === undefined || 'error' in answer) {
          throw answer?.error;
        }
        results[index] = answer.found;
      }
    } finally {
      await thread.terminate();
    }
  };
  const threads = Math.min(availableParallelism(), 4, files.length);
  await Promise.all(Array.from({ length: threads }, runThread));
  for (const [index, file] of files.entries()) {
    const page = { file, path: pathOfFile(file, address) };
    for (const [at, reader] of readers.entries()) {
      await reader.collect(page, results[index]?.[at]);
    }
  }
  for (const reader of readers) {
    await reader.end?.();
  }
}
