import clsx from 'clsx';
import type { Props } from '../types';
import styles from './styles.module.css';

/** Method and path of an operation. */
export default function Endpoint({ operation: { method, path } }: Props): React.JSX.Element {
  return (
    <p className={styles.endpoint}>
      <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>
      <code className={styles.path}>{path}</code>
    </p>
  );
}
