import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCache } from '../../src/plugins/cache/contentCache';
import { compress } from '../../src/plugins/deploy/compress';
import { hostHandler, startHost } from '../../src/plugins/deploy/host';

const dir = mkdtempSync(join(tmpdir(), 'host-'));
const cache = mkdtempSync(join(tmpdir(), 'cache-'));
let server: Server;
let address: string;

beforeAll(async () => {
  mkdirSync(join(dir, 'docs/latest/page'), { recursive: true });
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<h1>home</h1>');
  writeFileSync(join(dir, '404.html'), '<h1>lost</h1>');
  writeFileSync(join(dir, 'docs/latest/page/index.html'), `<h1>page</h1>${' '.repeat(2000)}`);
  writeFileSync(join(dir, 'docs/latest/page.md'), '# page');
  writeFileSync(join(dir, 'assets/main.0123abcd.js'), `const a = 1;${' '.repeat(2000)}`);
  writeFileSync(join(dir, '_redirects'), '/docs/1/* /docs/latest/:splat 302\n');
  writeFileSync(
    join(dir, '_headers'),
    '/*\n  X-Test: yes\n\n/assets/*\n  Cache-Control: immutable\n\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
  );
  expect(await compress(dir, openCache(cache))).toBe(2);
  ({ server, address } = await startHost(dir, 0));
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
  rmSync(cache, { recursive: true });
});

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, address), { redirect: 'manual', ...init });

describe('the local host', () => {
  it('serves a page at its address without .html', async () => {
    const response = await get('/docs/latest/page');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>page</h1>');
    expect(response.headers.get('x-test')).toBe('yes');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('serves the precompressed file, with the cache rule of its path', async () => {
    const response = await get('/assets/main.0123abcd.js', {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('immutable');
    expect(await response.text()).toContain('const a = 1;');
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

  it('answers 404 with the not-found page', async () => {
    const response = await get('/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>lost</h1>');
  });

  it('leaves the folder closed to paths that climb out of it', async () => {
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(404);
  });

  it('says what to do when the port is taken', async () => {
    const taken = Number(new URL(address).port);
    await expect(startHost(dir, taken)).rejects.toThrow(
      `Port ${taken} is taken. Choose another: PORT=${taken + 1} npm start`,
    );
  });

  it('says what to do when there is no build', () => {
    expect(() => hostHandler(join(dir, 'assets'))).toThrow('holds no build. Make one first');
  });
});
