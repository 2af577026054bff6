import type { BlockContent, Nodes, Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { replaceNodes, type Tag } from '../../markdown/nodes';
import { type PropertyTable, propertyTables, rowAnchors } from '../../markdown/propertyTables';

type FlowTag = Extract<Tag, { type: 'mdxJsxFlowElement' }>;

/** A column with a longer text than this, in characters, is never narrower than it. */
const narrowest = 12;
/** On a phone, cells with a longer text than this have a line of their own. */
const short = 12;
/** A table whose columns need more characters than this together scrolls; one of seven columns or more has smaller letters. */
const widest = { few: 74, many: 88 };
const many = 7;

const attributesOf = (attributes: Record<string, string>): FlowTag['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

const element = (
  name: string,
  attributes: Record<string, string>,
  children: readonly Nodes[],
): FlowTag => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: children as BlockContent[],
});

const isBreakable = (code: string): boolean =>
  code.length > narrowest && /[./-](?=[^./-])/.test(code);

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

function fact(name: string, cell: TableCell): FlowTag {
  const { length } = textOf(cell);
  return element(
    'Fact',
    { name, ...(length > narrowest && { length: String(length) }) },
    cell.children,
  );
}

/** The table as a list: a key, its facts, its description in each item. An empty cell is left out. */
function propertyList(table: PropertyTable): FlowTag {
  const rows = table.rows.map(({ anchor, name, cells }) => {
    const facts = Object.entries(table.columns.facts).flatMap(([header, at]) =>
      cells[at]?.children.length ? [fact(header, cells[at])] : [],
    );
    const description = cells[table.columns.description]?.children ?? [];
    return element('Property', { id: anchor, name }, [
      ...(facts.length > 0 ? [element('dl', {}, facts)] : []),
      ...(description.length > 0 ? [{ type: 'paragraph' as const, children: description }] : []),
    ]);
  });
  return element('Properties', { columns: table.headers.join('|') }, rows);
}

const textsOf = ({ children }: Table, column: number): string[] =>
  children.map((row) => {
    const cell = row.children[column];
    return cell === undefined ? '' : textOf(cell);
  });

/** Characters that a column needs at least: its longest piece that can't break. */
const leastWidth = (texts: readonly string[]): number =>
  Math.max(...texts.flatMap((text) => text.split(/[\s./-]+/).map(({ length }) => length)));

/**
 * Marks what the style sheet needs: headers of columns that hold more than a word or two, which keep some width; the header of each
 * cell and its long cells, for phones, where a row is a list; tables of many columns; and one that no column of text can hold, which scrolls.
 */
function markTable(table: Table): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.map((_, column) => textsOf(table, column)) ?? [];
  columns.forEach((texts, column) => {
    const header = head?.children[column];
    if (header && Math.max(...texts.map(({ length }) => length)) > narrowest) {
      header.data = { ...header.data, hProperties: { dataWide: '' } };
    }
    for (const cell of column === 0 ? [] : rows.flatMap(({ children }) => children[column] ?? [])) {
      const isLong = textOf(cell).length > short;
      const hProperties = { dataHead: texts[0], ...(isLong && { dataWide: '' }) };
      cell.data = { ...cell.data, hProperties };
    }
  });
  const width = columns.reduce((sum, texts) => sum + leastWidth(texts), 0);
  const hasMany = columns.length >= many;
  const scrolls = width > (hasMany ? widest.many : widest.few);
  // The keyboard must reach what scrolls.
  const hProperties = {
    ...(hasMany && { dataMany: '' }),
    ...(scrolls && { dataScrolls: '', tabIndex: 0 }),
  };
  table.data = { ...table.data, hProperties };
}

/**
 * Remark plugin: a table that defines keys becomes a list of definitions (`src/components/docs/Properties`); which ones do is said by
 * `keyColumns` of `src/site/reference.ts`. In other tables, a row that begins with a name gets an id. In every table, code breaks at its
 * joints only.
 */
export default function remarkTables(): (tree: Root) => void {
  return (tree) => {
    const definitions = propertyTables(tree);
    for (const [row, id] of rowAnchors(tree, definitions)) {
      row.data = { ...row.data, hProperties: { id } };
    }
    replaceNodes<Nodes>(tree, (node) => {
      if (node.type !== 'table') {
        return node;
      }
      breakCode(node);
      const definition = definitions.get(node);
      if (definition !== undefined) {
        return propertyList(definition);
      }
      markTable(node);
      return node;
    });
  };
}
