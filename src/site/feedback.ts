import { addressVariable, type Environment } from './addressVariable';
import { links } from './links';

/** Environment variable that holds the address which takes the answers. */
export const feedbackVariable = 'FEEDBACK_URL';

/**
 * Reads where answers to “Was this page helpful?” go. Without an address nothing is sent: readers are led to an issue.
 *
 * @throws Error naming the variable when its value is no http(s) address.
 */
export const feedbackEndpoint = (env: Environment): string | undefined =>
  addressVariable(env, feedbackVariable);

/** What is sent of a page: JSON, by POST. */
export interface FeedbackAnswer {
  /** Whole address of the page. */
  page: string;
  /** Version of the documentation, as its label says. */
  version: string;
  helpful: boolean;
  /** What the reader wrote, in a second call; never empty. */
  comment?: string;
}

/** Words and figures of the question at the end of a page. */
export const feedback = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for your answer.',
  helped: 'What helped? (optional)',
  missing: 'What is missing or wrong? (optional)',
  send: 'Send',
  sending: 'Sending…',
  thanksForComment: 'Thank you. We read every comment.',
  failed: 'Your answer did not reach us.',
  openIssue: 'Open an issue instead',
  /** Where no endpoint is configured. */
  without: 'If something is missing or wrong,',
  withoutLink: 'open an issue',
  /** Characters of a comment. */
  maxLength: 1000,
  /** Milliseconds after which a request that nobody answers counts as failed. */
  timeoutMs: 10_000,
} as const;

/** Returns the address of a new issue that already names the page, and says what the reader said. */
export function issueAddress(
  title: string,
  { page, version, comment }: Pick<FeedbackAnswer, 'page' | 'version' | 'comment'>,
): string {
  const body = [`Page: ${page}`, `Version: ${version}`, '', comment ?? 'What is missing or wrong?'];
  const query = new URLSearchParams({ title: `Docs: ${title}`, body: `${body.join('\n')}\n` });
  return `${links.siteRepository}/issues/new?${query}`;
}
