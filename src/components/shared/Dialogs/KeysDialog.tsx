import { keys } from '@site/src/site/dialogs';
import Dialog, { type DialogProps } from './Dialog';
import styles from './styles.module.css';

/** The keys that the site listens to. */
export default function KeysDialog({ onClose }: DialogProps): React.JSX.Element {
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.rows.map((row) => (
          <div key={row.does}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
