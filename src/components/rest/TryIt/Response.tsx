import Translate, { translate } from '@docusaurus/Translate';
import { changesIn } from '@site/src/components/rest/SandboxTree/changes';
import { readable } from '@site/src/site/literal';
import { tryIt } from '@site/src/site/restReference';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';
import type { Outcome, Reply } from './outcome';

/** Returns the length of a text in words. */
const sizeOf = (text: string): string => {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`;
};

function Status({ outcome }: { outcome: Outcome | 'pending' }) {
  if (outcome === 'pending') {
    return translate({ id: 'tryIt.waiting', message: 'Waiting for the reply…' });
  }
  if ('failure' in outcome) {
    return (
      <strong>
        <Translate id="tryIt.noReply" values={{ reason: outcome.failure.reason }}>
          {'No reply ({reason})'}
        </Translate>
      </strong>
    );
  }
  const { reply, simulation } = outcome;
  const changes = simulation ? changesIn(simulation.tree, simulation.removed) : [];
  // The time that a simulation takes says nothing about a server.
  const origin = simulation
    ? translate({ id: 'tryIt.simulated', message: 'simulated' })
    : `${Math.round(reply.duration)} ms`;
  return (
    <>
      <strong>
        {reply.status || ''} {reply.statusText}
      </strong>
      {changes.map((change) => (
        <span key={change}> {change}</span>
      ))}
      <small> {`${origin} · ${sizeOf(reply.text)}`}</small>
    </>
  );
}

function Headers({ headers }: Pick<Reply, 'headers'>) {
  return (
    <details className={styles.fold}>
      <summary>
        <Translate id="tryIt.headers" values={{ count: headers.length }}>
          {'Headers that the server lets this page read ({count})'}
        </Translate>
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
  );
}

const jsonTokens = /("(?:[^"\\]|\\.)*")(:?)|(-?\d[\d.eE+-]*)|(true|false|null)/g;

/** Returns JSON in the colors of the site's code, or any other text as it is. */
function colored(json: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: token, 1: string, 2: colon, 3: number } of json.matchAll(jsonTokens)) {
    const kind = colon ? 'property' : string ? 'string' : number ? 'number' : 'keyword';
    parts.push(
      json.slice(end, index),
      <span key={index} className={`code-${kind}`}>
        {token}
      </span>,
    );
    end = index + token.length;
  }
  return [...parts, json.slice(end)];
}

function Body({ text }: Pick<Reply, 'text'>) {
  return (
    <>
      <section
        className={styles.reply}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long reply scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={translate({ id: 'tryIt.reply', message: 'Reply' })}
      >
        {text === ''
          ? translate({ id: 'tryIt.empty', message: 'The body is empty.' })
          : colored(readable(text).slice(0, tryIt.shownReply))}
      </section>
      {text.length > tryIt.shownReply && (
        <p>
          <Translate
            id="tryIt.cut"
            values={{
              shown: tryIt.shownReply.toLocaleString('en'),
              all: text.length.toLocaleString('en'),
            }}
          >
            {'The first {shown} of {all} characters.'}
          </Translate>
        </p>
      )}
    </>
  );
}

interface Props {
  outcome?: Outcome | 'pending';
  /** What to do next, in the bar with the status. */
  children?: ReactNode;
}

/** The outcome of a request: a bar with its status, which scrolls into the window, and the reply. */
export default function Response({ outcome, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) {
      bar.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [outcome]);
  const ended = outcome === 'pending' ? undefined : outcome;
  const { reply, simulation } = ended && 'reply' in ended ? ended : {};
  const notes = ended && ('failure' in ended ? [ended.failure.message] : simulation?.notes);
  const isGood = reply !== undefined && reply.status >= 200 && reply.status < 300;
  return (
    <section aria-label={translate({ id: 'tryIt.response', message: 'Response' })}>
      <div ref={bar} className={styles.bar} data-outcome={ended && (isGood ? 'good' : 'bad')}>
        <p role="status">{outcome && <Status outcome={outcome} />}</p>
        {children}
      </div>
      {notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {reply && !simulation && reply.headers.length > 0 && <Headers headers={reply.headers} />}
      {reply && <Body text={reply.text} />}
    </section>
  );
}
