import { keysDialog } from '@site/src/site/keysDialog';
import { translated } from '@site/src/words/translated';
import Dialog, { type DialogProps } from './Dialog';
import styles from './styles.module.css';

const words = translated('keysDialog', keysDialog);

const rows = [
  { keys: ['/'], does: words.search },
  { keys: ['Ctrl K', '⌘ K'], does: words.searchFromField },
  { keys: ['↑', '↓', 'Enter'], does: words.choose },
  { keys: ['←', '→'], does: words.tabs },
  { keys: ['Esc'], does: words.close },
  { keys: ['?'], does: words.help },
];

/** The keys that the site listens to. */
export default function KeysDialog({ onClose }: DialogProps): React.JSX.Element {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map((row) => (
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
