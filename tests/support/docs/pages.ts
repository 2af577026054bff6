import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { readMarkdown } from '../../../src/markdown/markdownTree';
import { nodesOf } from '../../../src/markdown/nodes';
import released from '../../../versions.json';
import { rootDir } from '../paths';

/** A statement that the source doesn't support. Its name is a kind with a key, operation, variable, image, or message. */
export interface Finding {
  name: string;
  /** Place and explanation. */
  text: string;
}

/** Creates a finding in a line of a page. */
export const report = (
  { file }: DocPage,
  kind: string,
  subject: string,
  line: number,
  message: string,
): Finding => ({ name: `${kind} ${subject}`, text: `(${file}:${line}): ${message}` });

/** Returns the contents of the code spans of a cell. */
export const codeIn = (cell: Nodes | undefined): string[] =>
  cell === undefined ? [] : nodesOf(cell, 'inlineCode').map(({ value }) => value.trim());

/** Returns the text of a cell, or `''` for a missing cell. */
export const plainText = (cell: Nodes | undefined): string => textOf(cell).trim();

/** Name of the unreleased version in the facts and checks. */
export const nextVersion = 'next';

/** Returns all versions of the documentation, oldest first. */
export const docVersions = (): string[] => [...released.toReversed(), nextVersion];

/** Returns the folder of a version's pages. */
export const versionFolder = (version: string): string =>
  join(rootDir, version === nextVersion ? 'docs' : `versioned_docs/version-${version}`);

/**
 * Reads a page from its text, for fixtures and files alike. Lines are one-based.
 *
 * @param file the path in the repository.
 * @param id the path below the version's folder without extension, such as `trino-connector/configuration`.
 * @throws Error that names file and line of bad Markdown
 */
export function docPage(version: string, file: string, id: string, text: string) {
  const { tree, error } = readMarkdown(text);
  if (error !== undefined) {
    throw new Error(`${file}:${error.line}: ${error.reason}`);
  }
  const find = <Type extends Nodes['type']>(...types: Type[]) =>
    nodesOf(tree, ...types).map((node) => ({ node, line: node.position?.start.line ?? 0 }));
  return {
    ...{ version, file, id, text, tree },
    tables: find('table').map(({ node }) => {
      const [head, ...rows] = node.children.map(({ children: cells, position }) => ({
        ...{ cells, line: position?.start.line ?? 0 },
      }));
      return { header: head?.cells.map((cell) => textOf(cell)) ?? [], rows };
    }),
    codeBlocks: find('code').map(({ node: { lang, value }, line }) => ({
      ...{ line, language: lang ?? '', text: value },
    })),
    inlineCode: find('inlineCode').map(({ node, line }) => ({ line, text: node.value.trim() })),
    /** Paragraphs, headings, and cells of tables. */
    texts: find('paragraph', 'heading', 'tableCell').map(({ node, line }) => ({
      ...{ line, parts: node.children },
    })),
  };
}

/** A page of the documentation. */
export type DocPage = ReturnType<typeof docPage>;
/** A table of a page. */
export type Table = DocPage['tables'][number];

/** Reads the handwritten pages of a version. The build generates the REST pages from the OpenAPI file. */
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

const pagesByVersion: Record<string, readonly DocPage[]> = {};

/** Parses the handwritten pages of a version once for all tests, because parsing takes seconds. */
export const readPages = (version: string): readonly DocPage[] =>
  (pagesByVersion[version] ??= readPageFiles(version).map(({ file, id, text }) =>
    docPage(version, file, id, text),
  ));
