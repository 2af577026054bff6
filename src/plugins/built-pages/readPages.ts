import { join } from 'node:path';
import { openPool } from '../shared/pool';
import { type BuildAddress, type BuiltPage, listFiles, pathOfFile } from './files';
import type { Finders, Found, Wanted } from './pageWork';

/** Looks for something in all pages: a finder of `pageWork` runs in worker threads, the rest here. */
export interface PageReader<Name extends keyof Finders = keyof Finders> {
  finder: Name;
  /** Handed to the finder with each page; has to be plain data. */
  options: Parameters<Finders[Name]>[1];
  /** Takes what was found in a page. Pages come in the order of their paths. */
  collect(page: BuiltPage, found: ReturnType<Finders[Name]>): void | Promise<void>;
  /** Called after the last page. */
  end?(): Promise<void>;
}

/** A reader with any finder. */
export type AnyPageReader = { [Name in keyof Finders]: PageReader<Name> }[keyof Finders];

/**
 * Reads the HTML files of a build in worker threads, each once for all readers.
 *
 * @returns the classes of the theme that pages have.
 * @param isWanted tells which files of the build are read; all by default.
 * @throws Error when the folder can't be read, or what a finder or a reader throws.
 */
export async function readPages(
  address: BuildAddress,
  readers: readonly AnyPageReader[],
  isWanted: (file: string) => boolean = () => true,
): Promise<Set<string>> {
  const wanted = Object.fromEntries(
    readers.map(({ finder, options }) => [finder, options]),
  ) as Wanted;
  const files = (await listFiles(address.outDir)).filter(
    (file) => file.endsWith('.html') && isWanted(file),
  );
  const classes = new Set<string>();
  const pool = openPool<string, Found>(join(__dirname, 'pageWork.ts'), { address, wanted });
  try {
    const found = await Promise.all(files.map((file) => pool.run(file)));
    for (const [index, file] of files.entries()) {
      for (const name of found[index]?.classes ?? []) {
        classes.add(name);
      }
      const page = { file, path: pathOfFile(file, address) };
      for (const { finder, collect } of readers as readonly PageReader[]) {
        await collect(page, found[index]?.[finder]);
      }
    }
  } finally {
    await pool.close();
  }
  for (const reader of readers) {
    await reader.end?.();
  }
  return classes;
}
