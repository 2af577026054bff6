import Translate, { translate } from '@docusaurus/Translate';
import { useId } from 'react';
import styles from './styles.module.css';
import type { Console } from './useConsole';

/** The requests that were sent, the newest first. A press sends one again. */
export default function History({ console }: { console: Pick<Console, 'sent' | 'send'> }) {
  const id = useId();
  const { sent, send } = console;
  if (sent.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{translate({ id: 'playground.history', message: 'History' })}</h2>
      <ol className={styles.history} reversed>
        {sent
          .map(({ status, ...draft }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: requests are only added at the end
            <li key={at}>
              <button type="button" onClick={() => void send(draft)}>
                <span className="visually-hidden">
                  <Translate id="playground.repeat">Send again:</Translate>{' '}
                </span>
                <span className={status < 300 ? styles.good : styles.bad}>{status}</span>{' '}
                <span className={styles.verb}>{draft.method}</span>{' '}
                <span className={styles.path}>{draft.path}</span>
              </button>
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}
