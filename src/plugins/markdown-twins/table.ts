import { childElements, type Element, find, findAll } from './html';

const isCell = ({ name }: Element): boolean => name === 'td' || name === 'th';

const row = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

/**
 * Writes a table, each row as wide as the widest. Columns padded to one width would make the tables of the longest pages twice
 * as long.
 *
 * @param inline writes what stands in a cell.
 */
export function table(element: Element, inline: (cell: Element) => string): string {
  const rows = findAll(element, ({ name }) => name === 'tr').map((tr) =>
    childElements(tr).filter(isCell),
  );
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const [head = [], ...body] = rows.map((cells) =>
    Array.from({ length: width }, (_, index) => {
      const cell = cells[index];
      // A cell is one line, and a pipe ends it, in code, too.
      return cell === undefined
        ? ''
        : inline(cell)
            .replace(/\s*\\\n/g, ' ')
            .trim()
            .replaceAll('|', '\\|');
    }),
  );
  const hasHead =
    find(element, ({ name }) => name === 'thead') || rows[0]?.some(({ name }) => name === 'th');
  const [first, rest] = hasHead ? [head, body] : [Array(width).fill(''), [head, ...body]];
  return [first, Array(width).fill('-'), ...rest].map(row).join('\n');
}
