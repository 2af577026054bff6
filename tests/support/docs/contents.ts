import type { Nodes, PhrasingContent, Root, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf } from '../../../src/markdown/nodes';
import { lineOf } from '../../../src/tools/check/finding';

export interface Row {
  /** One-based line in the file. */
  line: number;
  cells: TableCell[];
}

export interface Table {
  line: number;
  /** Headings above the table, outermost first. */
  headings: string[];
  header: string[];
  rows: Row[];
}

export interface CodeBlock {
  line: number;
  language: string;
  text: string;
}

/** What the checks of the documentation see of a page. */
export interface PageContents {
  tables: Table[];
  codeBlocks: CodeBlock[];
  inlineCode: { line: number; text: string }[];
  /** Paragraphs, headings and cells of tables, as parts of text. */
  texts: { line: number; parts: PhrasingContent[] }[];
}

function tablesOf(tree: Root): Table[] {
  const path: { depth: number; text: string }[] = [];
  return nodesOf(tree, 'heading', 'table').flatMap((node) => {
    if (node.type === 'heading') {
      while ((path.at(-1)?.depth ?? 0) >= node.depth) path.pop();
      path.push({ depth: node.depth, text: textOf(node) });
      return [];
    }
    const [head, ...rows] = node.children;
    return [
      {
        line: lineOf(node),
        headings: path.map(({ text }) => text),
        header: (head?.children ?? []).map((cell) => textOf(cell)),
        rows: rows.map((row) => ({ line: lineOf(row), cells: row.children })),
      },
    ];
  });
}

/** Reads what the checks need from the tree of a page. */
export function contentsOf(tree: Root): PageContents {
  return {
    tables: tablesOf(tree),
    codeBlocks: nodesOf(tree, 'code').map((node) => ({
      line: lineOf(node),
      language: node.lang ?? '',
      text: node.value,
    })),
    inlineCode: nodesOf(tree, 'inlineCode').map((node) => ({
      line: lineOf(node),
      text: node.value.trim(),
    })),
    texts: nodesOf(tree, 'paragraph', 'heading', 'tableCell').map((node) => ({
      line: lineOf(node),
      parts: node.children,
    })),
  };
}

/** The contents of the code spans of a cell. */
export const codeIn = (cell: Nodes | undefined): string[] =>
  cell === undefined ? [] : nodesOf(cell, 'inlineCode').map(({ value }) => value.trim());

/** A cell as a reader sees it; `''` for one that isn't there. */
export const plainText = (cell: Nodes | undefined): string => textOf(cell).trim();
