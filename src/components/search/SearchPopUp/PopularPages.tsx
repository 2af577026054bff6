import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { popularPages } from '@site/src/site/search';
import styles from './styles.module.css';

const title = translate({ id: 'search.popular.title', message: 'Popular pages' });

const labels = {
  gettingStarted: translate({ id: 'search.popular.gettingStarted', message: 'Getting started' }),
  install: translate({ id: 'search.popular.install', message: 'Install Gravitino' }),
  configuration: translate({ id: 'search.popular.configuration', message: 'Server configuration' }),
  rest: translate({ id: 'search.popular.rest', message: 'REST API' }),
  playground: translate({ id: 'search.popular.playground', message: 'Docker playground' }),
};

const names = Object.keys(popularPages) as (keyof typeof popularPages)[];

/** Pages to go to while nothing is typed. */
export default function PopularPages({ onChoose }: { onChoose: () => void }) {
  return (
    <nav className={styles.popular} aria-label={title}>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link to={popularPages[name]} onClick={onChoose}>
              {labels[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
