import type { Nodes } from 'mdast';
import { readMarkdown } from '../../markdown/markdownTree';
import { attributesOf, isTag } from '../../markdown/nodes';
import { propertyTables } from '../../markdown/propertyTables';
import { cellSeparator } from '../engine/record';
import type { Block } from './blocks';

/** What reading Markdown takes from outside. */
export interface MarkdownOptions {
  /** Title of the page; an h1 in the text comes before it. */
  title: string;
  /** Reads an imported partial by its path as written; `undefined` if there is none. */
  partial: (path: string) => string | undefined;
}

/** What a reader sees of a node. */
function textOf(node: Nodes): string {
  if (isTag(node) && node.name === 'Since') {
    return `New in ${attributesOf(node).get('version')}`;
  }
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(textOf).join('') : '';
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lists the names and paths of the partials that a line of imports brings. */
const importedPartials = (node: Extract<Nodes, { type: 'mdxjsEsm' }>): [string, string][] =>
  (node.data?.estree?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' && /\.mdx?$/.test(String(statement.source.value))
      ? statement.specifiers.map(({ local }): [string, string] => [
          local.name,
          String(statement.source.value),
        ])
      : [],
  );

/**
 * Reads the blocks of a Markdown page as the rendered page would yield them: headings with their anchors, paragraphs, list
 * items, whole table rows and code. Good for a preview while writing; the build reads the rendered pages themselves. Of a
 * page that MDX can't read the title is left.
 */
export function markdownBlocks(markdown: string, { title, partial }: MarkdownOptions): Block[] {
  const blocks: Block[] = [];
  const partials = new Map<string, string>();
  let anchor: string | null = null;
  const add = (level: number, text: string): void => {
    if (/[\p{L}\p{N}]/u.test(text)) {
      blocks.push({ level, text: inOneLine(text), anchor });
    }
  };
  let tables: ReturnType<typeof propertyTables> = new Map();
  const readPage = (text: string): void => {
    const around = tables;
    const { tree } = readMarkdown(text);
    tables = propertyTables(tree);
    read(tree);
    tables = around;
  };
  const read = (node: Nodes): void => {
    if (node.type === 'mdxjsEsm') {
      for (const [name, path] of importedPartials(node)) {
        partials.set(name, partial(path) ?? '');
      }
    } else if (node.type === 'heading') {
      anchor = node.depth === 1 ? null : (node.data?.id ?? null);
      blocks.push({ level: node.depth, text: inOneLine(textOf(node)), anchor });
    } else if (node.type === 'table') {
      const above = anchor;
      const definitions = tables.get(node);
      node.children.slice(1).forEach(({ children }, index) => {
        const cells = children.map((cell) => inOneLine(textOf(cell)));
        anchor = definitions?.rows[index]?.anchor ?? above;
        add(0, cells.filter(Boolean).join(cellSeparator));
      });
      anchor = above;
    } else if (node.type === 'code') {
      // Samples of JSON repeat names from the text, around made-up values.
      add(-1, node.lang === 'json' ? '' : node.value);
    } else if (node.type === 'paragraph') {
      // The title of an admonition isn't text of its own: the build leaves it out, too.
      add(0, node.data?.directiveLabel ? '' : textOf(node));
    } else if (isTag(node) && node.name === 'Since') {
      add(0, textOf(node));
    } else if (isTag(node) && partials.has(node.name ?? '')) {
      readPage(partials.get(node.name ?? '') ?? '');
    } else if ('children' in node) {
      node.children.forEach(read);
    }
  };
  readPage(markdown);
  const at = blocks.findIndex(({ level }) => level === 1);
  const [first] = at < 0 ? [] : blocks.splice(at, 1);
  return [first ?? { level: 1, text: title, anchor: null }, ...blocks];
}
