import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface TimelineEntry {
  date: string;
  title: string;
  text: string;
  /** The source of the entry. */
  to?: string;
}

/** Events in order, each with its source. */
export default function Timeline({
  entries,
}: {
  entries: readonly TimelineEntry[];
}): React.JSX.Element {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ date, title, text, to }) => (
        <li key={title} className={styles.entry}>
          <p className={styles.date}>{date}</p>
          <h3 className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
