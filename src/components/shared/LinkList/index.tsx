import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Links in a row: where the facts above come from, or where to read on. */
export default function LinkList({
  links,
  isSmall = false,
}: {
  links: readonly { label: string; to: string }[];
  isSmall?: boolean;
}) {
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
