import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { emailPattern, signUp } from '../../site/deployment';

/** Longest body in bytes; the form data of the longest address takes about 600. */
const maxBodyBytes = 2048;

const providers = ['enterprise', 'cloud', 'newsletter'];

const emailForm = new RegExp(`^(?:${emailPattern})$`, 'v');

/** Tells whether a page of this host sent the request. Scripts can set neither header. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, origin = '', host } = headers;
  return site === undefined
    ? URL.canParse(origin) && new URL(origin).host === host
    : site === 'same-origin';
}

/** Returns the status of an answer and what it says. Once it is 200, the address is a line of the file. */
async function keep(request: IncomingMessage, file: string, provider: string) {
  const refuse = (status: number, error: string) => ({ status, data: { error } });
  if (!providers.includes(provider)) {
    return refuse(404, `Unknown form. Forms: ${providers.join(', ')}.`);
  }
  if (request.method !== 'POST') {
    return refuse(405, 'Send sign-ups by POST.');
  }
  if (!isSameOrigin(request)) {
    return refuse(403, 'Only pages of this site can send sign-ups.');
  }
  if (!(Number(request.headers['content-length']) <= maxBodyBytes)) {
    return refuse(413, `The body needs a Content-Length of at most ${maxBodyBytes} bytes.`);
  }
  const type = request.headers['content-type'] ?? '';
  const body = new Response(Readable.toWeb(request) as ReadableStream, {
    headers: { 'Content-Type': type },
  });
  const read = type.startsWith('application/json')
    ? body.json()
    : body.formData().then(Object.fromEntries);
  const fields: { email?: unknown } | null = await read.catch(() => null);
  const email = String(fields?.email ?? '').trim();
  if (email.length > signUp.maxLength || !emailForm.test(email)) {
    return refuse(400, 'email: Not a valid address.');
  }
  const line = JSON.stringify({ time: new Date().toISOString(), provider, email });
  await appendFile(file, `${line}\n`, { mode: 0o600 });
  return { status: 200, data: { ok: true } };
}

const thanksPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Thank you</title><h1>Thank you, we will be in touch soon!</h1></html>`;

/** Answers a request of a sign-up form; browsers that sent a plain form get a page. */
export async function answerSignUp(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  provider: string,
): Promise<void> {
  const { status, data } = await keep(request, file, provider).catch((error: unknown) => {
    console.error(`[ERROR] A sign-up was lost: ${String(error)}`);
    return { status: 500, data: { error: 'The address could not be saved.' } };
  });
  const isPage = status === 200 && request.headers.accept?.includes('text/html');
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    ...(status === 405 && { Allow: 'POST' }),
  });
  response.end(isPage ? thanksPage : JSON.stringify(data));
}
