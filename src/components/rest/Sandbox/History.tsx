import CopyLine from '@site/src/components/shared/CopyLine';
import styles from './styles.module.css';

/** A request that was sent, as a command, with the status of its answer. */
export interface Sent {
  id: number;
  command: string;
  status: string;
}

/** What was sent, the newest first, to copy line by line or as one script in its order. */
export default function History({ sent }: { sent: readonly Sent[] }): React.JSX.Element {
  if (sent.length === 0) {
    return (
      <p>Nothing is sent yet. Each request stands here as a curl command, for your own server.</p>
    );
  }
  const script = sent.map(({ command }) => command).join('\n');
  return (
    <>
      <ol className={styles.history} reversed>
        {[...sent].reverse().map(({ id, command, status }) => (
          <li key={id}>
            <span className={styles.status}>{status}</span>
            <CopyLine label="curl command" text={command} />
          </li>
        ))}
      </ol>
      {sent.length > 1 && (
        <details>
          <summary>All of them, as one script</summary>
          <CopyLine label="script" text={script} />
        </details>
      )}
    </>
  );
}
