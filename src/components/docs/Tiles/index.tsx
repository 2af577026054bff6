import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Shows a Markdown list as tiles: the first paragraph of an item is its title, whose link the whole tile follows, the rest says what
 * is there. A numbered list is a path of steps. In the Markdown export and for the search it is the list that the writer wrote.
 */
export default function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
