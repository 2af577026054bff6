import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface TimelineEntry {
  date: string;
  title: string;
  text: string;
  /** Address of the source of the entry, and its name. */
  to: string;
  source: string;
}

/** Events in order, each with its source, in two columns where there is room. */
export default function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={`bare-list ${styles.timeline}`}>
      {entries.map(({ date, title, text, to, source }) => (
        <li key={title} className={styles.entry}>
          <p className={styles.date}>{date}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.date}>
            Source: <Link to={to}>{source}</Link>
          </p>
        </li>
      ))}
    </ol>
  );
}
