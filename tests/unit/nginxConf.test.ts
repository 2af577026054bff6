import { describe, expect, it } from 'vitest';
import type { HeaderRule } from '../../src/plugins/deploy/headersFile';
import { joinHeaders } from '../../src/plugins/deploy/joinHeaders';
import { nginxConf } from '../../src/plugins/deploy/nginxConf';

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
    ['a moved page, with a slash at its end or without', '  "~^/site/a\\.b/?$" /site/c;'],
    ['a moved folder', '  "~^/site/1/(?<splat>.*)$" /site/latest/$splat;'],
    ['the policy', `  "~^/(.*)$" "default-src 'self'; script-src 'sha256-a=' *.b";`],
    ['what is kept for long', '  "~^/site/assets/(.*)$" "public, immutable";'],
    ['a type', '  location ~ "^/(.*)\\.md$" {\n    types { }\n    default_type text/markdown;'],
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
