import { bodyProblem } from '@site/src/components/rest/TryIt/bodyProblem';
import { curlSample, javaSample, pythonSample } from '@site/src/site/restSamples';
import { sandboxSamples } from '@site/src/site/sandbox';
import clsx from 'clsx';
import { useId } from 'react';
import { tryItWords } from '../TryIt/words';
import BodyEditor from './BodyEditor';
import CopyButton from './CopyButton';
import { freshDraft, sampleOf } from './freshDraft';
import { hasBody, requestOf } from './request';
import { draftOf, stateHash } from './state';
import styles from './styles.module.css';
import type { Console } from './useConsole';
import { sandboxPage as words } from './words';

const { path: pathLabel, body: bodyLabel, send: sendLabel, sendKeys } = tryItWords;

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const copies = [
  [words.curl, curlSample],
  [words.java, javaSample],
  [words.python, pythonSample],
] as const;

/** The current request: choose it, write it, send it, and copy it. */
export default function Request({ console }: { console: Console }): React.JSX.Element {
  const id = useId();
  const { version, draft, held, sent, outcome, write, send } = console;
  const { method, path, body = '' } = draft;
  const problem = hasBody(method) ? bodyProblem(body) : undefined;
  const sample = sampleOf(draft);
  return (
    <section aria-labelledby={`${id}title`}>
      <div className={styles.head}>
        <h2 id={`${id}title`}>{words.request}</h2>
        <label className={styles.choice}>
          {words.examples}{' '}
          <select
            value={sample?.name ?? ''}
            onChange={({ target }) => {
              const chosen = sandboxSamples.find(({ name }) => name === target.value);
              if (chosen) {
                write(freshDraft(draftOf(chosen), held?.tree ?? []));
              }
            }}
          >
            {!sample && <option value="">{words.ownRequest}</option>}
            {sandboxSamples.map(({ name }) => (
              <option key={name} value={name}>
                {words.samples[name]}
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
          aria-label={words.method}
          className={clsx(styles.method, `rest-method-${method.toLowerCase()}`)}
          value={method}
          onChange={({ target }) => write({ method: target.value })}
        >
          {methods.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <input
          aria-label={pathLabel}
          value={path}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => write({ path: target.value })}
        />
        <button
          type="submit"
          className={styles.send}
          aria-disabled={outcome === 'pending'}
          title={sendKeys}
        >
          {sendLabel}
        </button>
      </form>
      {hasBody(method) && (
        <BodyEditor label={bodyLabel} value={body} onChange={(text) => write({ body: text })} />
      )}
      <p className={styles.problem} role="status">
        {problem}
      </p>
      <p className={styles.tools}>
        <span>{words.copyAs}</span>
        {copies.map(([label, textOf]) => (
          <CopyButton
            key={label}
            label={label}
            name={`${words.copyAs} ${label}`}
            text={() => textOf(requestOf(draft))}
          />
        ))}
        <CopyButton
          label={words.copyLink}
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
