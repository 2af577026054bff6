import { ownership, support } from '@site/src/site/gravitino';
import type { Release } from '@site/src/site/releases';
import styles from './styles.module.css';

/** The product at a glance, as a card of short facts: whose it is, and what a release works with. */
export default function Glance({ release }: { release: Release }): React.JSX.Element {
  return (
    <dl className={styles.card}>
      {[...ownership, ...support(release)].map(({ what, versions }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{versions}</dd>
        </div>
      ))}
    </dl>
  );
}
