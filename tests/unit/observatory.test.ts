import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../src/plugins/deploy/contentSecurityPolicy';
import { siteHeaders } from '../../src/plugins/deploy/index';
import { fullMarks, observatory } from '../support/observatory';

const sitePolicy = contentSecurityPolicy({
  scriptHashes: ["'sha256-a'"],
  styleAttributeHashes: ["'sha256-b'"],
  connect: [],
  formAction: [],
});
/** The site's own policy, with the default that earns most: the site allows Firefox to fetch ahead instead. */
const policy = sitePolicy.replace("default-src 'self'", "default-src 'none'");
const own = siteHeaders(policy, [], '/')[0]?.headers ?? {};

/** Scores the site's headers with some of them replaced; `undefined` takes one away. */
function scoreWith(changed: Record<string, string | undefined>, html = '<p>page</p>'): number {
  const headers = new Headers(own);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) {
      headers.delete(name);
    } else {
      headers.set(name, value);
    }
  }
  return observatory({ host: 'site.example', headers, html }).score;
}

describe('the header check', () => {
  it('gives full marks to the headers of the site, but for five points of its default', () => {
    expect(scoreWith({})).toBe(fullMarks);
    expect(sitePolicy).not.toBe(policy);
    expect(scoreWith({ 'Content-Security-Policy': sitePolicy })).toBe(fullMarks - 5);
  });

  it.each<[string, Record<string, string | undefined>, number]>([
    ['no policy', { 'Content-Security-Policy': undefined }, 75],
    ['a directive twice', { 'Content-Security-Policy': `${policy}; img-src *` }, 75],
    [
      'inline scripts',
      { 'Content-Security-Policy': policy.replace("'sha256-a'", "'unsafe-inline'") },
      80,
    ],
    [
      'scripts from anywhere',
      { 'Content-Security-Policy': policy.replace("'sha256-a'", 'https:') },
      80,
    ],
    [
      'calls over http',
      { 'Content-Security-Policy': policy.replace('connect-src', 'connect-src http://a.example') },
      80,
    ],
    [
      'eval',
      { 'Content-Security-Policy': policy.replace("'sha256-a'", "'sha256-a' 'unsafe-eval'") },
      fullMarks - 20,
    ],
    [
      'pictures over http',
      { 'Content-Security-Policy': policy.replace('data:', 'http:') },
      fullMarks - 20,
    ],
    [
      'any style attribute',
      { 'Content-Security-Policy': policy.replace("'sha256-b'", "'unsafe-inline'") },
      fullMarks - 10,
    ],
    [
      'a default that is not none',
      { 'Content-Security-Policy': policy.replace("default-src 'none'", "default-src 'self'") },
      fullMarks - 5,
    ],
    ['no HSTS', { 'Strict-Transport-Security': undefined }, 80],
    ['a short HSTS', { 'Strict-Transport-Security': 'max-age=60' }, fullMarks - 10],
    ['sniffing', { 'X-Content-Type-Options': undefined }, fullMarks - 5],
    [
      'framing',
      {
        'Content-Security-Policy': policy.replace("; frame-ancestors 'none'", ''),
        'X-Frame-Options': undefined,
      },
      80,
    ],
    ['a chatty referrer', { 'Referrer-Policy': 'unsafe-url' }, fullMarks - 10],
    ['no opener policy', { 'Cross-Origin-Opener-Policy': undefined }, fullMarks - 10],
    ['no embedder policy', { 'Cross-Origin-Embedder-Policy': undefined }, fullMarks - 10],
    ['no resource policy', { 'Cross-Origin-Resource-Policy': undefined }, fullMarks - 10],
    ['a cookie in the clear', { 'Set-Cookie': 'id=1' }, 80],
    [
      'sharing with credentials',
      { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Credentials': 'true' },
      50,
    ],
  ])('takes points for %s', (_, changed, expected) => {
    expect(scoreWith(changed)).toBe(expected);
  });

  it.each([
    ['a script of another host', '<script src="https://b.example/x.js"></script>', fullMarks - 5],
    ['one over http', '<script src="http://b.example/x.js"></script>', 50],
    [
      'none with its hash',
      '<script src="https://b.example/x.js" integrity="sha384-a"></script>',
      fullMarks,
    ],
    ['none of its own', '<script src="/x.js"></script>', fullMarks],
  ])('takes points for %s', (_, html, expected) => {
    expect(scoreWith({}, html)).toBe(expected);
  });

  it('reads the policy in a page as narrowing that of the header', () => {
    const wide = policy.replace("connect-src 'self'", "connect-src 'self' http://localhost:*");
    const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`;
    expect(scoreWith({ 'Content-Security-Policy': wide })).toBe(80);
    expect(scoreWith({ 'Content-Security-Policy': wide }, meta)).toBe(fullMarks);
  });
});
