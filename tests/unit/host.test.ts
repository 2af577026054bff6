import { rmSync } from 'node:fs';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, host.address), { redirect: 'manual', ...init });

describe('a build while the site is served', () => {
  const site = testFolder('all');

  it('ends nothing, and what it writes is served', async () => {
    const build = (page: string): void => {
      site.write('index.html', page);
      site.write('404.html', `${page} lost`);
      site.write('_headers', `/*\n  X-Test: ${page}\n`);
      site.write('_redirects', `/old /${page} 301\n`);
      site.write(`${page}.js`, 'const a = 1;');
    };
    build('first');
    const host = await startHost(site.path, 0);
    const ask = (path: string): Promise<Response> =>
      fetch(new URL(path, host.address), { redirect: 'manual' });
    try {
      expect((await ask('/first.js')).status).toBe(200);
      for (const name of ['index.html', '404.html', '_headers', '_redirects', 'first.js']) {
        rmSync(site.at(name));
      }
      expect((await ask('/')).status).toBe(404);
      expect((await ask('/first.js')).status).toBe(404);
      build('second');
      expect(await (await ask('/')).text()).toBe('second');
      expect((await ask('/second.js')).headers.get('x-test')).toBe('second');
      expect((await ask('/old')).headers.get('location')).toBe('/second');
      expect(await (await ask('/gone')).text()).toBe('second lost');
      site.write('_redirects', '/old\n');
      expect((await ask('/old')).status).toBe(503);
    } finally {
      await host.close();
    }
  });
});

describe('the local host', () => {
  it('serves a page at its address without .html', async () => {
    const response = await get('/docs/latest/page');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>page</h1>');
    expect(response.headers.get('x-test')).toBe('yes');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['br', 'gzip'])('compresses text for a browser that takes %s', async (encoding) => {
    const response = await get('/assets/main.0123abcd.js', {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('immutable');
    expect(await response.text()).toContain('const a = 1;');
  });

  it('leaves as it is what is too short to gain, and what a browser takes only so', async () => {
    const encoding = async (path: string, accepted: string): Promise<string | null> =>
      (await get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get(
        'content-encoding',
      );
    expect(await encoding('/docs/latest/page.md', 'br')).toBeNull();
    expect(await encoding('/docs/latest/page', 'identity')).toBeNull();
    expect(await encoding('/docs/latest/page', 'br')).toBe('br');
  });

  it('answers that nothing has changed, and says the same of a page without its body', async () => {
    const first = await get('/docs/latest/page');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await get('/docs/latest/page', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    const head = await get('/docs/latest/page', { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe(etag);
    expect(await head.text()).toBe('');
  });

  it('sends a part of a file by its own bytes, not compressed', async () => {
    const response = await get('/assets/main.0123abcd.js', {
      headers: { 'Accept-Encoding': 'br', Range: 'bytes=6-1999' },
    });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 6-1999/2012');
    expect(response.headers.get('content-encoding')).toBeNull();
    const text = await response.text();
    expect(text).toHaveLength(1994);
    expect(text.startsWith('a = 1;')).toBe(true);
  });

  it('takes a type from the rules of its path, and keeps its own for what is not there', async () => {
    const type = async (path: string): Promise<string | null> =>
      (await get(path)).headers.get('content-type');
    expect(await type('/docs/latest/page.md')).toBe('text/markdown; charset=utf-8');
    expect(await type('/docs/latest/gone.md')).toBe('text/html; charset=utf-8');
  });

  it('redirects and keeps the query', async () => {
    const response = await get('/docs/1/page?q=1');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/docs/latest/page?q=1');
  });

  it.each(['/no/such/page', '/assets/gone.js'])(
    'answers 404 with the not-found page, which no browser keeps: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<h1>lost</h1>');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/_headers', '/_redirects', '/%5Fheaders'])(
    'serves no file of its own: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    ['/%E0%A4%A', 404],
    [`/${'a'.repeat(8000)}`, 404],
    [`/${'a/'.repeat(4000)}`, 404],
    ['http://[/', 400],
    ['*', 400],
  ])('answers a request for %s', async (path, expected) => {
    const { port } = new URL(host.address);
    const status = await new Promise((resolve, reject) => {
      httpGet({ host: '127.0.0.1', port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
    expect(status).toBe(expected);
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
  ])('leads %s to %s, on this host', async (path, location) => {
    const { port } = new URL(host.address);
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      httpGet({ host: '127.0.0.1', port, path }, (response) => {
        response.resume();
        resolve(response.headers);
      }).on('error', reject);
    });
    expect(headers.location).toBe(location);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('leaves the folder closed to paths that climb out of it', async () => {
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
  });

  it('says what to do when the port is taken', async () => {
    const taken = Number(new URL(host.address).port);
    await expect(startHost(dir, taken)).rejects.toThrow(
      `Port ${taken} is taken. Choose another: PORT=${taken + 1} npm start`,
    );
  });

  it('says what to do when there is no build', () => {
    expect(() => hostHandler(at('assets'))).toThrow('holds no build. Make one first');
  });
});
