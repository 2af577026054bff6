import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Shows the version that introduced what the sentence before it describes. */
export default function Since({ version }: { version: string }) {
  return (
    <span className={styles.badge}>
      {translate({ id: 'definitions.since', message: 'New in {version}' }, { version })}
    </span>
  );
}
