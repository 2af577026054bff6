import type { BlockContent, Nodes, PhrasingContent, Root, Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Tag } from '../../search/records/markdownTree';
import { type PropertyTable, propertyTables } from '../../search/records/propertyTables';

type FlowTag = Extract<Tag, { type: 'mdxJsxFlowElement' }>;
type TextTag = Extract<Tag, { type: 'mdxJsxTextElement' }>;

/** A column with a longer text than this, in characters, is never narrower than it. */
const narrowest = 12;

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
  visit(table, 'inlineCode', ({ value }, index, parent) => {
    if (parent !== undefined && index !== undefined && isBreakable(value)) {
      const code: TextTag = {
        type: 'mdxJsxTextElement',
        name: 'BreakableCode',
        attributes: [],
        children: [{ type: 'text', value }],
      };
      (parent.children as PhrasingContent[])[index] = code;
    }
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
    const facts = cells
      .slice(1, -1)
      .flatMap((cell, index) =>
        cell.children.length > 0 ? [fact(table.headers[index + 1] ?? '', cell)] : [],
      );
    const description = cells.at(-1)?.children ?? [];
    return element('Property', { id: anchor, name }, [
      ...(facts.length > 0 ? [element('dl', {}, facts)] : []),
      ...(description.length > 0 ? [{ type: 'paragraph' as const, children: description }] : []),
    ]);
  });
  return element('Properties', { columns: table.headers.join('|') }, rows);
}

/** Marks the headers of columns that hold more than a word or two: the style sheet keeps them from getting too narrow. */
function markColumns({ children: [head, ...rows] }: Table): void {
  head?.children.forEach((header, index) => {
    const longest = Math.max(
      ...[header, ...rows.map(({ children }) => children[index])].map((cell) =>
        cell === undefined ? 0 : textOf(cell).length,
      ),
    );
    if (longest > narrowest) {
      header.data = { ...header.data, hProperties: { dataWide: '' } };
    }
  });
}

/**
 * Remark plugin: a table that defines keys becomes a list of definitions (`src/components/docs/Properties`); which ones do is said by
 * `definedBy` of `src/site/properties.ts`. In every table, code breaks at its joints only, and columns of text keep some width.
 */
export default function remarkTables(): (tree: Root) => void {
  return (tree) => {
    const definitions = propertyTables(tree);
    visit(tree, 'table', (table, index, parent) => {
      const definition = definitions.get(table);
      breakCode(table);
      if (definition === undefined) {
        markColumns(table);
      } else if (parent !== undefined && index !== undefined) {
        (parent.children as Nodes[])[index] = propertyList(definition);
      }
    });
  };
}
