import { useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What is shown and copied. */
  text: string;
  /** What the text is, for screen readers. */
  label: string;
}

/** A command, wrapped where it is longer than its line, with a button that copies it. */
export default function CopyLine({ text, label }: Props): React.JSX.Element {
  const [status, setStatus] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setStatus('Copied'),
      () => setStatus('Copying is not allowed here: select the text instead'),
    );
  };
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        <code>{text}</code>
      </p>
      <button type="button" className={styles.button} onClick={copy}>
        {status === 'Copied' ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> {label}</span>
      </button>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </div>
  );
}
