import Translate, { translate } from '@docusaurus/Translate';
import { markdownAddress } from '@site/src/site/markdownExport';
import clsx from 'clsx';
import { useState } from 'react';
import { copyMarkdown } from './copyMarkdown';
import Menu from './Menu';
import styles from './styles.module.css';

const label = translate({ id: 'copyPage.view.label', message: 'View as Markdown' });

interface Props {
  permalink: string;
  /** Whether the button is at the end of its line. */
  isAtEnd?: boolean;
}

/**
 * Copies a page as Markdown, or shows it: a button, and beside it a menu. Without JavaScript it is a link to the Markdown.
 * The development server exports no Markdown, and has no button.
 */
export default function CopyPage({ permalink, isAtEnd = false }: Props) {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  const address = markdownAddress(permalink);

  const copy = (): void => {
    copyMarkdown(address).then(
      () => setStatus('copied'),
      () => setStatus('failed'),
    );
  };

  if (process.env.NODE_ENV === 'development') {
    return null;
  }
  return (
    <div className={clsx(styles.copyPage, isAtEnd && styles.atEnd)}>
      <div className={clsx('scripted', styles.split)}>
        <button
          type="button"
          className={styles.button}
          onClick={copy}
          onBlur={() => setStatus((now) => (now === 'copied' ? 'idle' : now))}
        >
          {status === 'copied'
            ? translate({ id: 'copyPage.copied', message: 'Copied' })
            : translate({ id: 'copyPage.button', message: 'Copy page' })}
        </button>
        <Menu address={address} />
      </div>
      <noscript>
        <a href={address}>{label}</a>
      </noscript>
      <p role="status" className={status === 'failed' ? styles.failed : 'visually-hidden'}>
        {status === 'copied' && (
          <Translate id="copyPage.done">The page is in your clipboard, as Markdown.</Translate>
        )}
        {status === 'failed' && (
          <>
            <Translate id="copyPage.failed">The page could not be copied.</Translate>{' '}
            <a href={address}>{label}</a>
          </>
        )}
      </p>
    </div>
  );
}
