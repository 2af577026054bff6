/** What the server answered. */
export interface Answer {
  status: number;
  /** The body as text. */
  text: string;
  /** The body as JSON; undefined when it isn't. */
  json: Record<string, unknown> | undefined;
}

async function receive(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, text, json };
}

/** A server that doesn't respond may hold locks that every later request waits for. */
export class NoResponseError extends Error {}

/**
 * Sends a request to a server the way a program does, with a body as JSON.
 *
 * @param patience milliseconds until it gives up, as curl does with the requests of the pages.
 * @throws NoResponseError when the response doesn't come in time.
 */
export async function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  patience = 120_000,
): Promise<Answer> {
  const signal = AbortSignal.timeout(patience);
  try {
    return await receive(
      await fetch(`${url}/api${path}`, {
        method,
        headers: {
          Accept: 'application/vnd.gravitino.v1+json',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
      }),
    );
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new NoResponseError(`${method} ${path}: no response within ${patience / 1000} seconds`);
  }
}
