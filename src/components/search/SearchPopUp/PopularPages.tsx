import Link from '@docusaurus/Link';
import { popularPages, search } from '@site/src/site/search';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Pages to go to while nothing is typed. */
export default function PopularPages({ onChoose }: { onChoose: () => void }): ReactNode {
  return (
    <nav className={styles.popular} aria-label={search.popular}>
      <p>{search.popular}</p>
      <ul>
        {popularPages.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
