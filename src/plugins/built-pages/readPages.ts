import { join } from 'node:path';
import { bundleModule, runInThreads } from '../shared/pool';
import { type BuildAddress, type BuiltPage, listFiles, pathOfFile } from './files';
import type { PageWork } from './pageWork';

/** Looks for something in all pages: its finder runs in worker threads, the rest here. */
export interface PageReader<Found = unknown> {
  /** Absolute path of a module whose default export is a `FindInPage`. */
  finder: string;
  /** Handed to the finder with each page; has to be plain data. */
  options: unknown;
  /** Takes what was found in a page. Pages come in the order of their paths. */
  collect(page: BuiltPage, found: Found): void | Promise<void>;
  /** Called after the last page. */
  end?(): Promise<void>;
}

/**
 * Reads the HTML files of a build in worker threads, each once for all readers.
 *
 * @param isWanted tells which files of the build are read; all by default.
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
  const finders = await Promise.all(
    readers.map(async ({ finder, options }) => ({ module: await bundleModule(finder), options })),
  );
  const work: PageWork = { address, finders };
  const pageWork = join(__dirname, 'pageWork.ts');
  const found = await runInThreads<string, unknown[]>(pageWork, work, files);
  for (const [index, file] of files.entries()) {
    const page = { file, path: pathOfFile(file, address) };
    for (const [at, reader] of readers.entries()) {
      await reader.collect(page, found[index]?.[at]);
    }
  }
  for (const reader of readers) {
    await reader.end?.();
  }
}
