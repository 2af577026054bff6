import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface TimelineEntry {
  date: string;
  title: string;
  text: string;
  /** Address of the source of the entry, and its name. */
  to?: string;
  source?: string;
}

/** Events in order, each with its source: in two columns where there is room, or as steps side by side. */
export default function Timeline({
  entries,
  isInRow = false,
}: {
  entries: readonly TimelineEntry[];
  isInRow?: boolean;
}): React.JSX.Element {
  return (
    <ol className={clsx(styles.timeline, isInRow && styles.row)}>
      {entries.map(({ date, title, text, to, source }) => (
        <li key={title} className={styles.entry}>
          <p className={styles.date}>{date}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {to && (
            <p className={styles.date}>
              Source: <Link to={to}>{source}</Link>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
