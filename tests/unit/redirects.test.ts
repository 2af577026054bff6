import { describe, expect, it } from 'vitest';
import { stubPage } from '../../src/plugins/redirects';
import {
  nearestPage,
  parseRedirects,
  redirectFor,
  siteRedirects,
} from '../../src/plugins/redirects/siteRedirects';
import { movedPages } from '../../src/site/links';
import { testCases } from '../support/testCases';

const moved = [{ from: '/security', to: '/security/security' }];

/** Returns the redirects of a site with these pages of its versions. */
const redirectsOf = (
  versions: Record<string, string[]>,
  { baseUrl = '/', latest = '0.5.1', moves = moved, removed = {} } = {},
) =>
  siteRedirects({
    baseUrl,
    latest,
    versions: Object.entries(versions).map(([name, pages]) => ({
      address: `${baseUrl}docs/${name}`,
      pages: new Set(pages),
    })),
    moved: moves,
    removed,
  });
const finderOf = (redirects: ReturnType<typeof siteRedirects>) => (from: string) => {
  const line = redirectFor(redirects, from);
  return line && `${line.to} ${line.status}`;
};

testCases(
  '%s redirects to %s',
  finderOf(
    redirectsOf(
      {
        next: ['/', '/security/security', '/recipes/a', '/spark-connector/spark-connector'],
        latest: ['/', '/security', '/manage-tables', '/trino-connector/index'],
      },
      { removed: { '0.3.0': ['/', '/security', '/gone'] } },
    ),
  ),
  [
    ['/docs', '/docs/latest/ 302'],
    ['/docs/', '/docs/latest/ 302'],
    ['/docs/0.5.1', '/docs/latest/ 302'],
    ['/docs/0.5.1/', '/docs/latest/ 302'],
    ['/docs/0.5.1/trino-connector/index', '/docs/latest/trino-connector/index 302'],
    ['/docs/0.5.1/$&', '/docs/latest/$& 302'],
    // Pages of a removed version.
    ['/docs/0.3.0', '/docs/latest/ 301'],
    ['/docs/0.3.0/security', '/docs/latest/security 301'],
    ['/docs/0.3.0/gone', '/docs/latest/ 301'],
    // A moved page, in versions that have only its new address.
    ['/docs/next/security', '/docs/next/security/security 301'],
    ['/docs/latest/security', undefined],
    // A folder without its own page.
    ['/docs/latest/trino-connector', '/docs/latest/trino-connector/index 301'],
    ['/docs/latest/trino-connector/', '/docs/latest/trino-connector/index 301'],
    ['/docs/0.5.1/trino-connector/', '/docs/latest/trino-connector/index 301'],
    ['/docs/next/spark-connector/', '/docs/next/spark-connector/spark-connector 301'],
    ['/docs/next/recipes', undefined],
    ['/docs/0.5.0/overview', undefined],
    ['/docs/latest/', undefined],
    ['/docs/0.5.10/x', undefined],
    ['/docs/0.3.0/never', undefined],
    ['/blog', undefined],
  ],
);

it('redirects include the base URL', () => {
  const below = redirectsOf({ latest: ['/'] }, { baseUrl: '/site/' });
  expect(finderOf(below)('/site/docs/0.5.1/x')).toBe('/site/docs/latest/x 302');
});

const introduction = '/api/rest/gravitino-rest-api';
testCases(
  'the REST folder at %s redirects to the introduction of the version: %s',
  finderOf(
    redirectsOf({ latest: ['/', introduction], '0.3.0': ['/'] }, { moves: [...movedPages] }),
  ),
  [
    ['/docs/latest/api/rest', `/docs/latest${introduction} 301`],
    ['/docs/latest/api/rest/', `/docs/latest${introduction} 301`],
    ['/docs/0.5.1/api/rest', `/docs/latest${introduction} 301`],
    ['/docs/0.3.0/api/rest', undefined],
  ],
);

testCases(
  'a page that moved in the latest version redirects from %s to %s',
  finderOf(
    redirectsOf(
      { latest: ['/', '/security/security'], '0.5.1': ['/', '/security'] },
      { latest: '0.6.0' },
    ),
  ),
  [
    ['/docs/latest/security', '/docs/latest/security/security 301'],
    ['/docs/0.6.0/security', '/docs/latest/security/security 301'],
    ['/docs/0.5.1/security', undefined],
  ],
);

describe('a _redirects file', () => {
  it('is read by line, without comments', () => {
    expect(parseRedirects('# comment\n\n/a/* /b/:splat 302\n')).toEqual([
      { from: '/a/*', to: '/b/:splat', status: 302 },
    ]);
  });

  it.each(['/a /b', '/a /b 200', 'a /b 301'])('is rejected with the line “%s”', (line) => {
    expect(() => parseRedirects(`# comment\n\n${line}\n`)).toThrow(
      `_redirects, line 3: expected "from to 301|302", got "${line}"`,
    );
  });
});

const pages = new Set(['/', '/a/index', '/a/one', '/drop-table', '/b/new-name']);
const steps = [
  { from: '/old-name', to: '/middle' },
  { from: '/middle', to: '/b/new-name' },
  { from: '/x', to: '/y' },
  { from: '/y', to: '/x' },
];
testCases(
  'the nearest page is %s for %s: %s',
  (_: string, page: string) => nearestPage(page, pages, steps),
  [
    ['the same page', '/a/one', '/a/one'],
    ['the new address after two moves', '/old-name', '/b/new-name'],
    ['the first page of its folder', '/a/two', '/a/index'],
    ['the first page if the page was deleted', '/drop-fileset', '/'],
    ['the first page if moves form a cycle', '/x', '/'],
  ],
);

it('stubPage redirects without an inline script and escapes the address', () => {
  const page = stubPage('/docs/latest/a"<b>', '/');
  expect(page).toContain('content="0; url=/docs/latest/a&quot;&lt;b&gt;"');
  expect(page).toContain('<script src="/redirect.js"></script>');
  expect(page).not.toContain('<b>');
});
