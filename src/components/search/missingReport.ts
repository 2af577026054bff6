import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sendAnswer } from '@site/src/components/forms/PageFeedback/send';
import { feedback as feedbackWords } from '@site/src/site/feedback';
import { translated } from '@site/src/words/translated';
import { useCallback } from 'react';
import { fill, searchWords } from './words';

const feedback = translated('feedback', feedbackWords);

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
        () => feedback.thanksForComment,
        () => feedback.failed,
      ),
    [endpoint],
  );
  return endpoint === undefined ? undefined : report;
}
