import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/plugins/built-pages/files';
import { buildDir } from './paths';

/** Reads a file of the build. */
export const built = (file: string): string => readFileSync(join(buildDir, file), 'utf8');

/** Returns the file that the host serves for a path, or `undefined` for a 404. */
export function fileFor(path: string): string | undefined {
  const clean = path.replace(/^\/|\/$/g, '');
  return [clean, `${clean}.html`, join(clean, 'index.html')].find((file) =>
    statSync(join(buildDir, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Reads the HTML of the page at a path. */
export function pageAt(path: string): string {
  const file = fileFor(path);
  if (file === undefined) {
    throw new Error(`The build has no page at ${path}.`);
  }
  return built(file);
}

/** Lists the HTML files of the build. */
export async function htmlFiles(): Promise<string[]> {
  return (await listFiles(buildDir)).filter((file) => file.endsWith('.html'));
}

/** Returns the paths of the sitemap. */
export function sitemapPaths(): string[] {
  return [...built('sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
}

const idsOfPages = new Map<string, ReadonlySet<string>>();

/** Returns the ids on the page at a path and `top`, or nothing if the page is missing. */
export function idsOf(path: string): ReadonlySet<string> {
  const known = idsOfPages.get(path);
  if (known !== undefined) {
    return known;
  }
  const html = fileFor(path) === undefined ? '' : `${pageAt(path)} id=top `;
  const ids = new Set(Array.from(html.matchAll(/\sid="?([^"\s>]+)/g), ([, id = '']) => id));
  idsOfPages.set(path, ids);
  return ids;
}
