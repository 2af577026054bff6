import type { ReactNode } from 'react';

interface Props {
  heads: readonly string[];
  /** One row each: the first cell is the head of its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Whether the first row is what the page is about. */
  isFirstOurs?: boolean;
}

/** Says whether a narrow screen has room for a cell next to others. */
const isShort = (cell: ReactNode): boolean => typeof cell === 'string' && cell.length < 16;

/** Returns by the index of each column whether a narrow screen gives its cells lines of their own: the same in all rows. */
const findWideColumns = (heads: Props['heads'], rows: Props['rows']): boolean[] =>
  heads.map((_, index) => heads.length < 3 || !rows.every(({ cells }) => isShort(cells[index])));

/** A table with row headers, in the style of articles (`src/css/tables.css`). */
export default function FactTable({ heads, rows, isFirstOurs }: Props) {
  const isWide = findWideColumns(heads, rows);
  return (
    <table className="facts">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }, row) => (
          <tr key={key} className={isFirstOurs && row === 0 ? 'facts-ours' : undefined}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td
                key={heads[index + 1]}
                data-head={heads[index + 1]}
                data-wide={isWide[index + 1] ? '' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
