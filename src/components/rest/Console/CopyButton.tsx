import { translate } from '@docusaurus/Translate';
import { useState } from 'react';
import styles from './styles.module.css';

const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
const refused = translate({ id: 'site.console.copyRefused', message: 'Not copied' });

interface Props {
  label: string;
  /** For screen readers, where the label alone says too little. */
  name?: string;
  text: () => string | Promise<string>;
}

/** Copies a text that is made when it is asked for, and says so in its place. It keeps its width: a press on the next button would miss. */
export default function CopyButton({ label, name = label, text }: Props) {
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await text());
      setStatus(copied);
    } catch {
      setStatus(refused);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.quiet} ${styles.copy}`}
        data-widest={label.length < copied.length ? copied : label}
        aria-label={name}
        onClick={() => void copy()}
        onBlur={() => setStatus('')}
      >
        {status || label}
      </button>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}
