import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchRecord } from '../engine/record';
import { type PageOptions, PageReader, type PageRecords } from './pageRecords';
import { plainCode } from './plainCode';

/** Where a build lies and how it is addressed. */
export interface BuildOptions extends Omit<PageOptions, 'path'> {
  outDir: string;
  baseUrl: string;
  /** Returns what was read from a page with this HTML and path before, or reads it. Reads it every time if left out. */
  keep?: (html: string, path: string, read: () => PageRecords) => Promise<PageRecords>;
}

/** Lists the pages of a build as paths below it, in a stable order. The not-found page is none. */
async function listPages(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .sort();
}

/** Turns a file of the build into the path that links to it have: `a/index.html` → `/a`, or `/a/` with trailing slashes. */
export function pathOfFile(file: string, baseUrl: string, trailingSlash?: boolean): string {
  const path = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return path === '' ? baseUrl : `${baseUrl}${path}${trailingSlash ? '/' : ''}`;
}

function readPage(html: string, options: PageOptions): PageRecords {
  const reader = new PageReader(options);
  reader.write(plainCode(html));
  return reader.end();
}

/**
 * Reads the records of all pages of a build, one page at a time.
 *
 * @returns the records in the order of the pages' paths, and the warnings.
 * @throws Error when the folder can't be read.
 */
export async function buildRecords(
  options: BuildOptions & { trailingSlash?: boolean | undefined },
): Promise<{ records: SearchRecord[]; warnings: string[]; pages: number }> {
  const records: SearchRecord[] = [];
  const warnings: string[] = [];
  let pages = 0;
  const { keep = async (_html, _path, read) => read() } = options;
  for (const file of await listPages(options.outDir)) {
    const html = await readFile(join(options.outDir, file), 'utf8');
    const path = pathOfFile(file, options.baseUrl, options.trailingSlash);
    const page = await keep(html, path, () => readPage(html, { ...options, path }));
    for (const record of page.records) {
      records.push(record);
    }
    warnings.push(...page.warnings);
    pages += page.leftOut === undefined ? 1 : 0;
  }
  return { records, warnings, pages };
}
