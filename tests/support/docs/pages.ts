import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Nodes, PhrasingContent, Root, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { readMarkdown } from '../../../src/markdown/markdownTree';
import { nodesOf } from '../../../src/markdown/nodes';
import released from '../../../versions.json';
import { rootDir } from '../paths';

/** A table with its rows, and the one-based lines of these in the file. */
export interface Table {
  header: string[];
  rows: { line: number; cells: TableCell[] }[];
}

/** A page of the documentation. */
export interface DocPage {
  version: string;
  /** Path in the repository. */
  file: string;
  /** Path below the version's folder without extension, such as `trino-connector/configuration`. */
  id: string;
  text: string;
  tree: Root;
  tables: Table[];
  codeBlocks: { line: number; language: string; text: string }[];
  inlineCode: { line: number; text: string }[];
  /** Paragraphs, headings, and cells of tables. */
  texts: { line: number; parts: PhrasingContent[] }[];
}

/** Something that a page states and the source doesn't. */
export interface Finding {
  /** `unknown-key`, `different-default`, and the like; exceptions are by kind and subject. */
  kind: string;
  /** The key, operation, variable, image, or message. */
  subject: string;
  where: string;
  message: string;
}

/** A finding in a line of a page. */
export const report = (
  { file }: DocPage,
  kind: string,
  subject: string,
  line: number,
  message: string,
): Finding => ({ kind, subject, where: `${file}:${line}`, message });

const startLine = (node: Nodes): number => node.position?.start.line ?? 0;

/** The contents of the code spans of a cell. */
export const codeIn = (cell: Nodes | undefined): string[] =>
  cell === undefined ? [] : nodesOf(cell, 'inlineCode').map(({ value }) => value.trim());

/** A cell as a reader sees it; `''` for a missing cell. */
export const plainText = (cell: Nodes | undefined): string => textOf(cell).trim();

/** The name of the unreleased version in the facts and the checks. */
export const nextVersion = 'next';

/** Every version of the documentation, oldest first. */
export const docVersions = (): string[] => [...released.toReversed(), nextVersion];

/** The folder of a version's pages. */
export const versionFolder = (version: string): string =>
  join(rootDir, version === nextVersion ? 'docs' : `versioned_docs/version-${version}`);

/** A page from its text, for fixtures and files alike. @throws Error that names file and line of bad Markdown */
export function docPage(version: string, file: string, id: string, text: string): DocPage {
  const { tree, error } = readMarkdown(text);
  if (error !== undefined) {
    throw new Error(`${file}:${error.line}: ${error.reason}`);
  }
  return {
    ...{ version, file, id, text, tree },
    tables: nodesOf(tree, 'table').map(({ children: [head, ...rows] }) => ({
      header: (head?.children ?? []).map((cell) => textOf(cell)),
      rows: rows.map((row) => ({ line: startLine(row), cells: row.children })),
    })),
    codeBlocks: nodesOf(tree, 'code').map((node) => ({
      line: startLine(node),
      language: node.lang ?? '',
      text: node.value,
    })),
    inlineCode: nodesOf(tree, 'inlineCode').map((node) => ({
      line: startLine(node),
      text: node.value.trim(),
    })),
    texts: nodesOf(tree, 'paragraph', 'heading', 'tableCell').map((node) => ({
      line: startLine(node),
      parts: node.children,
    })),
  };
}

/** The files of a version's handwritten pages; the build generates the REST pages from the OpenAPI file. */
export function readPageFiles(version: string): Pick<DocPage, 'file' | 'id' | 'text'>[] {
  const folder = versionFolder(version);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path) && !/^api[\\/]/.test(path))
    .sort()
    .map((path) => {
      const file = join(folder, path);
      const id = path.replace(/\.mdx?$/, '').replaceAll('\\', '/');
      return { file: relative(rootDir, file), id, text: readFileSync(file, 'utf8') };
    });
}

const pagesByVersion = new Map<string, readonly DocPage[]>();

/** Every handwritten page of a version; parsing takes seconds, so the tests of one process share them. */
export function readPages(version: string): readonly DocPage[] {
  const pages =
    pagesByVersion.get(version) ??
    readPageFiles(version).map(({ file, id, text }) => docPage(version, file, id, text));
  pagesByVersion.set(version, pages);
  return pages;
}
