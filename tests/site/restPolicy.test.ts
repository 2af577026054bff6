import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../src/plugins/deploy/headersFile';
import { isRestPath } from '../../src/site/restPaths';
import { built, htmlFiles } from '../support/builtSite';

const rules = parseHeaders(built('_headers'));

/** Returns the sources of a directive in each policy of a list, as a browser reads them: all of them hold. */
const sources = (policies: string, directive: string): string[] =>
  policies
    .split(',')
    .flatMap((policy) => policy.split(';'))
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${directive} `))
    .map((part) => part.slice(directive.length + 1));

/** What the policies in a page's own HTML let its scripts call. */
function ownPolicy(html: string): string[] {
  const [head = ''] = html.split('</head>');
  return [...head.matchAll(/<meta\b[^>]*http-equiv="?Content-Security-Policy"?[^>]*>/gi)].flatMap(
    ([tag]) =>
      sources(
        (/content="([^"]*)"/.exec(tag)?.[1] ?? '')
          .replaceAll('&#x27;', "'")
          .replaceAll('&#39;', "'"),
        'connect-src',
      ),
  );
}

/** Pages of the site; what only leads on calls nobody. */
const isPage = (html: string): boolean => !html.includes('http-equiv="refresh"');

/** Lists the pages that may call more, or less, than they should. */
function wrong(pages: readonly { file: string; html: string }[]): string[] {
  return pages
    .filter(({ html }) => isPage(html))
    .filter(({ file, html }) => {
      const isRest = isRestPath(`/${file}`);
      return JSON.stringify(ownPolicy(html)) !== JSON.stringify(isRest ? [] : ["'self'"]);
    })
    .map(({ file }) => file);
}

describe('whom pages may call', async () => {
  const pages = (await htmlFiles()).map((file) => ({ file, html: built(file) }));

  it('is bounded by the header', () => {
    const policy = headersFor(rules, '/docs/latest/api/rest/load-table')['Content-Security-Policy'];
    expect(sources(policy ?? '', 'connect-src')).toEqual([
      "'self' http://localhost:* http://127.0.0.1:*",
    ]);
    expect(headersFor(rules, '/')['Content-Security-Policy']).toBe(policy);
  });

  it('is the site alone on every page but those of the REST reference', () => {
    expect(wrong(pages)).toEqual([]);
    expect(pages.filter(({ file }) => isRestPath(`/${file}`)).length).toBeGreaterThan(190);
  });

  it('is the site alone for workers, whose policy is that of their file', () => {
    const policies = headersFor(rules, '/assets/js/worker.js')['Content-Security-Policy'] ?? '';
    expect(sources(policies, 'connect-src')).toContain("'self'");
  });

  it('notices a page that forgot, and a REST page that is kept from it', () => {
    const script = '<script src="/a.js"></script>';
    const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`;
    expect(
      wrong([
        { file: 'blog/index.html', html: `<head>${script}</head>` },
        { file: 'docs/next/api/rest/load-table/index.html', html: `<head>${meta}${script}</head>` },
        { file: 'about-us/index.html', html: `<head>${meta}${script}</head>` },
      ]),
    ).toEqual(['blog/index.html', 'docs/next/api/rest/load-table/index.html']);
  });
});
