import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Root } from 'mdast';
import { readMarkdown } from '../../../src/markdown/markdownTree';
import { rootDir } from '../paths';
import { contentsOf, type PageContents } from './contents';

export interface DocPage extends PageContents {
  version: string;
  /** Path in the repository. */
  file: string;
  /** Path below the version's folder without extension, such as `trino-connector/configuration`. */
  id: string;
  text: string;
  tree: Root;
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
  const { tree, error } = readMarkdown(text);
  if (error !== undefined) {
    throw new Error(`${file}:${error.line}: ${error.reason}`);
  }
  return { version, file, id, text, tree, ...contentsOf(tree) };
}

/** A page of 0.5.1 that only a test has. */
export const testPage = (body: string, id = 'poisoned'): DocPage =>
  docPage('0.5.1', `${id}.md`, id, `---\ntitle: Poisoned\n---\n\n${body}\n`);

/** A hand-written page as it lies in its folder. */
type PageFile = Pick<DocPage, 'file' | 'id' | 'text'>;

/** The files of a version's hand-written pages. */
export function readPageFiles(version: string): PageFile[] {
  const folder = versionFolder(version);
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The REST pages are written by the build from the OpenAPI file.
      .filter((path) => /\.mdx?$/.test(path) && !/^api[\\/]/.test(path))
      .sort()
      .map((path) => {
        const file = join(folder, path);
        const id = path.replace(/\.mdx?$/, '').replaceAll('\\', '/');
        return { file: relative(rootDir, file), id, text: readFileSync(file, 'utf8') };
      })
  );
}

const pagesByVersion = new Map<string, readonly DocPage[]>();

/** Every hand-written page of a version; parsing takes seconds, so the tests of one process share them. */
export function readPages(version: string): readonly DocPage[] {
  const pages =
    pagesByVersion.get(version) ??
    readPageFiles(version).map(({ file, id, text }) => docPage(version, file, id, text));
  pagesByVersion.set(version, pages);
  return pages;
}
