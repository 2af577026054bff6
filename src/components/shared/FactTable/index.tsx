import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Heads of the columns. */
  heads: readonly string[];
  /** One row each: the first cell is the head of its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Facts: what, and what of it. Below the width of a desktop each row becomes a paragraph, and where there are more than two columns, its cells name theirs. */
export default function FactTable({ heads, rows }: Props): React.JSX.Element {
  return (
    <table className={clsx(styles.table, heads.length > 2 && styles.wide)}>
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
              <td key={heads[index + 1]} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
