import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHost } from '../../src/plugins/deploy/host';
import { rootDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

const { at, write } = testFolder();
let file: string;
let ends: (() => unknown)[];

beforeEach(() => {
  file = at('sign-ups.jsonl');
  ends = [];
});
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  vi.restoreAllMocks();
});

const lines = (): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
const kept = (): { time: string; provider: string; email: string }[] =>
  lines().map((line) => JSON.parse(line));
const emails = (): string[] => kept().map(({ email }) => email);

/** Starts the local host with a site of one page. */
async function host(baseUrl = '/'): Promise<string> {
  write('build/index.html', 'home');
  write('build/404.html', 'lost');
  const { address, close } = await startHost(at('build'), 0, baseUrl, file);
  ends.push(close);
  return new URL(address).origin;
}

const json = (email: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
  body: JSON.stringify({ email }),
});

function formData(email: string): RequestInit {
  const body = new FormData();
  body.append('email', email);
  body.append('message', 'New Subscribe');
  const headers = { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  return { method: 'POST', headers, body };
}

describe('the local host', () => {
  it('keeps what each form sends as a line of its own', async () => {
    const origin = await host();
    const before = Date.now();
    for (const provider of ['enterprise', 'cloud']) {
      const response = await fetch(`${origin}/api/sign-up/${provider}`, json(`${provider}@a.org`));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const news = await fetch(`${origin}/api/sign-up/newsletter`, formData(' news@a.org '));
    expect(news.status).toBe(200);
    expect(kept().map(({ provider, email }) => ({ provider, email }))).toEqual([
      { provider: 'enterprise', email: 'enterprise@a.org' },
      { provider: 'cloud', email: 'cloud@a.org' },
      { provider: 'newsletter', email: 'news@a.org' },
    ]);
    for (const { time } of kept()) {
      expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
    }
    expect(readFileSync(file, 'utf8').endsWith('\n')).toBe(true);
  });

  it('thanks a plain form', async () => {
    const response = await fetch(`${await host()}/api/sign-up/newsletter`, {
      method: 'POST',
      headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ email: 'plain@a.org', message: 'New Subscribe' }),
    });
    expect(await response.text()).toBe('Thank you, we will be in touch soon!');
    expect(emails()).toEqual(['plain@a.org']);
  });

  it('takes them below its base URL only', async () => {
    const origin = await host('/base/');
    expect((await fetch(`${origin}/base/api/sign-up/cloud`, json('a@b.org'))).status).toBe(200);
    await fetch(`${origin}/api/sign-up/cloud`, json('c@d.org'));
    expect(emails()).toEqual(['a@b.org']);
  });

  it('keeps them for the owner alone, where git does not look', async () => {
    await fetch(`${await host()}/api/sign-up/cloud`, json('a@b.org'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const ignored = ['check-ignore', 'sign-ups.jsonl'];
    expect(execFileSync('git', ignored, { cwd: rootDir, encoding: 'utf8' })).toBe(
      'sign-ups.jsonl\n',
    );
  });
});

describe('what the host refuses', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
  const sent = (init: RequestInit, headers: Record<string, string>): RequestInit => ({
    ...init,
    headers: { ...init.headers, ...headers },
  });

  it.each<[string, string, RequestInit, number]>([
    ['an address that isn’t valid', 'cloud', json('nobody'), 400],
    ['a host name too long', 'cloud', json(`a@${'b'.repeat(64)}.org`), 400],
    ['an address too long', 'cloud', json(`a${longest}`), 400],
    ['a second line', 'cloud', json('a@b.org\n{"email":"c@d.org"}'), 400],
    ['a body that isn’t JSON', 'cloud', { ...json(''), body: '{' }, 400],
    ['JSON that isn’t an object', 'cloud', { ...json(''), body: 'null' }, 400],
    ['form data without the field', 'newsletter', formData(''), 400],
    ['a body too long', 'cloud', json('a'.repeat(3000)), 413],
    [
      'a body of another type',
      'cloud',
      sent(json('a@b.org'), { 'Content-Type': 'text/plain' }),
      400,
    ],
    ['another method', 'cloud', { method: 'GET' }, 405],
    ['nothing of what is right', 'cloud', json('a@b.org'), 200],
    ['another site', 'cloud', sent(json('a@b.org'), { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['another form', 'other', json('a@b.org'), 404],
    ['a property of every object', 'constructor', json('a@b.org'), 404],
    ['a path that climbs', '..%2f..%2fx', json('a@b.org'), 404],
  ])('%s at %j', async (_, provider, init, status) => {
    const response = await fetch(`${await host()}/api/sign-up/${provider}`, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(lines()).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ['the host’s own', (origin: string) => origin, 200],
    ['another', () => 'https://elsewhere.example', 403],
    ['that of a file', () => 'null', 403],
    ['none', () => undefined, 403],
  ])('by the origin where a browser says no more: %s', async (_, originOf, status) => {
    const address = await host();
    const origin = originOf(address);
    const call = request(`${address}/api/sign-up/cloud`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(origin && { Origin: origin }) },
    });
    call.end('{"email":"a@b.org"}');
    const [response] = await once(call, 'response');
    response.resume();
    expect(response.statusCode).toBe(status);
  });

  it('nothing for a file that can’t be written, and says so', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const url = `${await host()}/api/sign-up/cloud`;
    mkdirSync(file);
    expect((await fetch(url, json('a@b.org'))).status).toBe(500);
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('EISDIR'));
    rmSync(file, { recursive: true });
    expect((await fetch(url, json('a@b.org'))).status).toBe(200);
  });
});
