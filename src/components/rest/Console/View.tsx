import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import '@site/src/components/rest/RestReference/methods.css';
import SandboxTree from '@site/src/components/rest/SandboxTree';
import RequestForm from '@site/src/components/rest/TryIt/RequestForm';
import Response from '@site/src/components/rest/TryIt/Response';
import { sandboxWords } from '@site/src/sandbox/client';
import { examples } from '@site/src/site/playground';
import { useId, useRef } from 'react';
import styles from '../requests.module.css';
import Tour, { NextStep } from './Tour';
import { exampleWords, hasBody, requestOfDraft, useConsole } from './useConsole';

/** The playground: a request, its response, and the metadata of a simulated server. */
export default function View() {
  const id = useId();
  const versions = useVersions(undefined);
  const work = useRef<HTMLDivElement>(null);
  const console = useConsole(versions.find(({ isLast }) => isLast)?.name ?? 'current');
  const { version, setVersion, draft, tree, outcome, reset, send, write } = console;
  const { method, path, body = '' } = draft;

  return (
    <div className={`box ${styles.console}`}>
      <div ref={work} className={styles.work}>
        <Tour console={console} />
        <RequestForm
          request={requestOfDraft(draft)}
          body={hasBody(method) ? body : undefined}
          onBody={(text) => write({ body: text })}
          isPending={outcome === 'pending'}
          onSend={() => void send()}
          notice={sandboxWords.notice}
        >
          <label className={`small-text ${styles.choice}`}>
            <Translate id="playground.examples">Example</Translate>{' '}
            <select
              value=""
              onChange={({ target }) =>
                write({ body: undefined, ...examples[target.value as keyof typeof examples] })
              }
            >
              <option value="" disabled>
                {translate({ id: 'playground.choose', message: 'Choose one' })}
              </option>
              {exampleWords.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <p className={styles.address}>
            <select
              aria-label={translate({ id: 'playground.method', message: 'Method' })}
              className={`rest-method-${method.toLowerCase()}`}
              value={method}
              onChange={({ target }) => write({ method: target.value })}
            >
              {['GET', 'POST', 'PUT', 'DELETE'].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
            <input
              aria-label={translate({ id: 'tryIt.path', message: 'Path' })}
              value={path}
              required
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => write({ path: target.value })}
            />
          </p>
        </RequestForm>
        <Response outcome={outcome}>
          <NextStep console={console} />
        </Response>
      </div>
      <section className={styles.metadata} aria-labelledby={`${id}tree`}>
        <div className={styles.head}>
          <h2 id={`${id}tree`}>{sandboxWords.tree}</h2>
          <label className={`small-text ${styles.choice}`}>
            <span className="visually-hidden">
              <Translate id="playground.version">Version</Translate>
            </span>
            <select value={version} onChange={({ target }) => setVersion(target.value)}>
              {versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="clean-btn quiet-action" onClick={reset}>
            {sandboxWords.reset}
          </button>
        </div>
        <div className={styles.panel}>
          {tree ? (
            <SandboxTree
              key={version}
              nodes={tree}
              current={path}
              onChoose={(chosen) => {
                write({ method: 'GET', path: chosen });
                work.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
          ) : (
            <p>{sandboxWords.loading}</p>
          )}
        </div>
      </section>
    </div>
  );
}
