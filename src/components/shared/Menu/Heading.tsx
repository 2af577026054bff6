import styles from './styles.module.css';

/** What the items below it in a menu of the navbar have in common. */
export default function MenuHeading({ label }: { label: string }): React.JSX.Element {
  return <li className={styles.heading}>{label}</li>;
}
