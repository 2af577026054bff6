import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Shows a numbered Markdown list as steps along a line. Everywhere else it is the list that the writer wrote. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}

/** Shows nested Markdown lists as a tree of folders and files; a folder is an item with a list of its own. */
export function FileTree({ children }: { children: ReactNode }) {
  return <div className={styles.files}>{children}</div>;
}
