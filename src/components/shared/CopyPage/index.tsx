import { copyPage as copyPageWords, markdownAddress } from '@site/src/site/markdownExport';
import { translated } from '@site/src/words/translated';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { copyMarkdown } from './copyMarkdown';
import Menu from './Menu';
import styles from './styles.module.css';

const copyPage = translated('copyPage', copyPageWords);

type Status = 'idle' | 'copied' | 'failed';

const messages: Record<Status, string> = {
  idle: '',
  copied: copyPage.done,
  failed: copyPage.failed,
};

/**
 * Copies a page as Markdown, or shows it: a button, and beside it a menu. Without JavaScript it is a link to the Markdown.
 * The development server exports no Markdown, and has no button.
 */
export default function CopyPage({
  permalink,
  isAtEnd = false,
}: {
  permalink: string;
  /** The button stands at the end of its line. */
  isAtEnd?: boolean;
}): React.JSX.Element | null {
  const [status, setStatus] = useState<Status>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const address = markdownAddress(permalink);

  const copy = (): void => {
    copyMarkdown(address).then(
      () => setStatus('copied'),
      () => setStatus('failed'),
    );
  };
  const copyFromMenu = (): void => {
    button.current?.focus();
    copy();
  };

  if (process.env.NODE_ENV === 'development') {
    return null;
  }
  return (
    <div className={clsx(styles.copyPage, isAtEnd && styles.atEnd)}>
      <div className={styles.split}>
        <button
          ref={button}
          type="button"
          className={styles.button}
          onClick={copy}
          onBlur={() => setStatus((now) => (now === 'copied' ? 'idle' : now))}
        >
          {status === 'copied' ? copyPage.copied : copyPage.button}
        </button>
        <Menu address={address} onCopy={copyFromMenu} />
      </div>
      <noscript>
        <a href={address}>{copyPage.view.label}</a>
      </noscript>
      <p role="status" className={status === 'failed' ? styles.failed : 'visually-hidden'}>
        {messages[status]}
        {status === 'failed' && (
          <>
            {' '}
            <a href={address}>{copyPage.view.label}</a>
          </>
        )}
      </p>
    </div>
  );
}
