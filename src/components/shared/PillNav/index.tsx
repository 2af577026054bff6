import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** One link of a filter. */
export interface Pill {
  to: string;
  label: string;
  count?: number;
  isCurrent?: boolean;
}

/** A filter made of links, all in one row, which scrolls where it is too long: each leads to the address of what it shows. */
export default function PillNav({
  label,
  pills,
}: {
  /** What is filtered, for those who don't see it. */
  label: string;
  pills: readonly Pill[];
}): React.JSX.Element {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {pills.map((pill) => (
          <li key={pill.to}>
            <Link
              to={pill.to}
              className={styles.pill}
              aria-current={pill.isCurrent ? 'page' : undefined}
            >
              {pill.label}
              {pill.count !== undefined && <span className={styles.count}>{pill.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
