import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import JsonView from '@site/src/components/rest/JsonView';
import SandboxTree from '@site/src/components/rest/SandboxTree';
import { changesIn } from '@site/src/components/rest/SandboxTree/changes';
import { sandbox } from '@site/src/sandbox/client/words';
import { tryIt } from '@site/src/site/restReference';
import { reasons } from './failure';
import styles from './form.module.css';
import type { Outcome, SandboxReport } from './send';
import { tryItWords } from './words';

const words = {
  serverHeaders: translate({
    id: 'tryIt.serverHeaders',
    message: 'Headers that the server lets this page read ({count})',
  }),
  reply: translate({ id: 'tryIt.reply', message: 'Reply' }),
  noReply: translate({ id: 'tryIt.noReply', message: 'No reply ({reason}).' }),
  duration: translate({ id: 'tryIt.duration', message: '{milliseconds} ms' }),
  sandboxHeaders: translate({ id: 'tryIt.sandboxHeaders', message: 'Headers ({count})' }),
  empty: translate({ id: 'tryIt.empty', message: 'The body is empty.' }),
  cut: translate({ id: 'tryIt.cut', message: 'The first {shown} of {all} characters.' }),
};

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
        <strong>{interpolate(words.noReply, { reason: reasons[reason] })}</strong> {message}
      </p>
    );
  }
  const { status, statusText, headers, duration, text } = outcome.reply;
  const isCut = text.length > tryIt.shownReply;
  // How long the sandbox takes says nothing about a server.
  const facts = outcome.sandbox
    ? [tryItWords.simulated]
    : [interpolate(words.duration, { milliseconds: Math.round(duration) })];
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
            {interpolate(outcome.sandbox ? words.sandboxHeaders : words.serverHeaders, {
              count: headers.length,
            })}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long reply scrolls, so the keyboard must reach it */}
      <section className={styles.reply} tabIndex={0} aria-label={words.reply}>
        {text === '' ? <p>{words.empty}</p> : <JsonView text={text.slice(0, tryIt.shownReply)} />}
      </section>
      {isCut && (
        <p>
          {interpolate(words.cut, {
            shown: tryIt.shownReply.toLocaleString('en'),
            all: text.length.toLocaleString('en'),
          })}
        </p>
      )}
      {outcome.sandbox && <Report report={outcome.sandbox} onReset={onReset} />}
    </>
  );
}
