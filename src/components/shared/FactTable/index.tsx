import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Heads of the two columns. */
  heads: readonly [string, string];
  rows: readonly { key: string; cells: readonly [ReactNode, ReactNode] }[];
}

/** Two columns of facts: what, and what of it. */
export default function FactTable({ heads, rows }: Props): React.JSX.Element {
  return (
    <table className={styles.table}>
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
        {rows.map(({ key, cells: [first, second] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
