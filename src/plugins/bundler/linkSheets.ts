import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PartName, partNames } from './sheets';

/** A sheet that some pages link. */
export interface Sheet {
  address: string;
  /** Classes that only this sheet has rules for. */
  classes: ReadonlySet<string>;
}

/** Class names of CSS modules in a text: each ends in a code of its file's content. */
const classNames = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** Reads which classes a sheet has rules for. */
export const readSheet = (address: string, css: string): Sheet => ({
  address,
  classes: classNames(css, /\.([\w-]*[^\W_]_[\w-]{4})(?![\w-])/g),
});

const link = /<link(?=[^>]*\brel="?stylesheet\b)[^>]*>/;

/**
 * Returns a page with a link to each sheet that it has classes of, behind the link to the sheet that every page has: the order in which the
 * bundler loads them for a page that a link within the site leads to.
 */
export function linkSheets(html: string, sheets: readonly Sheet[]): string {
  const used = new Set(
    [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>"]+))/g)].flatMap(([, quoted, bare = '']) =>
      (quoted ?? bare).split(/\s+/),
    ),
  );
  const missing = sheets.filter(
    ({ address, classes }) =>
      !html.includes(address) && [...classes].some((name) => used.has(name)),
  );
  return missing.length === 0
    ? html
    : html.replace(link, (first) =>
        [first, ...missing.map(({ address }) => `<link rel=stylesheet href=${address} />`)].join(
          '',
        ),
      );
}

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const folder = 'assets/css';
  const files = await readdir(join(outDir, folder));
  const fileOf = (part: PartName): string[] => files.filter((file) => file.startsWith(`${part}.`));
  return Promise.all(
    partNames
      .flatMap(fileOf)
      .map(async (file) =>
        readSheet(
          `${baseUrl}${folder}/${file}`,
          await readFile(join(outDir, folder, file), 'utf8'),
        ),
      ),
  );
}

/** Returns what links the sheets of a build into a page. */
export async function sheetLinker(
  outDir: string,
  baseUrl: string,
): Promise<(html: string) => string> {
  const sheets = await readSheets(outDir, baseUrl);
  return (html) => linkSheets(html, sheets);
}
