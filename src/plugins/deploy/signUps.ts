import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { emailPattern, type SignUpProvider, signUp } from '../../site/deployment';

/** Longest body in bytes; the form data of the longest address takes about 600. */
const maxBodyBytes = 2048;

/** Sign-ups that are accepted in a minute, from all readers together. */
const maxPerMinute = 60;

/** What the forms of a provider send (specification §7), and a plain form without JavaScript. */
const typesOf: Readonly<Record<SignUpProvider, readonly string[]>> = {
  enterprise: ['application/json'],
  cloud: ['application/json'],
  newsletter: ['multipart/form-data', 'application/x-www-form-urlencoded'],
};

const emailForm = new RegExp(`^(?:${emailPattern})$`, 'v');

/** A request that is refused, with its status. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** Tells whether a page of this host sent the request. Scripts can set neither header. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, origin = '', host } = headers;
  return site === undefined
    ? URL.canParse(origin) && new URL(origin).host === host
    : site === 'same-origin';
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays open, so that the sender can read a refusal.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > maxBodyBytes) {
      const message = `The body is longer than ${maxBodyBytes} bytes.`;
      throw new Refusal(413, message, { Connection: 'close' });
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads the email address of a request. @throws Refusal saying what is wrong with the request. */
async function readEmail(request: IncomingMessage, provider: string): Promise<string> {
  const types = Object.hasOwn(typesOf, provider) ? typesOf[provider as SignUpProvider] : undefined;
  const { 'content-type': header = '' } = request.headers;
  const [type = ''] = header.toLowerCase().split(/\s*;/);
  if (types === undefined) {
    throw new Refusal(404, `Unknown form. Forms: ${Object.keys(typesOf).join(', ')}.`);
  }
  if (request.method !== 'POST') {
    throw new Refusal(405, 'Send sign-ups by POST.', { Allow: 'POST' });
  }
  if (!isSameOrigin(request)) {
    throw new Refusal(403, 'Only pages of this site can send sign-ups.');
  }
  if (!types.includes(type)) {
    throw new Refusal(415, `Send the form ${provider} as ${types.join(' or ')}.`);
  }
  const body = new Response(await readBody(request), { headers: { 'Content-Type': header } });
  const fields: { email?: unknown } | null = await (type === 'application/json'
    ? body.json()
    : body.formData().then(Object.fromEntries)
  ).catch(() => {
    throw new Refusal(400, `The body is not ${type}.`);
  });
  const email = String(fields?.email ?? '').trim();
  if (email.length > signUp.maxLength || !emailForm.test(email)) {
    throw new Refusal(400, 'email: Not a valid address.');
  }
  return email;
}

/** Appends a sign-up as a line of JSON. When this resolves, the line is on the disk. */
async function append(file: string, line: object): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(`${JSON.stringify(line)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const thanks = 'Thank you, we will be in touch soon!';
const thanksPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${thanks}</title><h1>${thanks}</h1></html>`;

/**
 * Returns a handler for the requests of sign-up forms: it answers 200 once the address is in the file. Browsers that sent a plain form
 * get a page.
 *
 * @param now the time in milliseconds since 1970.
 */
export function signUpHandler(
  file: string,
  now: () => number = Date.now,
): (request: IncomingMessage, response: ServerResponse, provider: string) => Promise<void> {
  let accepted: number[] = [];
  return async (request, response, provider) => {
    response.setHeader('Cache-Control', 'no-store');
    const answer = (status: number, data: object, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(data));
    };
    try {
      const email = await readEmail(request, provider);
      const time = now();
      accepted = accepted.filter((before) => before > time - 60_000);
      const [oldest = time] = accepted;
      if (accepted.length >= maxPerMinute) {
        const seconds = String(Math.ceil((oldest + 60_000 - time) / 1000));
        const message = `More than ${maxPerMinute} sign-ups in a minute.`;
        throw new Refusal(429, message, { 'Retry-After': seconds });
      }
      accepted.push(time);
      await append(file, { time: new Date(time).toISOString(), provider, email });
      if (request.headers.accept?.includes('text/html')) {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(thanksPage);
      } else {
        answer(200, { ok: true });
      }
    } catch (error) {
      if (error instanceof Refusal) {
        answer(error.status, { error: error.message }, error.headers);
      } else {
        console.error(`[ERROR] A sign-up was lost: ${String(error)}`);
        answer(500, { error: 'The address could not be saved.' });
      }
    }
  };
}
