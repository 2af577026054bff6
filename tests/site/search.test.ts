import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cellSeparator } from '../../src/search/engine/record';
import { createSearchIndex } from '../../src/search/engine/searchIndex';
import {
  type PageSection,
  type SearchManifest,
  type Shard,
  unpackShard,
} from '../../src/search/engine/shard';
import { isRestPath } from '../../src/site/links';
import { rowAnchor } from '../../src/site/reference';
import { pageKindAt, search, searchLanguage } from '../../src/site/search';
import released from '../../versions.json';
import { pageName, workerScript } from '../bench/search/corpus';
import {
  asked,
  type BenchQuery,
  keptApart,
  queries,
  successOf,
  tuned,
} from '../bench/search/queries';
import { built, idsOf, pageAt } from '../support/builtSite';
import { brotliBytes } from '../support/bytes';
import { buildDir } from '../support/paths';

/** Bytes, compressed as a host keeps them: shards of the site and of the latest version, their list, the worker's script. */
const payload = 165 * 1024;
const manifest = JSON.parse(built(search.manifestFile)) as SearchManifest;
const shards = manifest.shards.map(({ file, tag }) => ({
  tag,
  file,
  shard: JSON.parse(built(file)) as Shard,
}));
const sections: PageSection[] = shards.flatMap(({ shard }) => unpackShard(shard));

const latest = shards.filter(({ tag }) => ['default', `docs-default-${released[0]}`].includes(tag));
const index = createSearchIndex(
  latest.map(({ shard }) => shard),
  { ...searchLanguage, kindAt: pageKindAt },
);

describe('the queries of the bench', () => {
  const inIndex = new Set(sections.map(({ path }) => pageName(path)));
  const missing = (list: readonly Pick<BenchQuery, 'query' | 'pages'>[]): string[] =>
    list.flatMap(({ query, pages }) =>
      pages.filter((page) => !inIndex.has(page)).map((page) => `${query}: ${page}`),
    );

  test('are answered by pages that the index has', () => {
    expect(missing([...queries, ...tuned, ...keptApart])).toEqual([]);
    const gone = { query: 'gone', pages: ['overview', 'no-such-page', 'about-us'] };
    expect(missing([gone])).toEqual(['gone: no-such-page', 'gone: about-us']);
  });

  const ask = (query: string): string[] =>
    index
      .search(query)
      .matches.slice(0, search.hitsPerPage)
      .map(({ section }) => pageName(section.path));

  test('that readers asked are answered by one of the first three pages', () => {
    const { misses } = successOf(asked, ask);
    expect(misses.filter(({ place }) => place === 0 || place > 3)).toEqual([]);
    const gone = { kind: '', query: 'playground', pages: ['no-such-page'] };
    expect(successOf([gone], ask).misses).toEqual([{ query: 'playground', place: 0 }]);
  });

  test('“playground” leads to the one that needs nothing but the browser', () => {
    expect(ask('playground')[0]).toBe('/docs/playground');
  });

  // Measured: 80.0 % and 97.2 % of 180. The limits are three and four queries lower, so an edit of a page fails nothing.
  test('of strangers are answered in first place by 78 % and in the first five by 95 %', () => {
    const { first, five, misses } = successOf(keptApart, ask);
    expect(first, misses.map(({ query }) => query).join('; ')).toBeGreaterThanOrEqual(0.78);
    expect(five).toBeGreaterThanOrEqual(0.95);
    expect(successOf(keptApart, () => ['overview']).first).toBeLessThan(0.1);
  });
});

describe('messages of the error tables, pasted with a name in them and a class in front', () => {
  const messages = latest.flatMap(({ shard }) =>
    unpackShard(shard)
      .filter(({ heading }) => /error|trouble|problem|message/i.test(heading))
      .flatMap(({ path, blocks }) =>
        blocks
          .map(({ text }) => text.split(cellSeparator))
          .filter(([message = '', ...cells]) => cells.length > 0 && message.split(' ').length > 2)
          .map(([message = '']) => ({ path, message: message.replace(/…|\.{3}/g, 'sales_prod') })),
      ),
  );
  const firstPath = (query: string): string | undefined =>
    index.search(`ERROR java.lang.RuntimeException: ${query}`).matches[0]?.section.path;

  test('find a page that explains them first: 60 of 100', () => {
    const distinct = [...new Set(messages.map(({ message }) => message))];
    const missed = distinct.filter((message) => {
      const first = firstPath(message);
      return !messages.some((one) => one.message === message && one.path === first);
    });
    expect(distinct.length).toBeGreaterThan(100);
    expect(missed.length / distinct.length).toBeLessThanOrEqual(0.4);
  });
});

describe('a pasted call of the REST API', () => {
  const operations = sections.filter(
    ({ path, level }) => level === 1 && /\/latest\/api\/rest\/(?!gravitino-rest-api)/.test(path),
  );
  test('finds its operation first', () => {
    const calls = operations.map(({ path, blocks }) => {
      const line = blocks.find(({ text }) => /^(GET|POST|PUT|PATCH|DELETE) \//.test(text));
      return { path, call: line?.text.replace(/\{(\w+)\}/g, 'my_$1') ?? '' };
    });
    const wrong = [...calls, { path: '/nowhere', call: 'GET /api/metalakes' }].filter(
      ({ path, call }) => index.search(call).matches[0]?.section.path !== path,
    );
    expect(wrong).toEqual([{ path: '/nowhere', call: 'GET /api/metalakes' }]);
    expect(calls.length).toBeGreaterThan(30);
  });
});

describe('the index of the build', () => {
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

  test('every address in it leads to an id on a page, which isn’t closed to search engines', () => {
    const wrong = sections.filter(({ path, anchor }) => !idsOf(path).has(anchor ?? 'top'));
    expect(wrong.map(({ url }) => url)).toEqual([]);
    expect(sections.length).toBeGreaterThan(1000);
    const isClosed = (path: string): boolean =>
      /<meta[^>]*name="?robots"?[^>]*noindex/.test(pageAt(path));
    expect([...new Set(sections.map(({ path }) => path))].filter(isClosed)).toEqual([]);
    expect(isClosed('/search')).toBe(true);
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

  test('what a reader of the latest version downloads before the first result is small', () => {
    const wanted = ['default', `docs-default-${released[0]}`];
    const files = manifest.shards.filter(({ tag }) => wanted.includes(tag)).map(({ file }) => file);
    const texts = [search.manifestFile, ...files].map(built);
    const bytes = [...texts, workerScript()].map((text) => brotliBytes(text, 11));
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
});
