import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'hast';
import { listFiles, pathOfFile } from './files';
import { parsePage } from './parsePage';

/** A page of the build. */
export interface BuiltPage {
  /** Path of its file below the build, with slashes. */
  file: string;
  /** Its path with the base URL, as links write it: `/docs/latest/overview`. */
  path: string;
  html: string;
  /** The page as a tree, parsed when the first reader asks for it. All readers get the same one: don't change it. */
  tree(): Root;
}

/** Takes what it needs of each page. */
export interface PageReader {
  read(page: BuiltPage): void | Promise<void>;
  /** Called when the last page has been read. */
  end?(): Promise<void>;
}

/** Where a build lies and how it is addressed, as Docusaurus has it. */
export interface BuildAddress {
  outDir: string;
  baseUrl: string;
  trailingSlash?: boolean | undefined;
}

/**
 * Reads the HTML files of a build, in the order of their paths, and hands each to all readers before the next is read: the
 * trees of 600 pages take 600 MB.
 *
 * @throws Error when the folder can't be read, or what a reader throws.
 */
export async function readPages(
  { outDir, baseUrl, trailingSlash }: BuildAddress,
  readers: readonly PageReader[],
): Promise<void> {
  for (const file of await listFiles(outDir)) {
    if (file.endsWith('.html')) {
      const html = await readFile(join(outDir, file), 'utf8');
      let tree: Root | undefined;
      const page: BuiltPage = {
        file,
        path: pathOfFile(file, baseUrl, trailingSlash),
        html,
        tree: () => {
          tree ??= parsePage(html);
          return tree;
        },
      };
      for (const reader of readers) {
        await reader.read(page);
      }
    }
  }
  for (const reader of readers) {
    await reader.end?.();
  }
}
