import Link from '@docusaurus/Link';
import clsx from 'clsx';

interface LinkListProps {
  links: readonly { label: string; to: string }[];
  isSmall?: boolean;
}

/** Links in a row: where the facts above come from, or where to read on. */
export function LinkList({ links, isSmall = false }: LinkListProps) {
  return (
    <ul className={clsx('bare-list link-list', isSmall && 'link-list-small')}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
