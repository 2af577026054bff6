import Link from '@docusaurus/Link';
import type { about } from '@site/src/site/aboutUs';
import styles from './styles.module.css';

/** Events in order, each with its source, in two columns where there is room. */
export default function Timeline({ entries }: Pick<typeof about.timeline, 'entries'>) {
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
