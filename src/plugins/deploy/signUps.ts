import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { emailPattern, signUp, signUpVariables } from '../../site/deployment';

/** Maximum body size in bytes. The form data of the longest address takes about 600. */
const maxBodyBytes = 2048;

const emailForm = new RegExp(`^(?:${emailPattern})$`, 'v');

/** Checks whether a page of this host sent the request. Scripts can't set these headers. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, origin = '', host } = headers;
  return site === undefined
    ? URL.canParse(origin) && new URL(origin).host === host
    : site === 'same-origin';
}

/** Appends the address of a request to the file, and returns the status and the message. */
async function saveSignUp(request: IncomingMessage, file: string, provider: string) {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!Object.hasOwn(signUpVariables, provider)) {
    return [404, 'Unknown form.'] as const;
  }
  if (request.method !== 'POST') {
    return [405, 'Send sign-ups by POST.'] as const;
  }
  if (!isSameOrigin(request)) {
    return [403, 'Only pages of this site can send sign-ups.'] as const;
  }
  if (!(Number(length) <= maxBodyBytes)) {
    return [413, `The body needs a Content-Length of at most ${maxBodyBytes} bytes.`] as const;
  }
  const body = new Response(Readable.toWeb(request) as ReadableStream, {
    headers: { 'Content-Type': type },
  });
  const read = type.startsWith('application/json')
    ? body.json()
    : body.formData().then(Object.fromEntries);
  const fields: { email?: unknown } | null = await read.catch(() => null);
  const email = String(fields?.email ?? '').trim();
  if (email.length > signUp.maxLength || !emailForm.test(email)) {
    return [400, 'Enter a valid email address.'] as const;
  }
  const line = JSON.stringify({ time: new Date().toISOString(), provider, email });
  await appendFile(file, `${line}\n`, { mode: 0o600 });
  return [200, 'Thank you, we will be in touch soon!'] as const;
}

/** Responds to a sign-up form in plain text, which browsers without scripts show. */
export async function answerSignUp(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  provider: string,
): Promise<void> {
  const [status, text] = await saveSignUp(request, file, provider).catch((error: unknown) => {
    console.error(`[ERROR] A sign-up was lost: ${String(error)}`);
    return [500, 'The address could not be saved.'] as const;
  });
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    ...(status === 405 && { Allow: 'POST' }),
  });
  response.end(text);
}
