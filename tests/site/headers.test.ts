import { describe, expect, it } from 'vitest';
import { listFiles } from '../../src/plugins/built-pages/files';
import { elementsOf, parsePage } from '../../src/plugins/built-pages/parsePage';
import { sourceHash } from '../../src/plugins/deploy/contentSecurityPolicy';
import { headersFor, parseHeaders } from '../../src/plugins/deploy/headersFile';
import { inlineSources } from '../../src/plugins/deploy/inlineSources';
import { brand } from '../../src/site/brand';
import { mail } from '../../src/site/links';
import { built, fileFor, htmlFiles } from '../support/builtSite';
import { pageLinks } from '../support/pageLinks';
import { buildDir } from '../support/paths';

const rules = parseHeaders(built('_headers'));
const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';

/** Returns the hashes that a directive of the policy allows. */
const allowed = (directive: string): Set<string> =>
  new Set(new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g));

/** The parts of a page that the tests check. A page is parsed once for all tests. */
interface Found {
  /** Hashes. */
  scripts: string[];
  styles: string[];
  /** `tag attribute` of each inline handler, which the policy would block. */
  handlers: string[];
  /** Links that open another site in the same tab or with access to the page. */
  stayingLinks: string[];
  /** Pages and files of this site that the page links or loads. */
  paths: string[];
}

function inspectPage(html: string): Found {
  const tree = parsePage(html);
  const sources = inlineSources(tree);
  const found: Found = {
    scripts: sources['script-src'],
    styles: sources['style-src-attr'],
    handlers: [],
    stayingLinks: [],
    paths: pageLinks(tree)
      .filter((target) => /^\/(?!\/)/.test(target))
      .map((target) => target.replace(/[?#].*/, '')),
  };
  for (const { tagName, properties } of elementsOf(tree)) {
    const { href, target, rel, ...others } = properties;
    const names = Object.keys(others).filter((name) => /^on[a-z]+$/i.test(name));
    found.handlers.push(...names.map((name) => `${tagName} ${name.toLowerCase()}`));
    const isSafe = target === '_blank' && [rel].flat().includes('noopener');
    if (tagName === 'a' && /^https?:/.test(String(href)) && !isSafe) {
      found.stayingLinks.push(String(href));
    }
  }
  return found;
}

/** Lists the hashes that a directive lacks for pages, and those that the pages don't need. */
function compare(found: readonly Found[], kind: 'scripts' | 'styles') {
  const needed = new Set(found.flatMap((page) => page[kind]));
  const named = allowed(kind === 'scripts' ? 'script-src' : 'style-src-attr');
  return {
    missing: [...needed].filter((hash) => !named.has(hash)),
    orphans: [...named].filter((hash) => !needed.has(hash)),
  };
}

const pages = (await htmlFiles()).map((file) => inspectPage(built(file)));

it('links to other sites open a new tab', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.flatMap(({ stayingLinks }) => stayingLinks)).toEqual([]);
  const { stayingLinks } = inspectPage('<a href="/x">in</a><a href="https://a.example">out</a>');
  expect(stayingLinks).toEqual(['https://a.example']);
});

it('all pages and files that pages link or load exist', () => {
  const paths = new Set(pages.flatMap((page) => page.paths));
  expect(paths.size).toBeGreaterThan(700);
  expect([...paths].filter((path) => fileFor(path) === undefined)).toEqual([]);
  expect(inspectPage('<a href="/docs/none#a">x</a><link href=/none.woff2 />').paths).toEqual([
    '/docs/none',
    '/none.woff2',
  ]);
});

describe('the security policy of the build', () => {
  it.each([
    ['scripts', sourceHash('alert(1)')],
    ['styles', sourceHash('color:red')],
  ] as const)('allows exactly the inline %s of pages', (kind, hash) => {
    expect(compare(pages, kind)).toEqual({ missing: [], orphans: [] });
    const changed = inspectPage('<script>alert(1)</script><p style="color:red">a</p>');
    expect(compare([...pages, changed], kind)).toEqual({ missing: [hash], orphans: [] });
    expect(compare([], kind).orphans.length).toBeGreaterThan(0);
  });

  it('doesn’t block inline handlers, because there aren’t any', () => {
    expect(pages.flatMap(({ handlers }) => handlers)).toEqual([]);
    expect(inspectPage('<p onclick="x()">a</p>').handlers).toEqual(['p onclick']);
  });

  it('allows nothing unsafe', () => {
    expect(policy.replaceAll("'unsafe-hashes'", '')).not.toContain('unsafe');
    for (const nothing of ['object-src', 'frame-src', 'media-src', 'base-uri', 'frame-ancestors']) {
      expect(policy).toContain(`${nothing} 'none'`);
    }
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("default-src 'self';");
  });

  it('fits the line length of Cloudflare Pages', () => {
    const longest = built('_headers')
      .split('\n')
      .reduce((length, line) => Math.max(length, line.length), 0);
    expect(longest).toBeLessThan(2000);
  });

  it('lets workers call only their origin', () => {
    const headers = headersFor(rules, '/assets/js/worker.js');
    expect(headers['Content-Security-Policy']?.split(', ')).toContain("connect-src 'self'");
    expect(headersFor(rules, '/blog')['Cache-Control']).toBeUndefined();
  });

  it('caches only files with a hash in their name', async () => {
    const immutable = (await listFiles(buildDir)).filter((file) =>
      headersFor(rules, `/${file}`)['Cache-Control']?.includes('immutable'),
    );
    const unhashed = (files: readonly string[]): string[] =>
      files.filter((file) => !/[./-][0-9a-f]{7,32}\.(?:\d+\.)?\w+(?:\.LICENSE\.txt)?$/.test(file));
    expect(immutable.length).toBeGreaterThan(0);
    expect(unhashed(immutable)).toEqual([]);
    expect(unhashed(['assets/js/main.js'])).toEqual(['assets/js/main.js']);
  });
});

it('security.txt is valid (RFC 9116)', () => {
  const fields = Object.fromEntries(
    built('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${mail.security}`,
    'Preferred-Languages': 'en',
    Canonical: `${brand.url}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
