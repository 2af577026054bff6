import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type MarkdownPage, readMarkdown } from '../../../src/tools/check/markdown';
import { rootDir } from '../paths';

export interface DocPage extends MarkdownPage {
  version: string;
  /** Path in the repository. */
  file: string;
  /** Path below the version's folder without extension, such as `trino-connector/configuration`. */
  id: string;
  text: string;
}

/** The name of the unreleased version in the facts and the checks. */
export const nextVersion = 'next';

/** Every version of the documentation, oldest first, as `versions.json` lists them. */
export function docVersions(): string[] {
  const released: string[] = JSON.parse(readFileSync(join(rootDir, 'versions.json'), 'utf8'));
  return [...released.reverse(), nextVersion];
}

/** The folder of a version's pages. */
export function versionFolder(version: string): string {
  return version === nextVersion
    ? join(rootDir, 'docs')
    : join(rootDir, 'versioned_docs', `version-${version}`);
}

/** A page from its text, for fixtures and files alike. */
export function docPage(version: string, file: string, id: string, text: string): DocPage {
  return { version, file, id, text, ...readMarkdown(text) };
}

/** Every hand-written page of a version. */
export function readPages(version: string): DocPage[] {
  const folder = versionFolder(version);
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The REST pages are written by the build from the OpenAPI file.
      .filter((path) => /\.mdx?$/.test(path) && !/^api[\\/]/.test(path))
      .sort()
      .map((path) => {
        const file = join(folder, path);
        const id = path.replace(/\.mdx?$/, '').replaceAll('\\', '/');
        return docPage(version, relative(rootDir, file), id, readFileSync(file, 'utf8'));
      })
  );
}

/** Words of prose, tables and headings; code blocks are left out. */
export function wordCount(page: MarkdownPage): number {
  return page.prose.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0),
    0,
  );
}
