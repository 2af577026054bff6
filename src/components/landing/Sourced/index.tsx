import Link from '@docusaurus/Link';
import type { about } from '@site/src/site/aboutUs';
import type { figures } from '@site/src/site/home';
import styles from '../styles.module.css';

/** Figures with their sources. */
export function Metrics({ metrics }: { metrics: ReturnType<typeof figures> }) {
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

/** Events in order, each with its source, in two columns on wide screens. */
export function Timeline({ entries }: Pick<typeof about.timeline, 'entries'>) {
  return (
    <ol className={`bare-list ${styles.timeline}`}>
      {entries.map(({ date, title, text, to, source }) => (
        <li key={title} className={styles.entry}>
          <p className="small-text">{date}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="small-text">
            Source: <Link to={to}>{source}</Link>
          </p>
        </li>
      ))}
    </ol>
  );
}
