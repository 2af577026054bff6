import Translate, { translate } from '@docusaurus/Translate';
import { bodyProblem } from '@site/src/components/rest/TryIt/bodyProblem';
import { curlSample, javaSample, pythonSample } from '@site/src/site/restSamples';
import { sandboxSamples } from '@site/src/site/sandbox';
import clsx from 'clsx';
import { useId } from 'react';
import SendButton from '../TryIt/SendButton';
import { tryItWords as words } from '../TryIt/words';
import BodyEditor from './BodyEditor';
import CopyButton from './CopyButton';
import { freshDraft, sampleOf } from './freshDraft';
import { hasBody, requestOf } from './request';
import { draftOf, stateHash } from './state';
import styles from './styles.module.css';
import type { Console } from './useConsole';
import { sampleWords } from './words';

const copyAs = translate({ id: 'playground.copyAs', message: 'Copy as' });
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const copies = [
  [translate({ id: 'playground.curl', message: 'curl' }), curlSample],
  [translate({ id: 'playground.java', message: 'Java' }), javaSample],
  [translate({ id: 'playground.python', message: 'Python' }), pythonSample],
] as const;

/** The current request: choose it, write it, send it, and copy it. */
export default function Request({ console }: { console: Console }) {
  const id = useId();
  const { version, draft, held, sent, outcome, write, send } = console;
  const { method, path, body = '' } = draft;
  const problem = hasBody(method) ? bodyProblem(body) : undefined;
  const sample = sampleOf(draft);
  return (
    <section aria-labelledby={`${id}title`}>
      <div className={styles.head}>
        <h2 id={`${id}title`}>{translate({ id: 'playground.request', message: 'Request' })}</h2>
        <label className={styles.choice}>
          <Translate id="playground.examples">Example</Translate>{' '}
          <select
            value={sample?.name ?? ''}
            onChange={({ target }) => {
              const chosen = sandboxSamples.find(({ name }) => name === target.value);
              if (chosen) {
                write(freshDraft(draftOf(chosen), held?.tree ?? []));
              }
            }}
          >
            {!sample && (
              <option value="">
                {translate({ id: 'playground.ownRequest', message: 'Your own request' })}
              </option>
            )}
            {sandboxSamples.map(({ name }) => (
              <option key={name} value={name}>
                {sampleWords[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <form
        className={styles.address}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <select
          aria-label={translate({ id: 'playground.method', message: 'Method' })}
          className={clsx(styles.method, `rest-method-${method.toLowerCase()}`)}
          value={method}
          onChange={({ target }) => write({ method: target.value })}
        >
          {methods.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <input
          aria-label={words.path}
          value={path}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => write({ path: target.value })}
        />
        <SendButton className={styles.send} isPending={outcome === 'pending'} />
      </form>
      {hasBody(method) && (
        <BodyEditor label={words.body} value={body} onChange={(text) => write({ body: text })} />
      )}
      <p className={styles.problem} role="status">
        {problem}
      </p>
      <p className={styles.tools}>
        <span>{copyAs}</span>
        {copies.map(([label, textOf]) => (
          <CopyButton
            key={label}
            label={label}
            name={`${copyAs} ${label}`}
            text={() => textOf(requestOf(draft))}
          />
        ))}
        <CopyButton
          label={translate({ id: 'playground.copyLink', message: 'Copy link' })}
          text={async () => {
            const url = new URL(window.location.href);
            url.hash = await stateHash({ version, draft, sent });
            return url.href;
          }}
        />
      </p>
    </section>
  );
}
