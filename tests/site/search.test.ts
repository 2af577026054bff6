import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordsOfSources } from '../../src/plugins/search-index/devIndex';
import type { SourcePage } from '../../src/plugins/search-index/sourcePages';
import { readOperation } from '../../src/search/engine/apiPath';
import type { SearchManifest } from '../../src/search/engine/manifest';
import { cellSeparator } from '../../src/search/engine/record';
import { createSearchIndex } from '../../src/search/engine/searchIndex';
import { type Section, type Shard, unpackShard } from '../../src/search/engine/shard';
import { brand } from '../../src/site/brand';
import { isRestPath } from '../../src/site/links';
import { rowAnchor } from '../../src/site/reference';
import { pageKindAt, search, searchLanguage } from '../../src/site/search';
import { latestPath } from '../../src/site/versions';
import released from '../../versions.json';
import { pageName } from '../bench/search/corpus';
import { workerScript } from '../bench/search/engines';
import { type BenchQuery, queries, unseen } from '../bench/search/queries';
import { brotliBytes } from '../support/brotli';
import { built, idsOf, pageAt } from '../support/builtSite';
import { namesInCode } from '../support/codeNames';
import { buildDir, rootDir } from '../support/paths';

/** Bytes, compressed as a host keeps them: shards of the site and of the latest version, their list, the worker's script. */
const payload = 140 * 1024;
const manifest = JSON.parse(built(search.manifestFile)) as SearchManifest;
const shards = manifest.shards.map(({ file, tag }) => ({
  tag,
  file,
  shard: JSON.parse(built(file)) as Shard,
}));
const sections: Section[] = shards.flatMap(({ shard }) => unpackShard(shard));

describe('the queries of the bench', () => {
  const inIndex = new Set(sections.map(({ path }) => pageName(path)));
  const missing = (list: readonly Pick<BenchQuery, 'query' | 'pages'>[]): string[] =>
    list.flatMap(({ query, pages }) =>
      pages.filter((page) => !inIndex.has(page)).map((page) => `${query}: ${page}`),
    );

  test('are answered by pages that the index has', () => {
    expect(missing([...queries, ...unseen])).toEqual([]);
    const gone = { query: 'gone', pages: ['overview', 'no-such-page', 'about-us'] };
    expect(missing([gone])).toEqual(['gone: no-such-page', 'gone: about-us']);
  });

  test('are in one list each', () => {
    const typed = [...queries, ...unseen].map(({ query }) => query.toLowerCase());
    expect(typed.filter((query, at) => typed.indexOf(query) !== at)).toEqual([]);
  });
});

describe('names that only code has', () => {
  const latest = shards.filter(({ tag }) =>
    ['default', `docs-default-${released[0]}`].includes(tag),
  );
  const index = createSearchIndex(
    latest.map(({ shard }) => shard),
    { ...searchLanguage, wordsOfKind: (path) => pageKindAt(path)?.words ?? [] },
  );
  const names = namesInCode(`docs/${latestPath}`);
  /** Whether one of the first five pages found shows the name. */
  const isFound = (name: string, pages: ReadonlySet<string>): boolean => {
    const found = new Set(index.search(name).matches.map(({ section }) => section.path));
    return [...found].slice(0, 5).some((path) => pages.has(path));
  };

  test('find a page that shows them among the first five: 97 of 100', () => {
    expect(names.size).toBeGreaterThan(400);
    const missed = [...names].filter(([name, pages]) => !isFound(name, pages));
    expect(missed.length / names.size, missed.map(([name]) => name).join(' ')).toBeLessThanOrEqual(
      0.03,
    );
    expect(isFound('noSuchName', new Set(['/docs/latest/overview']))).toBe(false);
  });
});

describe('a pasted call of the REST API', () => {
  const operations = sections.filter(
    ({ path, level }) => level === 1 && /\/latest\/api\/rest\/(?!gravitino-rest-api)/.test(path),
  );
  const index = createSearchIndex(
    shards.filter(({ tag }) => tag === `docs-default-${released[0]}`).map(({ shard }) => shard),
    { ...searchLanguage, wordsOfKind: (path) => pageKindAt(path)?.words ?? [] },
  );

  test('finds its operation first', () => {
    const calls = operations.map(({ path, blocks }) => {
      const lines = blocks.filter(({ text }) => readOperation(text) !== undefined);
      return { path, call: lines[0]?.text.replace(/\{(\w+)\}/g, 'my_$1') ?? '' };
    });
    const wrong = [...calls, { path: '/nowhere', call: 'GET /api/metalakes' }].filter(
      ({ path, call }) => index.search(call).matches[0]?.section.path !== path,
    );
    expect(wrong).toEqual([{ path: '/nowhere', call: 'GET /api/metalakes' }]);
    expect(calls.length).toBeGreaterThan(30);
  });
});

describe('the index of the build', () => {
  test.each(manifest.shards.map(({ tag }) => tag))('answers in %s', (tag) => {
    const own = shards.filter((one) => one.tag === tag).map(({ shard }) => shard);
    const { matches } = createSearchIndex(own, searchLanguage).search('catalog');
    expect(matches.length).toBeGreaterThan(10);
  });

  test('has a shard for the site and for each version, named by its content', () => {
    expect(manifest.shards.map(({ tag }) => tag).sort()).toEqual(
      ['default', 'docs-default-current', ...released.map((name) => `docs-default-${name}`)].sort(),
    );
    for (const { file } of manifest.shards) {
      expect(file).toMatch(/^assets\/search\/en\.[\w.-]+\.[0-9a-f]{8}\.json$/);
    }
    const folder = readdirSync(join(buildDir, search.shardFolder));
    expect(folder.filter((name) => name.endsWith('.json'))).toHaveLength(manifest.shards.length);
  });

  test('every address in it leads to a page and to an id on it', () => {
    const wrong = sections.filter(
      ({ path, anchor }) =>
        !idsOf(path).has('top') || (anchor !== null && !idsOf(path).has(anchor)),
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
    expect(sections.length).toBeGreaterThan(1000);
  });

  test('every row that its name leads to is on its page', () => {
    const rows = sections
      .filter(({ tag }) => tag !== 'default')
      .flatMap(({ path, blocks }) =>
        blocks
          .filter(({ text }) => text.includes(cellSeparator))
          .map(({ text }) => ({ path, anchor: rowAnchor(text.split(cellSeparator)[0] ?? '') })),
      );
    const places = [...rows, { path: '/docs/latest/overview', anchor: 'no.such.key' }].flatMap(
      ({ path, anchor }) => (anchor === undefined ? [] : [{ path, anchor }]),
    );
    const missing = places.filter(({ path, anchor }) => !idsOf(path).has(anchor));
    expect(missing.map(({ path, anchor }) => `${path}#${anchor}`)).toEqual([
      '/docs/latest/overview#no.such.key',
    ]);
    expect(places.length).toBeGreaterThan(1000);
  });

  test('no page in it is closed to search engines', () => {
    const paths = [...new Set(sections.map(({ path }) => path))];
    const closed = paths.filter((path) =>
      /<meta[^>]*name="?robots"?[^>]*noindex/.test(pageAt(path)),
    );
    expect(closed).toEqual([]);
    expect(paths).not.toContain('/search');
  });

  test('table rows are whole: a key stands with its meaning', () => {
    const rows = sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));
    expect(rows).toContainEqual(
      expect.stringMatching(/^gravitino\.server\.webserver\.httpPort · 8090 · .*port/i),
    );
  });

  test('what a reader of the latest version downloads before the first result is small', () => {
    const wanted = ['default', `docs-default-${released[0]}`];
    const files = manifest.shards.filter(({ tag }) => wanted.includes(tag)).map(({ file }) => file);
    const texts = [search.manifestFile, ...files].map(built);
    const bytes = [...texts, workerScript().source].map((text) => brotliBytes(text, 11));
    expect(files).toHaveLength(2);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(payload);
  });

  test('the introduction of the reference has keywords, and its operations the method that clients call', () => {
    const keywordsOf = (path: string): readonly string[] | undefined =>
      sections.find((section) => section.path === path && section.level === 1)?.about?.keywords;
    expect(keywordsOf('/docs/0.5.0/api/rest/alter-table')).toEqual(['alterTable']);
    expect(keywordsOf('/docs/latest/api/rest/gravitino-rest-api')).toContain('Swagger');
    expect(keywordsOf('/docs/latest/api/rest/no-such-operation')).toBeUndefined();
  });

  test('replies, types and samples of the reference are not in it, its operations are', () => {
    const reference = sections.filter(({ path }) => isRestPath(path));
    const headings = new Set(reference.map(({ heading }) => heading));
    expect(headings).toContain('Create a table');
    for (const heading of ['Responses', 'Types', 'Code samples', 'Response samples']) {
      expect(headings).not.toContain(heading);
    }
  });

  test('without a hosted index no page mentions one', () => {
    expect(pageAt('/') + built('_headers')).not.toMatch(/algolia/i);
  });
});

test('the search of dev mode has at least 95 % of the build’s heading addresses', () => {
  const folder = join(rootDir, '.docusaurus/docusaurus-plugin-content-docs/default');
  // One version is read as the others are, and takes two seconds.
  const isLatest = (version: string): boolean => version === released[0];
  const pages = readdirSync(folder)
    .filter((name) => /^site-.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>)
    .filter(({ version = '' }) => isLatest(version))
    .map(
      ({ source = '', permalink = '', title = '', version = '' }): SourcePage => ({
        source,
        permalink,
        title,
        version,
        lvl0: '',
        tag: `docs-default-${version}`,
      }),
    );
  const context = {
    siteDir: rootDir,
    siteConfig: { url: brand.url },
    i18n: { currentLocale: brand.locale },
  } as Parameters<typeof recordsOfSources>[0];
  const inDev = new Set(recordsOfSources(context, pages).map(({ url }) => url));
  const inBuild = [
    ...new Set(
      sections
        .filter(({ tag }) => isLatest(tag.replace('docs-default-', '')))
        .map(({ url }) => url),
    ),
  ];
  const found = inBuild.filter((url) => inDev.has(url));
  expect(pages.length).toBeGreaterThan(40);
  expect(found.length / inBuild.length).toBeGreaterThanOrEqual(0.95);
});
