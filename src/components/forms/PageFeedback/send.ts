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

/**
 * Sends an answer.
 *
 * @param timeoutMs milliseconds after which a request that nobody answers is given up.
 * @throws Error when it reached nobody, or when whoever it reached refused it.
 */
export async function sendAnswer(
  endpoint: string,
  answer: FeedbackAnswer,
  timeoutMs: number = 10_000,
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
