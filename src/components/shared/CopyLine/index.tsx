import { useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What is shown and copied. */
  text: string;
  /** What the text is, for screen readers. */
  label: string;
}

/** One line of text, such as an install command, with a button that copies it. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls sideways, so the keyboard must reach it */}
      <section className={styles.text} tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </section>
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
