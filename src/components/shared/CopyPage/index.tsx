import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { markdownAddress, markdownType } from '@site/src/site/links';
import { useState } from 'react';
import styles from './styles.module.css';

/** Reads a page as Markdown; a host that answers unknown addresses with a page of its own has none. */
async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith(markdownType)) {
    throw new Error(`${address} answers ${response.status} ${type}, not with Markdown.`);
  }
  return response.text();
}

/** Copies a page, promised before it is there: Safari lets a page write only during a press. @throws Error where pages can't copy. */
export async function copyMarkdown(address: string): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'undefined') {
    await clipboard.writeText(await readMarkdown(address));
    return;
  }
  const text = readMarkdown(address);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // A browser that refuses before it asks for the text leaves this one's failure unheard; the text's own is heard below.
  blob.catch(() => undefined);
  await Promise.all([clipboard.write([new ClipboardItem({ 'text/plain': blob })]), text]);
}

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
      <MarkdownExportLink permalink={permalink} />
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

/** Tells programs where a page is Markdown. The development server exports none. */
export function MarkdownExportLink({ permalink }: { permalink: string }) {
  return process.env.NODE_ENV === 'development' ? null : (
    <Head>
      <link rel="alternate" type={markdownType} href={markdownAddress(permalink)} />
    </Head>
  );
}
