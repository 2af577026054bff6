import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A line at the top of the window that grows while what is inside is read. It is the style sheet's alone: browsers without
 * scroll-driven animations, and readers who want no motion, have none.
 */
export default function ReadingProgress({ children }: { children: ReactNode }): React.JSX.Element {
  return (
    <div className={styles.text}>
      <div className={styles.progress} aria-hidden="true" />
      {children}
    </div>
  );
}
