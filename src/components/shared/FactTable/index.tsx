import type { ReactNode } from 'react';

interface Props {
  /** Heads of the columns. */
  heads: readonly string[];
  /** One row each: the first cell is the head of its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of facts, drawn like those of articles (`src/css/tables.css`): the first cell heads its row. */
export default function FactTable({ heads, rows }: Props) {
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
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={heads[index + 1]} data-head={heads[index + 1]} data-wide="">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
