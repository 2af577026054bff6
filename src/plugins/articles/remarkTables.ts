import type { Properties } from 'hast';
import type { Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf, replaceNodes, type Tag } from '../../markdown/nodes';
import { type PropertyTable, propertyTables, rowAnchors } from '../../markdown/propertyTables';
import { factCell } from '../../site/reference';

/** A column with a longer text than this, in characters, is never narrower than it. */
const narrowest = 12;
/** On a phone, cells with a longer text than this have a line of their own. */
const short = 12;
/** A table whose columns need more characters than this together scrolls; one of seven columns or more has narrower gaps. */
const widest = 74;
const many = 7;

const isBreakable = (code: string): boolean =>
  code.length > narrowest && /[./-](?=[^./-])/.test(code);

/** Gives the element that a node becomes properties. */
function mark(node: Nodes | undefined, hProperties: Properties): void {
  if (node) {
    node.data = { ...node.data, hProperties };
  }
}

/** Lets code in a table go on in the next line where a name has its joints. */
function breakCode(table: Table): void {
  replaceNodes<Nodes>(table, (node) => {
    if (node.type !== 'inlineCode' || !isBreakable(node.value)) {
      return node;
    }
    return {
      type: 'mdxJsxTextElement',
      name: 'BreakableCode',
      attributes: [],
      children: [{ type: 'text', value: node.value }],
    };
  });
}

/** Gives each row of a table of keys its address, and tells the style sheet what its cells are. */
function markKeys(table: Table, { columns, headers, rows }: PropertyTable): void {
  mark(table, { 'data-keys': '' });
  for (const [index, { anchor, cells }] of rows.entries()) {
    mark(table.children[index + 1], { id: anchor });
    mark(cells[columns.key], { 'data-key': '' });
    mark(cells[columns.description], { 'data-description': '' });
    for (const [fact, at] of Object.entries(columns.facts)) {
      mark(cells[at], factCell(fact, headers[at] ?? '', textOf(cells[at])));
    }
    const key = cells[columns.key];
    if (key) {
      const { children } = key;
      const attributes: Tag['attributes'] = [
        { type: 'mdxJsxAttribute', name: 'id', value: anchor },
      ];
      key.children = [{ type: 'mdxJsxTextElement', name: 'Key', attributes, children }];
    }
  }
}

const textsOf = ({ children }: Table, column: number): string[] =>
  children.map((row) => textOf(row.children[column]));

/** Characters that a column needs at least: its longest piece that can't break. */
const leastWidth = (texts: readonly string[]): number =>
  Math.max(...texts.flatMap((text) => text.split(/[\s./-]+/).map(({ length }) => length)));

/** Marks wide columns, the header of each cell (for phones), yes and no, and tables that are small or scroll. */
function markTable(table: Table): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.map((_, column) => textsOf(table, column)) ?? [];
  columns.forEach((texts, column) => {
    if (Math.max(...texts.map(({ length }) => length)) > narrowest) {
      mark(head?.children[column], { dataWide: '' });
    }
    for (const cell of column === 0 ? [] : rows.flatMap(({ children }) => children[column] ?? [])) {
      const text = textOf(cell);
      mark(cell, {
        dataHead: texts[0],
        ...(text.length > short && { dataWide: '' }),
        ...(/^(Yes|No)$/.test(text) && { dataAnswer: text.toLowerCase() }),
      });
    }
  });
  const width = columns.reduce((sum, texts) => sum + leastWidth(texts), 0);
  // The keyboard must reach what scrolls.
  mark(table, {
    ...(columns.length >= many && { dataMany: '' }),
    ...(width > widest && { dataScrolls: '', tabIndex: 0 }),
  });
}

/** Remark plugin: gives rows of keys and of names an address, and breaks code in tables at its joints only. */
export default function remarkTables(): (tree: Root) => void {
  return (tree) => {
    const definitions = propertyTables(tree);
    for (const [row, id] of rowAnchors(tree, definitions)) {
      mark(row, { id });
    }
    for (const table of nodesOf(tree, 'table')) {
      breakCode(table);
      const definition = definitions.get(table);
      if (definition === undefined) {
        markTable(table);
      } else {
        markKeys(table, definition);
      }
    }
  };
}
