import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import SandboxTree from '@site/src/components/rest/SandboxTree';
import '@site/src/components/rest/RestReference/methods.css';
import { sandbox } from '@site/src/sandbox/client/words';
import { type KeyboardEvent, useId, useRef } from 'react';
import History from './History';
import Request from './Request';
import Response from './Response';
import type { ConsoleState } from './state';
import styles from './styles.module.css';
import Tour from './Tour';
import { useConsole } from './useConsole';

/** A server in the page: what it holds, a request to write, what it came to, and what was sent before. */
export default function View({ initial }: { initial: ConsoleState }) {
  const id = useId();
  const versions = useVersions(undefined);
  const request = useRef<HTMLDivElement>(null);
  const console = useConsole(initial);
  const { version, draft, held, step, write, choose, reset, send, visit } = console;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button that sends, wherever the focus is
    <div className={styles.console} onKeyDown={onKeyDown}>
      <div ref={request} className={styles.work}>
        {step === undefined ? (
          <p className={styles.invitation}>
            <Translate id="tour.question">New here?</Translate>{' '}
            <button type="button" className={styles.quiet} onClick={() => visit(0)}>
              <Translate id="tour.start">Take the five-minute tour</Translate>
            </button>
          </p>
        ) : (
          <Tour
            console={console}
            before={versions.find(({ name }) => name === console.leftVersion)?.label}
          />
        )}
        <Request console={console} />
        <Response console={console} />
        <History console={console} />
      </div>
      <section className={styles.metadata} aria-labelledby={`${id}tree`}>
        <div className={styles.head}>
          <h2 id={`${id}tree`}>{translate({ id: 'playground.tree', message: 'Metadata' })}</h2>
          <label className={styles.choice}>
            <span className="visually-hidden">
              <Translate id="playground.version">Version</Translate>
            </span>
            <select value={version} onChange={({ target }) => choose(target.value)}>
              {versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className={styles.quiet} onClick={() => void reset()}>
            <Translate id="playground.reset">Start over</Translate>
          </button>
        </div>
        <div className={styles.panel}>
          {held ? (
            <SandboxTree
              key={version}
              nodes={held.tree}
              current={draft.path}
              onChoose={(path) => {
                write({ method: 'GET', path });
                request.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
          ) : (
            <p className={styles.hint}>{sandbox.loading}</p>
          )}
        </div>
      </section>
    </div>
  );
}
