import { get as httpGet, type IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type HeaderRule, joinHeaders } from '../../src/plugins/deploy/headersFile';
import { nginxConf } from '../../src/plugins/deploy/nginxConf';
import { hasNginx, startNginx } from '../support/nginx';
import { testFolder } from '../support/testFolder';

const rules: HeaderRule[] = [
  {
    pattern: '/*',
    headers: { 'Content-Security-Policy': "default-src 'self'; script-src 'sha256-a=' *.b" },
  },
  { pattern: '/site/assets/*', headers: { 'Cache-Control': 'public, immutable' } },
  { pattern: '/*.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
];
const site = {
  root: '/srv/site',
  baseUrl: '/site/',
  rules,
  redirects: [
    { from: '/site/a.b', to: '/site/c', status: 301 as const },
    { from: '/site/1/*', to: '/site/latest/:splat', status: 302 as const },
  ],
};

describe('the configuration of nginx', () => {
  const conf = nginxConf(site);

  it.each([
    ['a moved page, with a slash at its end or without', '  "~^/site/a\\.b/?(?:\\?|$)" /site/c;'],
    ['a moved folder', '  "~^/site/1//*(?<splat>[^?#]*)" /site/latest/$splat;'],
    ['the policy', `  "~^/(.*)$" "default-src 'self'; script-src 'sha256-a=' *.b";`],
    ['what is kept for long', '  "~^/site/assets/(.*)$" "public, immutable";'],
    ['a type', '  location ~ "^/(.*)\\.md$" { types { } default_type text/markdown;'],
    ['the not-found page', '  error_page 404 /site/404.html;'],
    ['the files of the host, which nobody gets', 'location = /site/_headers { return 404; }'],
  ])('has %s', (_, line) => {
    expect(conf).toContain(line);
  });

  it('sends each header once', () => {
    expect(conf.match(/add_header/g)).toHaveLength(2);
  });

  it('refuses a header that it could not send as it is', () => {
    const poisoned = [{ pattern: '/*', headers: { 'X-Price': '5 $' } }];
    expect(() => nginxConf({ ...site, rules: poisoned })).toThrow('"5 $" has a dollar sign');
  });
});

describe('nginx itself', () => {
  const { path: root, write } = testFolder('all');

  it.skipIf(!hasNginx())('serves it (skipped without nginx: apt-get install nginx)', async () => {
    for (const [file, text] of Object.entries({
      'index.html': 'Home',
      '404.html': 'Not found',
      'c.html': 'Page',
      'c.md': 'Export',
      'assets/a.js': 'go()',
      _headers: 'secret',
    })) {
      write(`site/${file}`, text);
    }
    await expect(startNginx('server { nonsense on; }')).rejects.toThrow('unknown directive');
    const { address, stop } = await startNginx(nginxConf({ ...site, root }));
    onTestFinished(stop);
    const get = async (path: string) => {
      const { status, headers } = await fetch(address + path, { redirect: 'manual' });
      return { status, headers: Object.fromEntries(headers) };
    };
    expect(await get('/site/')).toMatchObject({
      status: 200,
      headers: {
        'content-security-policy': "default-src 'self'; script-src 'sha256-a=' *.b",
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    });
    expect(await get('/site/c')).toMatchObject({ status: 200 });
    expect(await get('/site/a.b/?x=1')).toMatchObject({
      status: 301,
      headers: { location: '/site/c?x=1' },
    });
    expect(await get('/site/1/deep')).toMatchObject({
      status: 302,
      headers: { location: '/site/latest/deep' },
    });
    expect((await get('/site/assets/a.js')).headers['cache-control']).toBe('public, immutable');
    expect((await get('/site/c.md')).headers['content-type']).toContain('text/markdown');
    const raw = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const { hostname, port } = new URL(address);
        httpGet({ hostname, port, path }, (response) => resolve(response.resume())).on(
          'error',
          reject,
        );
      });
    // nginx refuses %00.
    const codes = Array.from(
      { length: 255 },
      (_, code) => `%${(code + 1).toString(16).padStart(2, '0')}`,
    );
    for (const code of codes) {
      const { statusCode, headers, rawHeaders } = await raw(
        `/site/1/x${code}Set-Cookie:%20a=b?q=${code}`,
      );
      expect(headers.location, code).toBe(`/site/latest/x${code}Set-Cookie:%20a=b?q=${code}`);
      expect([statusCode, headers['set-cookie']], code).toEqual([302, undefined]);
      expect(
        rawHeaders.filter((name) => name === 'Location'),
        code,
      ).toHaveLength(1);
    }
    for (const path of [
      '/site/1//evil.example',
      '/site/1///evil.example',
      '//evil.example/site/1/x',
    ]) {
      expect((await raw(path)).headers.location ?? '', path).not.toMatch(/^\/\/|^\w+:/);
    }
    expect((await raw('/site/a.b?to=%0d')).headers.location).toBe('/site/c?to=%0d');
    for (const path of ['/site/gone', '/site/_headers']) {
      expect(await get(path)).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
    }
  });
});

describe('headers of two languages', () => {
  it('are one rule for each pattern, whose policy allows what either needs', () => {
    const other: HeaderRule[] = [
      {
        pattern: '/*',
        headers: { 'Content-Security-Policy': "default-src 'self'; script-src 'sha256-b='" },
      },
      { pattern: '/site/zh/assets/*', headers: { 'Cache-Control': 'public' } },
    ];
    expect(joinHeaders(rules, other)).toEqual([
      {
        pattern: '/*',
        headers: {
          'Content-Security-Policy': "default-src 'self'; script-src 'sha256-a=' *.b 'sha256-b='",
        },
      },
      ...rules.slice(1),
      ...other.slice(1),
    ]);
  });

  it('of one language stay as they are', () => {
    expect(joinHeaders([], rules)).toEqual(rules);
  });
});
