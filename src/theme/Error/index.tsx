// Ours, not the stock fallback: it catches what escapes the layout's own boundary and is to say the same words (specification §2).
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Nothing here depends on the site: it shows even when the layout itself is what crashed. */
export default function CrashedSite({ error, tryAgain }: { error: Error; tryAgain: () => void }) {
  const title = translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' });
  return (
    <main className="container margin-vert--lg text-column">
      <Head>
        {/* A title isn’t a sentence. */}
        <title>{title.replace(/[.。]$/, '')}</title>
      </Head>
      <h1>{title}</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </button>
      <div className={styles.chain}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
