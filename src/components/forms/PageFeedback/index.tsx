import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PartBoundary from '@site/src/components/shared/PartBoundary';
import { lazy, Suspense } from 'react';
import { issueAddress, question } from './issueAddress';
import styles from './styles.module.css';

/** Loaded where an address takes the answer. */
const Question = lazy(() => import('./Question'));

interface Props {
  permalink: string;
  title: string;
  /** Label of the version that the page belongs to. */
  version: string;
}

/**
 * “Was this page helpful?” at the end of a page. The answer goes to the configured address. Without one, and without JavaScript, the
 * question leads to a new issue that names the page.
 */
export default function PageFeedback({ permalink, title, version }: Props) {
  const { customFields, url } = useDocusaurusContext().siteConfig;
  const endpoint = customFields?.feedbackEndpoint as string | undefined;
  const about = { page: `${url}${permalink}`, version };
  const issue = (
    <p className={styles.issue}>
      {question}{' '}
      {translate({ id: 'feedback.without', message: 'If something is missing or wrong,' })}{' '}
      <Link href={issueAddress(title, about)}>
        {translate({ id: 'feedback.withoutLink', message: 'open an issue' })}
      </Link>
      .
    </p>
  );
  return (
    <footer className={`screen-only ${styles.feedback}`}>
      {endpoint === undefined ? (
        issue
      ) : (
        <>
          <div className="scripted">
            <PartBoundary>
              <Suspense>
                <Question endpoint={endpoint} title={title} about={about} />
              </Suspense>
            </PartBoundary>
          </div>
          <noscript>{issue}</noscript>
        </>
      )}
    </footer>
  );
}
