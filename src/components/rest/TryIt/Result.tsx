import Translate, { translate } from '@docusaurus/Translate';
import JsonView from '@site/src/components/rest/JsonView';
import SandboxTree from '@site/src/components/rest/SandboxTree';
import { changesIn } from '@site/src/components/rest/SandboxTree/changes';
import { sandbox } from '@site/src/sandbox/client/words';
import { tryIt } from '@site/src/site/restReference';
import { reasons } from './failure';
import styles from './form.module.css';
import type { Outcome, SandboxReport } from './send';
import { tryItWords } from './words';

/** How long a body is, as readers count. */
export const sizeOf = (text: string): string => {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`;
};

/** What the sandbox adds to its reply, and what the request changed in it. */
function Report({ report, onReset }: { report: SandboxReport; onReset?: () => void }) {
  const { notes, tree, removed } = report;
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {tree && (
        <details className={styles.headers} open>
          <summary>{sandbox.tree}</summary>
          {changesIn(tree, removed).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <SandboxTree nodes={tree} />
          {onReset && (
            <button type="button" className={styles.reset} onClick={onReset}>
              {sandbox.reset}
            </button>
          )}
        </details>
      )}
    </>
  );
}

interface Props {
  outcome: Outcome | 'pending';
  /** Puts the sandbox back; without it there is no button for it. */
  onReset?: () => void;
}

/** The outcome of a request: the reply, or the reason that it failed. */
export default function Result({ outcome, onReset }: Props) {
  if (outcome === 'pending') {
    return <p>{translate({ id: 'tryIt.waiting', message: 'Waiting for the answer…' })}</p>;
  }
  if ('failure' in outcome) {
    const { reason, message } = outcome.failure;
    return (
      <p className={styles.failure}>
        <strong>
          <Translate id="tryIt.noReply" values={{ reason: reasons[reason] }}>
            {'No reply ({reason}).'}
          </Translate>
        </strong>{' '}
        {message}
      </p>
    );
  }
  const { status, statusText, headers, duration, text } = outcome.reply;
  const isCut = text.length > tryIt.shownReply;
  // How long the sandbox takes says nothing about a server.
  const facts = outcome.sandbox
    ? [tryItWords.simulated]
    : [
        translate(
          { id: 'tryIt.duration', message: '{milliseconds} ms' },
          { milliseconds: Math.round(duration) },
        ),
      ];
  return (
    <>
      <p className={status >= 200 && status < 300 ? styles.success : styles.failure}>
        <strong>
          {status || ''} {statusText}
        </strong>{' '}
        {[...facts, sizeOf(text)].join(' · ')}
      </p>
      {headers.length > 0 && (
        <details className={styles.headers}>
          <summary>
            {outcome.sandbox ? (
              <Translate id="tryIt.sandboxHeaders" values={{ count: headers.length }}>
                {'Headers ({count})'}
              </Translate>
            ) : (
              <Translate id="tryIt.serverHeaders" values={{ count: headers.length }}>
                {'Headers that the server lets this page read ({count})'}
              </Translate>
            )}
          </summary>
          <dl>
            {headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <section
        className={styles.reply}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long reply scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={translate({ id: 'tryIt.reply', message: 'Reply' })}
      >
        {text === '' ? (
          <p>{translate({ id: 'tryIt.empty', message: 'The body is empty.' })}</p>
        ) : (
          <JsonView text={text.slice(0, tryIt.shownReply)} />
        )}
      </section>
      {isCut && (
        <p>
          {translate(
            { id: 'tryIt.cut', message: 'The first {shown} of {all} characters.' },
            {
              shown: tryIt.shownReply.toLocaleString('en'),
              all: text.length.toLocaleString('en'),
            },
          )}
        </p>
      )}
      {outcome.sandbox && <Report report={outcome.sandbox} onReset={onReset} />}
    </>
  );
}
