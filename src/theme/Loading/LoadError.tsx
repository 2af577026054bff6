import styles from './styles.module.css';

/** Says why a page could not be loaded, and offers to try again (specification §8). */
export default function LoadError({
  error,
  retry,
}: {
  error: unknown;
  retry: () => void;
}): React.JSX.Element {
  return (
    <div role="alert" className={styles.error}>
      <p>This page could not be loaded.</p>
      <p className={styles.message}>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        Retry
      </button>
    </div>
  );
}
