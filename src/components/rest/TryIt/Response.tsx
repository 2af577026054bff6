import { interpolate } from '@docusaurus/Interpolate';
import Translate, { translate } from '@docusaurus/Translate';
import { jsonParts, readable } from '@site/src/site/literal';
import { type ReactNode, useEffect, useRef } from 'react';
import '@site/src/css/replies.css';
import styles from '../requests.module.css';
import type { Outcome } from './outcome';

const changeWords = {
  added: translate({ id: 'sandbox.summary.added', message: 'Added {names}' }),
  changed: translate({ id: 'sandbox.summary.changed', message: 'Changed {names}' }),
  removed: translate({ id: 'sandbox.summary.removed', message: 'Removed {names}' }),
};

function Status({ outcome }: { outcome: Outcome | 'pending' }) {
  if (outcome === 'pending') {
    return translate({ id: 'tryIt.waiting', message: 'Waiting for the reply…' });
  }
  const { reply, failure, changes } = outcome;
  if (failure) {
    return (
      <strong>
        <Translate id="tryIt.noReply" values={{ reason: failure.reason }}>
          {'No reply ({reason})'}
        </Translate>
      </strong>
    );
  }
  if (reply === undefined) {
    return null;
  }
  // The time of a simulation isn't meaningful.
  const simulated = translate({ id: 'tryIt.simulated', message: 'simulated' });
  const origin = reply.duration === undefined ? simulated : `${Math.round(reply.duration)} ms`;
  return (
    <>
      <strong>{`${reply.status || ''} ${reply.statusText}`}</strong>
      {(['added', 'changed', 'removed'] as const).map((change) => {
        const names = changes?.[change].join(', ');
        return names && <span key={change}> {interpolate(changeWords[change], { names })}</span>;
      })}
      <small> {origin}</small>
    </>
  );
}

interface Props {
  outcome?: Outcome | 'pending';
  children?: ReactNode;
}

/** The outcome of a request: a status bar, which scrolls into view, and the reply. */
export default function Response({ outcome, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { reply, failure, notes } = outcome === 'pending' || !outcome ? {} : outcome;
  const isShown = outcome === 'pending' || reply || failure;
  useEffect(() => {
    if (isShown) {
      bar.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isShown]);
  const isGood = reply !== undefined && reply.status >= 200 && reply.status < 300;
  return (
    <section aria-label={translate({ id: 'tryIt.response', message: 'Response' })}>
      <div
        ref={bar}
        className={`reply-bar ${styles.bar}`}
        data-outcome={reply || failure ? (isGood ? 'good' : 'bad') : undefined}
      >
        <p role="status">{outcome && <Status outcome={outcome} />}</p>
        {children}
      </div>
      {[failure?.message, ...(notes ?? [])].filter(Boolean).map((note) => (
        <p key={note} className="small-text">
          {note}
        </p>
      ))}
      {reply && (
        <section
          className={styles.reply}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long reply scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label={translate({ id: 'tryIt.reply', message: 'Reply' })}
        >
          {reply.text === ''
            ? translate({ id: 'tryIt.empty', message: 'The body is empty.' })
            : jsonParts(readable(reply.text)).map(([text, color], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
                <span key={index} className={color}>
                  {text}
                </span>
              ))}
        </section>
      )}
    </section>
  );
}
