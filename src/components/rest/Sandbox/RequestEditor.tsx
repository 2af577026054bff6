import { type RestRequest, restRequest } from '@site/src/site/restRequest';
import { sandboxPage } from '@site/src/site/sandboxPage';
import { type SandboxSample, sandboxSamples } from '@site/src/site/sandboxSamples';
import { tryItWords } from '@site/src/site/tryItWords';
import { translated } from '@site/src/words/translated';
import clsx from 'clsx';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import form from '../TryIt/form.module.css';
import styles from './styles.module.css';

const words = translated('tryItWords', tryItWords);
const { method: methodLabel, samples } = translated('sandboxPage', sandboxPage);

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
/** Where the curl commands of the history go. */
const server = 'http://localhost:8090';

interface Draft {
  method: string;
  path: string;
  body: string;
}

const draftOf = ({ method, path, body = '' }: SandboxSample): Draft => ({
  method,
  path,
  body,
});

/** A request to write: from a sample, or freely. */
export default function RequestEditor({
  isPending,
  onSend,
}: {
  isPending: boolean;
  onSend: (request: RestRequest) => void;
}): React.JSX.Element {
  const id = useId();
  const [first] = sandboxSamples;
  const [draft, setDraft] = useState<Draft>(
    first ? draftOf(first) : { method: 'GET', path: '/api/metalakes', body: '' },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) {
      const { method, path, body } = draft;
      const address = path.startsWith('/') ? path : `/${path}`;
      const request = restRequest({ method, server, path: '', pathValues: {}, query: {}, body });
      onSend({ ...request, url: `${server}${address}` });
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.requestSubmit();
    }
  };
  return (
    <form className={clsx(form.form, styles.editor)} onSubmit={submit} onKeyDown={onKeyDown}>
      <p className={form.field}>
        <label htmlFor={`${id}sample`}>{words.startFrom}</label>
        <select
          id={`${id}sample`}
          onChange={({ target }) => {
            const sample = sandboxSamples[target.selectedIndex];
            if (sample) {
              setDraft(draftOf(sample));
            }
          }}
        >
          {sandboxSamples.map(({ name }) => (
            <option key={name}>{samples[name]}</option>
          ))}
        </select>
      </p>
      <div className={styles.address}>
        <p className={form.field}>
          <label htmlFor={`${id}method`}>{methodLabel}</label>
          <select
            id={`${id}method`}
            value={draft.method}
            onChange={({ target }) => setDraft({ ...draft, method: target.value })}
          >
            {methods.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </p>
        <p className={form.field}>
          <label htmlFor={`${id}path`}>{words.path}</label>
          <input
            id={`${id}path`}
            value={draft.path}
            required
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setDraft({ ...draft, path: target.value })}
          />
        </p>
      </div>
      <p className={form.field}>
        <label htmlFor={`${id}body`}>{words.body}</label>
        <textarea
          id={`${id}body`}
          rows={Math.min(16, Math.max(4, draft.body.split('\n').length + 1))}
          spellCheck={false}
          value={draft.body}
          onChange={({ target }) => setDraft({ ...draft, body: target.value })}
        />
      </p>
      <p className={form.field}>
        <button
          type="submit"
          className={styles.button}
          aria-disabled={isPending}
          title={words.sendKeys}
        >
          {words.send}
        </button>
      </p>
    </form>
  );
}
