import Translate, { translate } from '@docusaurus/Translate';
import { markdownAddress } from '@site/src/site/markdownExport';
import { useState } from 'react';
import { copyMarkdown } from './copyMarkdown';
import styles from './styles.module.css';

/** Copies a page as Markdown, or leads to it. The development server exports no Markdown, and has no button. */
export default function CopyPage({ permalink }: { permalink: string }) {
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
    <div className={styles.split} data-nosnippet="" data-unsearched="">
      <button
        type="button"
        className="scripted"
        onClick={copy}
        onBlur={() => setStatus((now) => (now === 'copied' ? 'idle' : now))}
      >
        {status === 'copied'
          ? translate({ id: 'copyPage.copied', message: 'Copied' })
          : translate({ id: 'copyPage.button', message: 'Copy page' })}
      </button>
      <a
        href={address}
        aria-label={translate({ id: 'copyPage.view.label', message: 'View as Markdown' })}
      >
        {translate({ id: 'copyPage.view.short', message: 'Markdown' })}
      </a>
      <p role="status" className={status === 'failed' ? styles.failed : 'visually-hidden'}>
        {status === 'copied' && (
          <Translate id="copyPage.done">The page is in your clipboard, as Markdown.</Translate>
        )}
        {status === 'failed' && (
          <Translate id="copyPage.failed">The page could not be copied.</Translate>
        )}
      </p>
    </div>
  );
}
