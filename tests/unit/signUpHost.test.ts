import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { startHost } from '../../src/plugins/deploy/host';
import { rootDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

const { at, write } = testFolder();
const file = (): string => at('sign-ups.jsonl');
let close: (() => unknown) | undefined;

afterEach(async () => {
  await close?.();
  vi.restoreAllMocks();
});

/** Returns the sign-ups in the file. */
const stored = (): { time: string; provider: string; email: string }[] =>
  (existsSync(file()) ? readFileSync(file(), 'utf8') : '')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** Starts the local host with a site of one page, and returns its address. */
async function start(baseUrl = '/'): Promise<string> {
  write('build/index.html', 'home');
  write('build/404.html', 'lost');
  const host = await startHost(at('build'), 0, baseUrl, file());
  close = host.close;
  return new URL(host.address).origin;
}

const fromHere = { 'Sec-Fetch-Site': 'same-origin' };
const json = (email: unknown, headers = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...fromHere, ...headers },
  body: JSON.stringify({ email }),
});

function formData(email: string): RequestInit {
  const body = new FormData();
  body.append('email', email);
  body.append('message', 'New Subscribe');
  return { method: 'POST', headers: fromHere, body };
}

it('each sign-up is stored in a line of a private file that Git ignores', async () => {
  const origin = await start();
  const before = Date.now();
  const sent = {
    enterprise: json('enterprise@a.org'),
    cloud: json('cloud@a.org'),
    newsletter: formData(' newsletter@a.org '),
  };
  for (const [provider, init] of Object.entries(sent)) {
    const response = await fetch(`${origin}/api/sign-up/${provider}`, init);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(stored()).toEqual(
    Object.keys(sent).map((provider) => ({
      ...{ provider, email: `${provider}@a.org` },
      time: expect.toSatisfy((time: string) => Date.parse(time) >= before),
    })),
  );
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const ignored = ['check-ignore', 'sign-ups.jsonl'];
  expect(execFileSync('git', ignored, { cwd: rootDir, encoding: 'utf8' })).toBe('sign-ups.jsonl\n');
});

it('a plain HTML form gets a thank-you page', async () => {
  const body = new URLSearchParams({ email: 'plain@a.org', message: 'New Subscribe' });
  const init = { method: 'POST', headers: { Accept: 'text/html', ...fromHere }, body };
  const response = await fetch(`${await start()}/api/sign-up/newsletter`, init);
  expect(await response.text()).toBe('Thank you, we will be in touch soon!');
  expect(stored()).toMatchObject([{ email: 'plain@a.org' }]);
});

it('sign-ups are accepted only below the base URL', async () => {
  const origin = await start('/base/');
  expect((await fetch(`${origin}/base/api/sign-up/cloud`, json('a@b.org'))).status).toBe(200);
  await fetch(`${origin}/api/sign-up/cloud`, json('c@d.org'));
  expect(stored()).toMatchObject([{ email: 'a@b.org' }]);
});

const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
it.each<[string, string, RequestInit, number]>([
  ['a valid address', 'cloud', json('a@b.org'), 200],
  ['an invalid address', 'cloud', json('nobody'), 400],
  ['a host name that is too long', 'cloud', json(`a@${'b'.repeat(64)}.org`), 400],
  ['an address that is too long', 'cloud', json(`a${longest}`), 400],
  ['a second line', 'cloud', json('a@b.org\n{"email":"c@d.org"}'), 400],
  ['a body that isn’t JSON', 'cloud', { ...json(''), body: '{' }, 400],
  ['JSON that isn’t an object', 'cloud', { ...json(''), body: 'null' }, 400],
  ['form data without the field', 'newsletter', formData(''), 400],
  ['a body that is too long', 'cloud', json('a'.repeat(3000)), 413],
  ['a body of another type', 'cloud', json('a@b.org', { 'Content-Type': 'text/plain' }), 400],
  ['another method', 'cloud', { method: 'GET' }, 405],
  ['another site', 'cloud', json('a@b.org', { 'Sec-Fetch-Site': 'cross-site' }), 403],
  ['another form', 'other', json('a@b.org'), 404],
  ['a property of every object', 'constructor', json('a@b.org'), 404],
  ['a path that climbs', '..%2f..%2fx', json('a@b.org'), 404],
])('%s at %j gets its status', async (_, provider, init, status) => {
  const response = await fetch(`${await start()}/api/sign-up/${provider}`, init);
  expect(response.status).toBe(status);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  expect(stored()).toHaveLength(status === 200 ? 1 : 0);
});

it.each([
  ['the host’s own', 200],
  ['https://elsewhere.example', 403],
  ['null', 403],
  [undefined, 403],
])('a request with only the origin %s returns %d', async (origin, status) => {
  const address = await start();
  const Origin = status === 200 ? address : origin;
  const call = request(`${address}/api/sign-up/cloud`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(Origin && { Origin }) },
  });
  call.end('{"email":"a@b.org"}');
  const [response] = await once(call, 'response');
  expect(response.resume().statusCode).toBe(status);
});

it('a file that can’t be written causes a logged server error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const url = `${await start()}/api/sign-up/cloud`;
  mkdirSync(file());
  expect((await fetch(url, json('a@b.org'))).status).toBe(500);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('EISDIR'));
  rmSync(file(), { recursive: true });
  expect((await fetch(url, json('a@b.org'))).status).toBe(200);
});
