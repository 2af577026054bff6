import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './links.module.css';

interface LinkListProps {
  links: readonly { label: string; to: string }[];
  isSmall?: boolean;
}

/** Links in a row: where the facts above come from, or where to read on. */
export function LinkList({ links, isSmall = false }: LinkListProps) {
  return (
    <ul className={clsx(styles.list, isSmall && styles.small)}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
