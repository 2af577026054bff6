import Link from '@docusaurus/Link';
import { popularPages } from '@site/src/site/search';
import type { ReactNode } from 'react';
import { searchWords } from '../words';
import styles from './styles.module.css';

const { title, ...labels } = searchWords.popular;

const offered = (Object.keys(popularPages) as (keyof typeof popularPages)[]).map((name) => ({
  label: labels[name],
  path: popularPages[name],
}));

/** Pages to go to while nothing is typed. */
export default function PopularPages({ onChoose }: { onChoose: () => void }): ReactNode {
  return (
    <nav className={styles.popular} aria-label={title}>
      <p>{title}</p>
      <ul>
        {offered.map(({ label, path }) => (
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
