import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A figure, what it counts, and who says so. */
export interface Metric {
  value: string;
  label: string;
  source: { label: string; to: string };
}

/** Figures with their sources. */
export default function Metrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className={styles.metrics}>
      {metrics.map(({ value, label, source }) => (
        <div key={label} className={styles.metric}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.source}>
            Source: <Link to={source.to}>{source.label}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
