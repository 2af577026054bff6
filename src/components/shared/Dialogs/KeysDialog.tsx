import { translate } from '@docusaurus/Translate';
import Dialog, { type DialogProps } from './Dialog';
import styles from './styles.module.css';

const rows = [
  { keys: ['/'], does: translate({ id: 'keysDialog.search', message: 'Search' }) },
  {
    keys: ['Ctrl K', '⌘ K'],
    does: translate({ id: 'keysDialog.searchFromField', message: 'Search, also from a field' }),
  },
  {
    keys: ['↑', '↓', 'Enter'],
    does: translate({ id: 'keysDialog.choose', message: 'Choose a search result and open it' }),
  },
  {
    keys: ['←', '→'],
    does: translate({ id: 'keysDialog.tabs', message: 'Change between the tabs of a sample' }),
  },
  { keys: ['Esc'], does: translate({ id: 'keysDialog.close', message: 'Close what is open' }) },
  { keys: ['?'], does: translate({ id: 'keysDialog.help', message: 'Show these keys' }) },
];

/** The keys that the site listens to. */
export default function KeysDialog({ onClose }: DialogProps) {
  return (
    <Dialog
      title={translate({ id: 'keysDialog.title', message: 'Keyboard shortcuts' })}
      onClose={onClose}
    >
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
