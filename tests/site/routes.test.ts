import { describe, expect, it } from 'vitest';
import released from '../../versions.json';
import { fileFor, pageAt, sitemapPaths } from '../support/builtSite';

/** Addresses that the specification names (§2). */
const routes = [
  ...['/', '/gravitino', '/about-us', '/careers', '/privacy-policy', '/security', '/search'],
  ...['/careers/database-architect-engineer', '/careers/distributed-architect-engineer'],
  ...['/careers/senior-database-engineer', '/careers/senior-distributed-engineer'],
  ...['/blog', '/blog/archive', '/blog/tags', '/docs/what-changed', '/docs/playground'],
  ...['banner', 'cloud', 'navbar', 'icons'].map((name) => `/gravitino/${name}`),
];

/** Pages that every version has. */
const docs = [
  ...['', 'overview', 'getting-started', 'glossary', 'gravitino-server-config'],
  ...['apache-hive-catalog', 'trino-connector/index', 'trino-connector/configuration'],
  ...['create-metalake', 'list-metalakes', 'alter-catalog', 'load-catalog'].map(
    (name) => `api/rest/${name}`,
  ),
];

const versionPaths = ['latest', 'next', ...released.slice(1)];
const versionPages = versionPaths.flatMap((version) =>
  docs.map((page) => `/docs/${version}/${page}`),
);

describe('routes', () => {
  it.each([...routes, ...versionPages])('%s is a page with one h1 and a title', (path) => {
    const html = pageAt(path);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title[^>]*>[^<]*Datastrato<\/title>/);
  });

  it.each([
    ['/docs', '/docs/latest/'],
    [`/docs/${released[0]}`, '/docs/latest/'],
    [`/docs/${released[0]}/overview`, '/docs/latest/overview'],
    ['/docs/next/security', '/docs/next/security/security'],
  ])('%s has a page that redirects to %s', (from, to) => {
    expect(pageAt(from)).toContain(`http-equiv="refresh" content="0; url=${to}"`);
  });
});

it('the sitemap lists existing pages once', () => {
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(routes.length);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => fileFor(path) === undefined)).toEqual([]);
});
