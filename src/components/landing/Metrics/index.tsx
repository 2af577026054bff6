import Link from '@docusaurus/Link';
import type { figures } from '@site/src/site/home';
import styles from './styles.module.css';

/** Figures with their sources. */
export default function Metrics({ metrics }: { metrics: ReturnType<typeof figures> }) {
  return (
    <dl className={styles.metrics}>
      {metrics.map(({ value, label, source }) => (
        <div key={label} className={styles.metric}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className="small-text">
            Source: <Link to={source.to}>{source.label}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
