import { interpolate } from '@docusaurus/Interpolate';
import SandboxTree from '@site/src/components/rest/SandboxTree';
import { readable } from '@site/src/site/literal';
import { tryIt } from '@site/src/site/restReference';
import { sandbox as sandboxWords } from '@site/src/site/sandbox';
import { tryItWords } from '@site/src/site/tryItWords';
import { translated } from '@site/src/words/translated';
import styles from './form.module.css';
import type { Outcome, SandboxReport } from './send';

const sandbox = translated('sandbox', sandboxWords);
const words = translated('tryItWords', tryItWords);

/** What the sandbox adds to its reply, and what the request changed in it. */
function Report({
  report: { notes, tree, removed },
  onReset,
}: {
  report: SandboxReport;
  onReset?: () => void;
}): React.JSX.Element {
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
          <SandboxTree nodes={tree} removed={removed} />
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

/** What a request came to: the reply, or why there is none. */
export default function Result({
  outcome,
  onReset,
}: {
  outcome: Outcome | 'pending';
  /** Puts the sandbox back; without it there is no button for it. */
  onReset?: () => void;
}): React.JSX.Element {
  if (outcome === 'pending') {
    return <p>{words.waiting}</p>;
  }
  if ('failure' in outcome) {
    const { reason, message } = outcome.failure;
    return (
      <p className={styles.failure}>
        <strong>{interpolate(words.noReply, { reason: words.reasons[reason] })}</strong> {message}
      </p>
    );
  }
  const { status, statusText, headers, duration, text } = outcome.reply;
  const shown = readable(text);
  const isCut = shown.length > tryIt.shownReply;
  return (
    <>
      <p className={status >= 200 && status < 300 ? styles.success : styles.failure}>
        <strong>
          {status || ''} {statusText}
        </strong>{' '}
        {interpolate(words.duration, { milliseconds: Math.round(duration) })}
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
        <pre>{shown.slice(0, tryIt.shownReply) || words.empty}</pre>
      </section>
      {isCut && (
        <p>
          {interpolate(words.cut, {
            shown: tryIt.shownReply.toLocaleString('en'),
            all: shown.length.toLocaleString('en'),
          })}
        </p>
      )}
      {outcome.sandbox && <Report report={outcome.sandbox} onReset={onReset} />}
    </>
  );
}
