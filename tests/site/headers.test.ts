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

/** The hashes that a directive of the policy allows. */
const allowed = (directive: string): Set<string> =>
  new Set(new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g));

/** What is looked for on every page. A page is parsed once for all of it. */
interface Found {
  /** Hashes. */
  scripts: string[];
  styles: string[];
  /** `tag attribute` of each inline handler; the policy would block it. */
  handlers: string[];
  /** Links that lead to another site in the same tab, or hand it the page. */
  stayingLinks: string[];
  /** Pages and files of this site that it leads to or loads. */
  paths: string[];
}

function find(html: string): Found {
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

/** Returns what a policy says wrong of a set of pages: hashes it lacks, hashes nobody needs. */
function compare(
  pages: readonly Found[],
): Record<'missing' | 'orphans' | 'missingStyles' | 'orphanStyles', string[]> {
  const differences = (directive: string, sources: string[]): [string[], string[]] => {
    const needed = new Set(sources);
    const named = allowed(directive);
    return [
      [...needed].filter((hash) => !named.has(hash)),
      [...named].filter((hash) => !needed.has(hash)),
    ];
  };
  const [missing, orphans] = differences(
    'script-src',
    pages.flatMap(({ scripts }) => scripts),
  );
  const [missingStyles, orphanStyles] = differences(
    'style-src-attr',
    pages.flatMap(({ styles }) => styles),
  );
  return { missing, orphans, missingStyles, orphanStyles };
}

const pages = (await htmlFiles()).map((file) => find(built(file)));

it('links to other sites open a new tab, on every page', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.flatMap(({ stayingLinks }) => stayingLinks)).toEqual([]);
  const { stayingLinks } = find('<a href="/x">in</a><a href="https://a.example">out</a>');
  expect(stayingLinks).toEqual(['https://a.example']);
});

it('every page, picture, script, style sheet and font that a page leads to or loads is there', () => {
  const paths = new Set(pages.flatMap((page) => page.paths));
  expect(paths.size).toBeGreaterThan(700);
  expect([...paths].filter((path) => fileFor(path) === undefined)).toEqual([]);
  expect(find('<a href="/docs/none#a">x</a><link href=/none.woff2 />').paths).toEqual([
    '/docs/none',
    '/none.woff2',
  ]);
});

describe('the security policy of the build', () => {
  it('allows every inline script and style attribute, and no other', () => {
    expect(compare(pages)).toEqual({
      missing: [],
      orphans: [],
      missingStyles: [],
      orphanStyles: [],
    });
  });

  it('notices what nobody announced, and what nobody needs', () => {
    const poisoned = find('<script>alert(1)</script><p style="color:red" onclick="x()">a</p>');
    expect(compare([...pages, poisoned])).toMatchObject({
      missing: [sourceHash('alert(1)')],
      missingStyles: [sourceHash('color:red')],
    });
    expect(poisoned.handlers).toEqual(['p onclick']);
    const { orphans, orphanStyles } = compare([]);
    expect(new Set(orphans)).toEqual(allowed('script-src'));
    expect(orphans.length).toBeGreaterThan(0);
    expect(new Set(orphanStyles)).toEqual(allowed('style-src-attr'));
  });

  it('allows nothing unsafe', () => {
    expect(policy.replaceAll("'unsafe-hashes'", '')).not.toContain('unsafe');
    for (const nothing of ['object-src', 'frame-src', 'media-src', 'base-uri', 'frame-ancestors']) {
      expect(policy).toContain(`${nothing} 'none'`);
    }
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("default-src 'self';");
  });

  it('fits the line that Cloudflare Pages reads', () => {
    const longest = built('_headers')
      .split('\n')
      .reduce((length, line) => Math.max(length, line.length), 0);
    expect(longest).toBeLessThan(2000);
  });

  it('meets no inline handler', () => {
    expect(pages.flatMap(({ handlers }) => handlers)).toEqual([]);
  });

  it('lets workers call their own origin only', () => {
    const ofWorkers = headersFor(rules, '/assets/js/worker.js')['Content-Security-Policy'] ?? '';
    expect(ofWorkers.split(', ')).toContain("connect-src 'self'");
  });

  it('keeps hashed files for a year and everything else fresh', () => {
    expect(headersFor(rules, '/assets/js/main.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/blog')['Cache-Control']).toBeUndefined();
  });

  it('calls a file immutable only where its name holds its hash', async () => {
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

describe('security.txt of the build', () => {
  const fields = Object.fromEntries(
    built('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );

  it('has what RFC 9116 asks for, and lies where it says', () => {
    expect(fields.Contact).toBe(`mailto:${mail.security}`);
    expect(fields['Preferred-Languages']).toBe('en');
    expect(fields.Canonical).toBe(`${brand.url}/.well-known/security.txt`);
  });

  it('is valid now, and for less than a year', () => {
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });
});
