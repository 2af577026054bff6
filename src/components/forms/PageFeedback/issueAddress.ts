import { translate } from '@docusaurus/Translate';
import { links } from '@site/src/site/links';
import type { FeedbackAnswer } from './send';

export const question = translate({ id: 'feedback.question', message: 'Was this page helpful?' });

/** Returns the address of a new issue that already names the page, and says what the reader said. */
export function issueAddress(
  title: string,
  { page, version, comment }: Pick<FeedbackAnswer, 'page' | 'version' | 'comment'>,
): string {
  const body = [`Page: ${page}`, `Version: ${version}`, '', comment ?? 'What is missing or wrong?'];
  const query = new URLSearchParams({ title: `Docs: ${title}`, body: `${body.join('\n')}\n` });
  return `${links.newIssue}?${query}`;
}
