// Ours, not the stock fallback: it catches what escapes the layout's own boundary and is to say the same words (specification §2).
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Nothing here depends on the site: it shows even when the layout itself is what crashed. */
function CrashPage({ error, tryAgain }: Props): React.JSX.Element {
  return (
    <main className={styles.page}>
      <h1>This page crashed.</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <div className={styles.chain}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}

export default function CrashedSite(props: Props): React.JSX.Element {
  const crashPage = <CrashPage {...props} />;
  return (
    // The layout reads its page's plugin from this context, which a crash above the route leaves empty.
    <RouteContextProvider value={{ plugin: { name: 'error', id: 'default' } }}>
      <ErrorBoundary fallback={() => crashPage}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{crashPage}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
