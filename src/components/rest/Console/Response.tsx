import Translate, { translate } from '@docusaurus/Translate';
import JsonView from '@site/src/components/rest/JsonView';
import { changesIn } from '@site/src/components/rest/SandboxTree/changes';
import Result, { sizeOf } from '@site/src/components/rest/TryIt/Result';
import type { SandboxDraft } from '@site/src/site/sandbox';
import { useEffect, useId, useRef } from 'react';
import { tryItWords } from '../TryIt/words';
import { sampleOf } from './freshDraft';
import styles from './styles.module.css';
import type { Console } from './useConsole';

/**
 * Says whether what a request needs may be gone, or what it makes there: of a column, and of what is around it, 400 says so. An example that
 * makes nothing may be there to be refused.
 */
function isOutOfOrder(status: number, draft: SandboxDraft): boolean {
  const sample = sampleOf(draft);
  if (sample && sample.adds === undefined) {
    return status === 404;
  }
  return status === 404 || status === 409 || (status === 400 && sample !== undefined);
}

/** What the last request came to, and what it did to the metadata. */
export default function Response({ console }: { console: Console }) {
  const { draft, held, outcome, sent, reset } = console;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const reply = outcome && outcome !== 'pending' && 'reply' in outcome ? outcome : undefined;
  const status = reply?.reply.status;
  const tone = status !== undefined && status < 300 ? 'good' : 'bad';
  const changes = held && reply ? changesIn(held.tree, held.removed) : [];
  const canRestart = status !== undefined && isOutOfOrder(status, draft) && sent.length > 1;
  useEffect(() => {
    if (reply) {
      section.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [reply]);
  return (
    <section ref={section} aria-labelledby={`${id}title`}>
      <div className={styles.head} data-outcome={reply && tone}>
        <h2 id={`${id}title`}>{translate({ id: 'playground.response', message: 'Response' })}</h2>
        <p role="status" className={styles.status}>
          {reply && (
            <>
              <strong className={styles[tone]}>
                {status} {reply.reply.statusText}
              </strong>
              {changes.map((text) => (
                <span key={text}>{text}</span>
              ))}
              <small>{sizeOf(reply.reply.text)}</small>
              <small>{tryItWords.simulated}</small>
            </>
          )}
        </p>
        {canRestart && (
          <button type="button" className={styles.quiet} onClick={() => void reset(draft)}>
            <Translate id="playground.resend">Start over, and send it again</Translate>
          </button>
        )}
      </div>
      <div className={styles.reply}>
        {reply?.sandbox?.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {reply ? (
          <JsonView text={reply.reply.text} />
        ) : outcome ? (
          <Result outcome={outcome} />
        ) : (
          <p>
            <Translate id="playground.nothingSent">Send the request to see the response.</Translate>
          </p>
        )}
      </div>
    </section>
  );
}
