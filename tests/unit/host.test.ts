import { rmSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../src/plugins/deploy/headersFile';
import { type Host, hostHandler, startHost } from '../../src/plugins/deploy/host';
import { testFolder } from '../support/testFolder';

const { path: dir, write, at } = testFolder('all');
let host: Host;

beforeAll(async () => {
  write('index.html', '<h1>home</h1>');
  write('404.html', '<h1>lost</h1>');
  write('docs/latest/page/index.html', `<h1>page</h1>${' '.repeat(2000)}`);
  write('docs/latest/page.md', '# page');
  write('assets/main.0123abcd.js', `const a = 1;${' '.repeat(2000)}`);
  write('_redirects', '/docs/1/* /docs/latest/:splat 302\n');
  write(
    '_headers',
    '/*\n  X-Test: yes\n\n/assets/*\n  Cache-Control: immutable\n\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
  );
  host = await startHost(dir, 0);
});
afterAll(() => host.close());

const get = (path: string, headers = {}, method = 'GET'): Promise<Response> =>
  fetch(new URL(path, host.address), { redirect: 'manual', method, headers });

/** Requests a path as it is written. `fetch` would normalize it. */
const getRaw = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(host.address);
    httpGet({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume())).on(
      'error',
      reject,
    );
  });

describe('the local host', () => {
  it('serves a page at its address without .html', async () => {
    const response = await get('/docs/latest/page');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>page</h1>');
    expect(response.headers.get('x-test')).toBe('yes');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each([
    ['/assets/main.0123abcd.js', 'br', 'br'],
    ['/assets/main.0123abcd.js', 'gzip', 'gzip'],
    ['/docs/latest/page', 'identity', null],
    ['/docs/latest/page.md', 'br', null],
  ])('compresses %s for a browser that accepts %s: %s', async (path, accepted, encoding) => {
    const { headers } = await get(path, { 'Accept-Encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('returns 304 for the entity tag of a page', async () => {
    const etag = (await get('/docs/latest/page')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await get('/docs/latest/page', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('returns the same entity tag for HEAD, without a body', async () => {
    const { headers } = await get('/docs/latest/page');
    const head = await get('/docs/latest/page', {}, 'HEAD');
    expect(head.headers.get('etag')).toBe(headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  it('sends a range of the uncompressed file', async () => {
    const range = { 'Accept-Encoding': 'br', Range: 'bytes=6-1999' };
    const response = await get('/assets/main.0123abcd.js', range);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 6-1999/2012');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toMatch(/^a = 1;\s{1988}$/);
  });

  it.each([
    ['/docs/latest/page.md', 'content-type', 'text/markdown; charset=utf-8'],
    ['/docs/latest/gone.md', 'content-type', 'text/html; charset=utf-8'],
    ['/assets/main.0123abcd.js', 'cache-control', 'immutable'],
    ['/docs/1/page?q=1', 'location', '/docs/latest/page?q=1'],
  ])('returns for %s the header %s: %s', async (path, name, value) => {
    expect((await get(path)).headers.get(name)).toBe(value);
  });

  it.each([
    '/no/such/page',
    '/assets/gone.js',
    '/_headers',
    '/_redirects',
    '/%5Fheaders',
    '/..%2f..%2fetc/passwd',
  ])('returns the not-found page for %s, uncached', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>lost</h1>');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/%E0%A4%A', 404],
    [`/${'a/'.repeat(4000)}`, 404],
    ['http://[/', 400],
    ['*', 400],
  ])('handles the malformed request %s with %d', async (path, status) => {
    expect((await getRaw(path)).statusCode).toBe(status);
    expect((await get('/')).status).toBe(200);
  });

  it.each([
    ['//', '/'],
    ['//evil.example/x?q=1', '/evil.example/x?q=1'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['/./%2e//evil.example', '/evil.example'],
    ['/docs//latest/page', '/docs/latest/page'],
    ['/docs/1/x%0dSet-Cookie:%20a=b', '/docs/latest/x%0dSet-Cookie:%20a=b'],
    ['/docs/1/a%3Fb%23c%25', '/docs/latest/a%3Fb%23c%25'],
    ['/docs/1//evil.example', '/docs/1/evil.example'],
  ])('redirects %s to %s on the same host', async (path, location) => {
    const { headers } = await getRaw(path);
    expect(headers.location).toBe(location);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('explains what to do if the port is taken or the build is missing', async () => {
    const taken = Number(new URL(host.address).port);
    await expect(startHost(dir, taken)).rejects.toThrow(
      `Port ${taken} is in use. Choose another port: PORT=${taken + 1} npm start`,
    );
    expect(() => hostHandler(at('assets'))).toThrow('has no build. Run npm run build first');
  });
});

describe('a running host', () => {
  const site = testFolder('all');
  const build = (page: string): void => {
    site.write('index.html', page);
    site.write('404.html', `${page} lost`);
    site.write('_headers', `/*\n  X-Test: ${page}\n`);
    site.write('_redirects', `/old /${page} 301\n`);
    site.write(`${page}.js`, 'const a = 1;');
  };

  it('serves the files of a new build', async () => {
    build('first');
    const host = await startHost(site.path, 0);
    const getFrom = (path: string): Promise<Response> =>
      fetch(new URL(path, host.address), { redirect: 'manual' });
    try {
      expect((await getFrom('/first.js')).status).toBe(200);
      for (const name of ['index.html', '404.html', '_headers', '_redirects', 'first.js']) {
        rmSync(site.at(name));
      }
      expect((await getFrom('/')).status).toBe(404);
      expect((await getFrom('/first.js')).status).toBe(404);
      build('second');
      expect(await (await getFrom('/')).text()).toBe('second');
      expect((await getFrom('/second.js')).headers.get('x-test')).toBe('second');
      expect((await getFrom('/old')).headers.get('location')).toBe('/second');
      expect(await (await getFrom('/gone')).text()).toBe('second lost');
      site.write('_redirects', '/old\n');
      expect((await getFrom('/old')).status).toBe(503);
    } finally {
      await host.close();
    }
  });
});

it('values of a header that two rules of _headers set are joined', () => {
  const rules = parseHeaders('/*\n  X-Frame-Options: DENY\n/x\n  X-Frame-Options: SAMEORIGIN\n');
  expect(headersFor(rules, '/x')).toEqual({ 'X-Frame-Options': 'DENY, SAMEORIGIN' });
});

it.each(['  A: b', 'nonsense'])('the line "%s" before any path of _headers is rejected', (line) => {
  expect(() => parseHeaders(line)).toThrow(
    `_headers, line 1: expected a path or "  Name: value", got "${line}"`,
  );
});
