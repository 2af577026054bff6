import { describe, expect, it } from 'vitest';
import { stubPage } from '../../src/plugins/redirects';
import {
  parseRedirects,
  redirectFor,
  renderRedirects,
} from '../../src/plugins/redirects/redirectsFile';
import { nearestPage, siteRedirects } from '../../src/plugins/redirects/siteRedirects';
import { movedPages } from '../../src/site/links';
import { answers } from '../support/answers';

const moved = [{ from: '/security', to: '/security/security' }];

const redirectsOf = (baseUrl: string) =>
  siteRedirects({
    baseUrl,
    latest: '0.5.1',
    versions: [
      {
        address: `${baseUrl}docs/next`,
        pages: new Set([
          '/',
          '/security/security',
          '/recipes/a',
          '/spark-connector/spark-connector',
        ]),
      },
      {
        address: `${baseUrl}docs/latest`,
        pages: new Set(['/', '/security', '/manage-tables', '/trino-connector/index']),
      },
    ],
    moved,
    removed: { '0.3.0': ['/', '/security', '/gone'] },
  });

describe('_redirects', () => {
  const redirects = redirectsOf('/');

  it('survives being written and read', () => {
    expect(parseRedirects(renderRedirects(redirects))).toEqual(redirects);
  });

  const to = (location: string, status: number) => ({ location, status });
  answers('%s leads to %j', (from: string) => redirectFor(redirects, from), [
    ['/docs', to('/docs/latest/', 302)],
    ['/docs/', to('/docs/latest/', 302)],
    ['/docs/0.5.1', to('/docs/latest/', 302)],
    ['/docs/0.5.1/', to('/docs/latest/', 302)],
    ['/docs/0.5.1/trino-connector/index', to('/docs/latest/trino-connector/index', 302)],
    // Of a removed version.
    ['/docs/0.3.0', to('/docs/latest/', 301)],
    ['/docs/0.3.0/security', to('/docs/latest/security', 301)],
    ['/docs/0.3.0/gone', to('/docs/latest/', 301)],
    // A moved page, in the versions that have the new one and not the old one.
    ['/docs/next/security', to('/docs/next/security/security', 301)],
    ['/docs/latest/security', undefined],
    // A folder without a page of its own.
    ['/docs/latest/trino-connector', to('/docs/latest/trino-connector/index', 301)],
    ['/docs/latest/trino-connector/', to('/docs/latest/trino-connector/index', 301)],
    ['/docs/0.5.1/trino-connector/', to('/docs/latest/trino-connector/index', 301)],
    ['/docs/next/spark-connector/', to('/docs/next/spark-connector/spark-connector', 301)],
    ['/docs/next/recipes', undefined],
    ['/docs/0.5.0/overview', undefined],
    ['/docs/latest/', undefined],
    ['/docs/0.5.10/x', undefined],
    ['/docs/0.3.0/never', undefined],
    ['/blog', undefined],
  ]);

  it('respects a base address', () => {
    expect(redirectFor(redirectsOf('/site/'), '/site/docs/0.5.1/x')?.location).toBe(
      '/site/docs/latest/x',
    );
  });

  it('leads the folder of the REST pages to their introduction, in versions that have one', () => {
    const introduction = '/api/rest/gravitino-rest-api';
    const found = siteRedirects({
      baseUrl: '/',
      latest: '0.5.1',
      versions: [
        { address: '/docs/latest', pages: new Set(['/', introduction]) },
        { address: '/docs/0.3.0', pages: new Set(['/']) },
      ],
      moved: movedPages,
      removed: {},
    });
    for (const from of [
      '/docs/latest/api/rest',
      '/docs/latest/api/rest/',
      '/docs/0.5.1/api/rest',
    ]) {
      expect(redirectFor(found, from)?.location).toBe(`/docs/latest${introduction}`);
    }
    expect(redirectFor(found, '/docs/0.3.0/api/rest')).toBeUndefined();
  });

  it('leads a moved page of the latest version on under its number, too', () => {
    const afterCut = siteRedirects({
      baseUrl: '/',
      latest: '0.6.0',
      versions: [
        { address: '/docs/latest', pages: new Set(['/', '/security/security']) },
        { address: '/docs/0.5.1', pages: new Set(['/', '/security']) },
      ],
      moved,
      removed: {},
    });
    for (const from of ['/docs/latest/security', '/docs/0.6.0/security']) {
      expect(redirectFor(afterCut, from)?.location).toBe('/docs/latest/security/security');
    }
    expect(redirectFor(afterCut, '/docs/0.5.1/security')).toBeUndefined();
  });

  it.each([
    ['a line without a status', '/a /b'],
    ['a status other than a redirect', '/a /b 200'],
    ['a relative source', 'a /b 301'],
  ])('refuses %s and names it', (_, line) => {
    expect(() => parseRedirects(`# comment\n\n${line}\n`)).toThrow(
      `_redirects, line 3: expected "from to 301|302", got "${line}"`,
    );
  });
});

describe('nearestPage', () => {
  const pages = new Set(['/', '/a/index', '/a/one', '/drop-table', '/b/new-name']);

  const steps = [
    { from: '/old-name', to: '/middle' },
    { from: '/middle', to: '/b/new-name' },
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
  ];
  answers('is %s of %s: %s', (_: string, from: string) => nearestPage(from, pages, steps), [
    ['the same page', '/a/one', '/a/one'],
    ['where it moved, in two steps', '/old-name', '/b/new-name'],
    ['the first page of its folder', '/a/two', '/a/index'],
    ['the first page, when it is gone', '/drop-fileset', '/'],
    ['the first page, where moved pages go in circles', '/x', '/'],
  ]);
});

it('stubPage leads on without an inline script and escapes the address', () => {
  const page = stubPage('/docs/latest/a"<b>', '/');
  expect(page).toContain('content="0; url=/docs/latest/a&quot;&lt;b&gt;"');
  expect(page).toContain('<script src="/redirect.js"></script>');
  expect(page).not.toContain('<b>');
});
