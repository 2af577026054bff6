import { interpolate } from '@docusaurus/Interpolate';
import { definitions } from '@site/src/site/definitions';
import { translated } from '@site/src/words/translated';
import styles from './styles.module.css';

const words = translated('definitions', definitions);

/** Marks what a version brought, beside the sentence that speaks of it. */
export default function Since({ version }: { version: string }): React.JSX.Element {
  return <span className={styles.badge}>{interpolate(words.since, { version })}</span>;
}
