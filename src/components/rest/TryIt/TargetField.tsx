import Translate, { translate } from '@docusaurus/Translate';
import { tryIt } from '@site/src/site/restReference';
import { useId } from 'react';
import styles from './form.module.css';
import type { Target } from './target';

const choices = [
  ['sandbox', translate({ id: 'sandbox.name', message: 'Sandbox in this page' })],
  ['server', translate({ id: 'tryIt.myServer', message: 'My server' })],
] as const;

interface Props {
  target: Target;
  /** Address to suggest. */
  suggestion: string;
  onChange: (target: Target) => void;
}

/** The choice between the sandbox and the reader's own server, with the server's address. */
export default function TargetField({ target, suggestion, onChange }: Props) {
  const id = useId();
  return (
    <>
      <fieldset className={styles.target}>
        <legend>{translate({ id: 'tryIt.ask', message: 'Ask' })}</legend>
        {choices.map(([asks, label]) => (
          <label key={asks}>
            <input
              type="radio"
              name={`${id}asks`}
              checked={target.asks === asks}
              onChange={() => onChange({ ...target, asks })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {target.asks === 'server' && (
        <p className={styles.field}>
          <label htmlFor={`${id}server`}>
            <Translate id="tryIt.address">Address of your server</Translate>
          </label>
          <input
            id={`${id}server`}
            type="url"
            required
            value={target.server}
            list={`${id}servers`}
            pattern="https?://[^\s\/].*"
            title={translate(
              { id: 'tryIt.wrongAddress', message: 'Write a whole address, such as {example}.' },
              { example: 'http://localhost:8090' },
            )}
            spellCheck={false}
            onChange={(event) => onChange({ ...target, server: event.target.value })}
          />
          <datalist id={`${id}servers`}>
            {[suggestion, ...tryIt.servers].map((address) => (
              <option key={address} value={address} />
            ))}
          </datalist>
        </p>
      )}
    </>
  );
}
