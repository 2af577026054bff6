import styles from './styles.module.css';

/** Marks what a version brought, beside the sentence that speaks of it. */
export default function Since({ version }: { version: string }): React.JSX.Element {
  return <span className={styles.badge}>New in {version}</span>;
}
