import CopyLine from '@site/src/components/shared/CopyLine';
import { sandboxPage } from '@site/src/site/sandboxPage';
import { tryItWords } from '@site/src/site/tryItWords';
import { translated } from '@site/src/words/translated';
import styles from './styles.module.css';

const { curl } = translated('tryItWords', tryItWords);
const words = translated('sandboxPage', sandboxPage);

/** A request that was sent, as a command, with the status of its answer. */
export interface Sent {
  id: number;
  command: string;
  status: string;
}

/** What was sent, the newest first, to copy line by line or as one script in its order. */
export default function History({ sent }: { sent: readonly Sent[] }): React.JSX.Element {
  if (sent.length === 0) {
    return <p>{words.nothingSent}</p>;
  }
  const script = sent.map(({ command }) => command).join('\n');
  return (
    <>
      <ol className={styles.history} reversed>
        {[...sent].reverse().map(({ id, command, status }) => (
          <li key={id}>
            <span className={styles.status}>{status}</span>
            <CopyLine label={curl} text={command} />
          </li>
        ))}
      </ol>
      {sent.length > 1 && (
        <details>
          <summary>{words.allSent}</summary>
          <CopyLine label={words.script} text={script} />
        </details>
      )}
    </>
  );
}
