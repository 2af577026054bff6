import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SignUpProvider, signUpVariables } from '../../site/deployment';
import { emailPattern, signUp } from '../../site/signUp';
import { appendSignUp } from './signUpFile';

/** Longest body in bytes; the form data of the longest address takes about 600. */
const maxBodyBytes = 2048;

/** Sign-ups that are taken in a minute, from all readers together. */
const maxPerMinute = 60;

const minuteMs = 60_000;

/** What the forms of a provider send (specification §7), and a plain form without JavaScript. */
const typesOf: Record<SignUpProvider, readonly string[]> = {
  enterprise: ['application/json'],
  cloud: ['application/json'],
  newsletter: ['multipart/form-data', 'application/x-www-form-urlencoded'],
};

const emailForm = new RegExp(`^(?:${emailPattern})$`, 'v');

/** A request that isn't taken, with the status that says why. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

const isProvider = (name: string): name is SignUpProvider => Object.hasOwn(signUpVariables, name);

/** Whether a page of this host sent the request: browsers say so in one of two headers, and scripts can set neither. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    return site === 'same-origin';
  }
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays, so that a refusal can be read.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > maxBodyBytes) {
      throw new Refusal(413, `The body is longer than ${maxBodyBytes} bytes.`, {
        Connection: 'close',
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns the value of `email` in a body of JSON or of form data. */
async function emailIn(body: Buffer, type: string): Promise<unknown> {
  const content = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  try {
    if (type.startsWith('application/json')) {
      const data: unknown = await content.json();
      return typeof data === 'object' && data !== null && 'email' in data ? data.email : undefined;
    }
    return (await content.formData()).get('email');
  } catch {
    throw new Refusal(400, `The body is not ${type.split(';')[0]}.`);
  }
}

/** Reads a request to its end. @throws Refusal saying what is wrong with it. */
async function readSignUp(
  request: IncomingMessage,
  provider: string,
): Promise<{ provider: SignUpProvider; email: string }> {
  if (!isProvider(provider)) {
    throw new Refusal(404, `There is no such form. Forms: ${Object.keys(typesOf).join(', ')}.`);
  }
  if (request.method !== 'POST') {
    throw new Refusal(405, 'Sign-ups are sent by POST.', { Allow: 'POST' });
  }
  if (!isSameOrigin(request)) {
    throw new Refusal(403, 'Sign-ups are taken from pages of this site only.');
  }
  const type = request.headers['content-type'] ?? '';
  const types = typesOf[provider];
  if (!types.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
    throw new Refusal(415, `The form ${provider} is sent as ${types.join(' or ')}.`);
  }
  const value = await emailIn(await readBody(request), type);
  const email = typeof value === 'string' ? value.trim() : '';
  if (email.length > signUp.maxLength || !emailForm.test(email)) {
    throw new Refusal(400, `email: ${signUp.invalidEmail}.`);
  }
  return { provider, email };
}

const thanksPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${signUp.thanks}</title><h1>${signUp.thanks}</h1></html>`;

/**
 * Returns what answers a form's request: 200 once the address is in the file. Browsers that sent a plain form get a page.
 *
 * @param now the time in milliseconds since 1970.
 */
export function signUpHandler(
  file: string,
  now: () => number = Date.now,
): (request: IncomingMessage, response: ServerResponse, provider: string) => Promise<void> {
  let taken: number[] = [];
  let writing: Promise<void> = Promise.resolve();

  /** Keeps a place among those of this minute. */
  const admit = (time: number): void => {
    taken = taken.filter((before) => before > time - minuteMs);
    const [oldest = time] = taken;
    if (taken.length >= maxPerMinute) {
      const seconds = Math.ceil((oldest + minuteMs - time) / 1000);
      throw new Refusal(429, `More than ${maxPerMinute} sign-ups in a minute.`, {
        'Retry-After': String(seconds),
      });
    }
    taken.push(time);
  };

  return async (request, response, provider) => {
    response.setHeader('Cache-Control', 'no-store');
    const answer = (status: number, data: object, headers: Record<string, string> = {}): void => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(data));
    };
    try {
      const read = await readSignUp(request, provider);
      const time = now();
      admit(time);
      // One after the other: each mends the end of the file before it writes, and must not meet another's half a line.
      const written = writing.then(() =>
        appendSignUp(file, { time: new Date(time).toISOString(), ...read }),
      );
      writing = written.catch(() => undefined);
      await written;
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
        answer(500, { error: 'The address could not be kept.' });
      }
    }
  };
}
