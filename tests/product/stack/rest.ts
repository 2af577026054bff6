/** What the server answered. */
export interface Answer {
  status: number;
  /** The body as text. */
  text: string;
  /** The body as JSON; undefined when it isn't. */
  json: Record<string, unknown> | undefined;
}

/** Sends a request to a server the way a program does, with a body as JSON. */
export async function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.gravitino.v1+json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, text, json };
}
