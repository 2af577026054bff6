import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Two parts side by side where there is room, below each other where not. */
export default function Split({ children }: { children: ReactNode }): React.JSX.Element {
  return <div className={styles.split}>{children}</div>;
}
