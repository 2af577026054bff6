import Translate, { translate } from '@docusaurus/Translate';
import { curlCommand } from '@site/src/site/restSamples';
import { useId } from 'react';
import CopyButton from './CopyButton';
import { requestOf } from './request';
import styles from './styles.module.css';
import type { Console } from './useConsole';

/** What was sent, the newest first, a line each; a press sends it again. */
export default function History({ console }: { console: Pick<Console, 'sent' | 'send'> }) {
  const { sent, send } = console;
  const id = useId();
  if (sent.length === 0) {
    return null;
  }
  const lines = sent.map((one, at) => ({ ...one, key: at }));
  return (
    <section aria-labelledby={`${id}title`}>
      <div className={styles.head}>
        <h2 id={`${id}title`}>{translate({ id: 'playground.history', message: 'History' })}</h2>
        <CopyButton
          label={translate({ id: 'playground.copyAll', message: 'Copy all as curl' })}
          text={() => sent.map((one) => curlCommand(requestOf(one))).join('\n')}
        />
      </div>
      <ol className={styles.history} reversed>
        {lines.reverse().map(({ key, status, ...draft }) => (
          <li key={key}>
            <button type="button" onClick={() => void send(draft)}>
              <span className="visually-hidden">
                <Translate id="playground.repeat">Send again:</Translate>{' '}
              </span>
              <span className={status < 300 ? styles.good : styles.bad}>{status}</span>{' '}
              <span className={styles.verb}>{draft.method}</span>{' '}
              <span className={styles.path}>{draft.path}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
