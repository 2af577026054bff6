import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildAddress, type FindInPage, pathOfFile } from './files';
import { parsePage } from './parsePage';

/** What a thread is given: where the build is, and the bundled modules that look at each page, with their options. */
export interface PageWork {
  address: BuildAddress;
  finders: readonly { module: string; options: unknown }[];
}

/** Returns the work of a thread: reads a file of the build, parses it once, and runs all finders over it. */
export default async function pageWork({ address, finders }: PageWork) {
  const loaded = await Promise.all(
    finders.map(async ({ module, options }) => {
      const { default: find }: { default: FindInPage<unknown> } = await import(module);
      return { find, options };
    }),
  );
  return async (file: string): Promise<unknown[]> => {
    const tree = parsePage(await readFile(join(address.outDir, file), 'utf8'));
    const page = { file, path: pathOfFile(file, address), tree };
    return loaded.map(({ find, options }) => find(page, options));
  };
}
