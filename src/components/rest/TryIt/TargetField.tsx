import { interpolate } from '@docusaurus/Interpolate';
import { sandbox } from '@site/src/sandbox/client/words';
import { tryIt } from '@site/src/site/restReference';
import { useId } from 'react';
import styles from './form.module.css';
import type { Target } from './target';
import { tryItWords as words } from './words';

const choices = [
  ['sandbox', sandbox.name],
  ['server', words.myServer],
] as const;

/** The choice between the sandbox and the reader's own server, with the server's address. */
export default function TargetField({
  target,
  suggestion,
  onChange,
}: {
  target: Target;
  /** Address to suggest. */
  suggestion: string;
  onChange: (target: Target) => void;
}): React.JSX.Element {
  const id = useId();
  return (
    <>
      <fieldset className={styles.target}>
        <legend>{words.ask}</legend>
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
          <label htmlFor={`${id}server`}>{words.address}</label>
          <input
            id={`${id}server`}
            type="url"
            required
            value={target.server}
            list={`${id}servers`}
            pattern="https?://[^\s\/].*"
            title={interpolate(words.wrongAddress, { example: 'http://localhost:8090' })}
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
