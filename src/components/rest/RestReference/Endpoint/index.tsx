import type { RestPage } from '@site/src/site/restReference';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Method and path of an operation. */
export default function Endpoint({
  page: { method, path },
}: {
  page: Pick<RestPage, 'method' | 'path'>;
}): React.JSX.Element {
  return (
    <p className={styles.endpoint}>
      <span className={clsx(styles.method, styles[method])}>{method.toUpperCase()}</span>{' '}
      <code className={styles.path}>{path}</code>
    </p>
  );
}
