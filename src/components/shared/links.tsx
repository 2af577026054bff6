import Link from '@docusaurus/Link';

/** Links in a row: where the facts above come from, or where to read on. */
export function LinkList({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className="bare-list link-list">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
