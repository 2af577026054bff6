import { type FeedbackAnswer, feedback } from '@site/src/site/feedback';

/**
 * Sends an answer.
 *
 * @param timeoutMs milliseconds after which a request that nobody answers is given up.
 * @throws Error when it reached nobody, or when whoever it reached refused it.
 */
export async function sendAnswer(
  endpoint: string,
  answer: FeedbackAnswer,
  timeoutMs: number = feedback.timeoutMs,
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(answer),
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    throw new Error(`${endpoint} answers ${response.status}.`);
  }
}
