import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  links: readonly { label: string; to: string }[];
  isSmall?: boolean;
}

/** Links in a row: where the facts above come from, or where to read on. */
export default function LinkList({ links, isSmall = false }: Props) {
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
