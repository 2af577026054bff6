import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sendAnswer } from '@site/src/components/forms/PageFeedback/send';
import { useCallback } from 'react';
import { fill, searchWords } from './words';

/** Sends a query that found nothing, and returns what to say of that. */
type Report = (query: string) => Promise<string>;

/**
 * Returns how to report a query, at a press only; `undefined` where no endpoint is configured, and readers are led to an
 * issue instead.
 */
export function useMissingReport(): Report | undefined {
  const { customFields } = useDocusaurusContext().siteConfig;
  const endpoint = customFields?.feedbackEndpoint as string | undefined;
  const report = useCallback(
    (query: string) =>
      sendAnswer(endpoint ?? '', {
        page: window.location.href,
        version: '',
        helpful: false,
        comment: fill(searchWords.reportTitle, { query }),
      }).then(
        () =>
          translate({
            id: 'feedback.thanksForComment',
            message: 'Thank you. We read every comment.',
          }),
        () => translate({ id: 'feedback.failed', message: 'We couldn’t send your answer.' }),
      ),
    [endpoint],
  );
  return endpoint === undefined ? undefined : report;
}
