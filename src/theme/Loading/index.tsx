// Ours, not the stock fallback: its white on light red misses WCAG 1.4.3 and its animation never stops.
import { translate } from '@docusaurus/Translate';
import LoadError from '@site/src/components/shared/LoadError';
import styles from './styles.module.css';

interface Props {
  error?: unknown;
  /** Loads the page's modules again. */
  retry?: () => void;
  pastDelay?: boolean;
}

/** The page loader: nothing at first, a spinner past the delay of 200 ms, the error with Retry on failure (specification §2, §8). */
export default function Loading({ error, retry, pastDelay }: Props) {
  if (error) {
    return (
      <main className={styles.page}>
        <LoadError
          error={error}
          retry={() => retry?.()}
          heading={translate({
            id: 'loadError.heading',
            message: 'This page could not be loaded.',
          })}
        />
      </main>
    );
  }
  if (pastDelay) {
    return (
      <main className={styles.page}>
        <div role="status">
          <span className={styles.spinner} />
          <span className="visually-hidden">
            {translate({ id: 'shell.loading', message: 'Loading the page…' })}
          </span>
        </div>
      </main>
    );
  }
  return null;
}
