import { copyLine } from '@site/src/site/copyLine';
import { translated } from '@site/src/words/translated';
import { useState } from 'react';
import styles from './styles.module.css';

const words = translated('copyLine', copyLine);

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
      () => setStatus(words.copied),
      () => setStatus(words.refused),
    );
  };
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        <code>{text}</code>
      </p>
      <button type="button" className={styles.button} onClick={copy}>
        {status === words.copied ? words.copied : words.copy}
        <span className="visually-hidden"> {label}</span>
      </button>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </div>
  );
}
