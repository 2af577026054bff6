import { describe, expect, test } from 'vitest';
import { toHit } from '../../src/search/engine/hits';
import {
  createSearchIndex,
  type IndexOptions,
  operationFit,
  type SearchIndex,
} from '../../src/search/engine/searchIndex';
import { unpackShard } from '../../src/search/engine/shard';
import { stem, termsOf } from '../../src/search/engine/tokenize';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import { groupByShard, packShard } from '../../src/search/records/packShard';
import { rowAnchor } from '../../src/site/reference';
import { testCases } from '../support/testCases';

const site = 'https://example.org';

/** Reads records from a short notation: `#` and `##` for headings, `{#id}` for anchors, and `>` for code. */
const recordsOf = (path: string, page: string, lvl0 = 'Docs') =>
  recordsOfBlocks(
    page.split('\n').map((line) => {
      const [, sign = '', text = '', anchor = null] =
        /^ *(#+|>|) ?(.*?)(?: \{#(.*)\})?$/.exec(line) ?? [];
      return { level: sign === '>' ? -1 : sign.length, text, anchor };
    }),
    {
      siteUrl: site,
      path,
      lvl0,
      language: 'en',
      version: '1.0',
      tag: lvl0 === 'Docs' ? 'docs-default-1.0' : 'default',
    },
  );
const indexRecords = (records: ReturnType<typeof recordsOf>, options?: IndexOptions) =>
  createSearchIndex(
    groupByShard(records).map((group) => packShard(group, site)),
    options,
  );
const indexOf = (pages: Record<string, string>, options?: IndexOptions): SearchIndex =>
  indexRecords(
    Object.entries(pages).flatMap(([path, page]) => recordsOf(path, page)),
    options,
  );
const urls = (index: SearchIndex, query: string): string[] =>
  index.search(query).matches.map(({ section }) => section.url.slice(site.length));

testCases('%s has the terms %j', termsOf, [
  [
    'gravitino.server.httpPort',
    ['gravitino.server.httpport', 'gravitino', 'server', 'httpport', 'http', 'port'],
  ],
  ['core-site.xml', ['core-site.xml', 'core', 'site', 'xml']],
  ['JDBCDriver Café', ['jdbcdriver', 'jdbc', 'driver', 'cafe']],
]);

testCases('%s and %s share a stem: %s', (one, other) => stem(one) === stem(other), [
  ['partitioning', 'partition', true],
  ['partitions', 'partitioned', true],
  ['configuration', 'configure', true],
  ['query', 'queries', true],
  ['original', 'origin', true],
  ['concurrency', 'concurrent', true],
  ['agent', 'age', false],
  ['servers', 'server', true],
  ['founder', 'found', false],
  ['server', 'serve', false],
  ['engineer', 'engine', false],
  ['hive', 'hiding', false],
]);

const post = recordsOf(
  '/blog/hive',
  `# Apache Hive catalog
   ## Topics {#topics}
   Topics have a partition.
   ## More {#more}
   The partition of an okapi.`,
  'Blog',
);
const hive = `# Apache Hive catalog
  Reads and writes tables of Hive.
  ## Catalog properties {#catalog-properties}
  metastore.uris · string · Yes · Thrift address of the metastore, such as thrift://host
  impersonation-enable · boolean · No · Act as the user
  ## Partitioning {#partitioning}
  Tables may be partitioned by identity.
  > catalog.asTableCatalog().listPartitionNames(table);`;
const config = `# Gravitino server configuration
  ## Ports {#ports}
  gravitino.server.webserver.httpPort · int · 8090 · HTTP port of the server
  ## Catalogs {#catalogs}
  Set metastore.uris in the properties of a Hive catalog.`;
const install = `# How to install Gravitino
  Download the package. The web server listens on a port.`;
const index = indexRecords(
  [
    ...recordsOf('/hive', hive),
    ...recordsOf('/config', config),
    ...recordsOf('/install', install),
    ...post,
  ],
  {
    synonyms: [['setup', 'install']],
    kindAt: (path) => (path.startsWith('/blog/') ? { rank: -2, asked: /blog/ } : undefined),
  },
);

describe('ranking', () => {
  testCases('%s finds %s first', (query) => urls(index, query)[0], [
    ['hive catalog', '/hive'],
    ['hive catalog blog', '/blog/hive'],
    ['Hive catalog properties', '/hive#catalog-properties'],
    ['metastore.uris', '/hive#catalog-properties'],
    ['gravitino.server.webserver.httpPort', '/config#ports'],
    ['webserver.httpport', '/config#ports'],
    ['http port', '/config#ports'],
    ['thrift://', '/hive#catalog-properties'],
    ['partitions', '/hive#partitioning'],
    ['partitionning', '/hive#partitioning'],
    ['listPartitionNames', '/hive#partitioning'],
    ['how to install gravitino', '/install'],
    ['setup gravitino', '/install'],
    ['insatll', '/install'],
    ['instal', '/install'],
    ['impersona', '/hive#catalog-properties'],
    ['server configuraton', '/config'],
    ['okapi', '/blog/hive#more'],
    ['qqqzzz', undefined],
  ]);

  test.each(['', ' ', '()[]{}*+?\\^$|', '<img src=x onerror=alert(1)>', '___', 'a'.repeat(512)])(
    'handles any query: %j',
    (query) => {
      expect(() => index.search(query)).not.toThrow();
    },
  );

  const verbs = indexOf({
    '/files': '# Files\nThe log is a file. Read the log.',
    '/security': '# Security\nLogin with OAuth. The login asks for a token.',
    '/kerberos': '# Kerberos\nGive the keytab. A keytab is a file.',
    '/server': `# Web server\n${'A web server listens. '.repeat(6)}`,
    '/home': '# Install\nCopy the driver to SERVER_HOME/libs.',
    '/errors': '# Python client\nConnection refused · Start the server',
    '/connect': '# Connector\nThe connector connects. A connection may be refused.',
  });
  testCases('%s, with words joined or split, finds %s first', (query) => urls(verbs, query)[0], [
    ['log in', '/security'],
    ['log ', '/files'],
    ['key tab', '/kerberos'],
    ['webserver', '/server'],
    ['$SERVER_HOME/libs', '/home'],
    ['Connection refused', '/errors'],
    ['sign in', undefined],
  ]);
});

describe('shards', () => {
  const pack = (path: string, page: string, root = site) =>
    unpackShard(packShard(recordsOf(path, page), root));

  test('keep the address, hierarchy, and texts of a section', () => {
    const [, properties] = pack('/hive', hive);
    expect(properties).toMatchObject({
      level: 2,
      url: `${site}/hive#catalog-properties`,
      hierarchy: { lvl0: 'Docs', lvl1: 'Apache Hive catalog', lvl2: 'Catalog properties' },
    });
    expect(properties?.blocks).toHaveLength(2);
    expect(pack('/a', '# A\n## Über uns {#about}')[1]?.url).toBe(`${site}/a#about`);
  });

  test('have paths without the base URL', () => {
    const [section] = pack('/base/blog/a', '# A', `${site}/base`);
    expect(section).toMatchObject({ path: '/blog/a', url: `${site}/base/blog/a` });
  });

  test('keep names in code and new words of posts', () => {
    const code = '# A\n> for (tag : catalog.listZebras())';
    const twice = packShard([...recordsOf('/p', code), ...recordsOf('/q', code)], site);
    expect(unpackShard(twice).map(({ names }) => names)).toEqual(['catalog.listZebras', '']);
    const sections = unpackShard(packShard(post, site));
    expect(sections.flatMap(({ blocks }) => blocks)).toEqual([]);
    expect(sections.map(({ names }) => names)).toEqual(['', 'partition', 'okapi']);
  });

  test('keep only the distinctive cells of rows', () => {
    const rows = 'port · int · 8090 · Port of the server · Yes · 0.2.0\nYes · No';
    const [keys] = pack('/keys', `# Keys\n${rows}`);
    expect(keys?.blocks.map(({ text }) => text)).toEqual([
      'port · 8090 · Port of the server',
      'Yes · No',
    ]);
  });

  test('cut a long text after a word and keep the new words of the rest', () => {
    const start = 'A server reads a setting when it starts. '.repeat(6);
    const [section] = pack('/p', `# Long\n${start}Then the okapi starts a server.`);
    const text = section?.blocks[0]?.text ?? '';
    expect(start.startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThanOrEqual(210);
    expect(section?.names).toBe('okapi');
  });
});

describe('hits', () => {
  const hitOf = (query: string) => {
    const [match] = index.search(query).matches;
    return match && toHit(match, query, 5, rowAnchor);
  };

  test('are a heading if it has all words, and otherwise text around the match', () => {
    expect(hitOf('hive catalog')).toMatchObject({
      type: 'lvl1',
      content: null,
      _snippetResult: {
        hierarchy: { lvl1: { value: 'Apache <mark>Hive</mark> <mark>catalog</mark>' } },
      },
    });
    expect(hitOf('act as user')).toMatchObject({
      type: 'content',
      content: 'impersonation-enable: Act as the user',
      _snippetResult: { content: { value: expect.stringContaining('<mark>user</mark>') } },
    });
    expect(hitOf('host')?._snippetResult.content?.value).toMatch(/^…/);
  });

  const port = 'gravitino.server.webserver.httpPort';
  testCases('of %s open %s', (query) => hitOf(query)?.url.slice(site.length), [
    [` ${port.toUpperCase()} `, `/config#${port}`],
    ['httpport', `/config#${port}`],
    [`${port} int`, '/config#ports'],
    ['partitioning', '/hive#partitioning'],
  ]);
});

describe('the description of a page', () => {
  const [title, ...texts] = recordsOf(
    '/security',
    '# Security\nChoose a mode of authentication first.',
  );
  const about = { keywords: ['authentication', 'single sign-on'], description: 'Who may.' };
  const keys = `# Server configuration
    ## Authentication {#auth}
    authentication.type · string · authentication mode
    authentication.key · string · authentication key`;
  const pages = indexRecords([
    ...recordsOf('/config', keys),
    ...(title ? [{ ...title, about, linkTexts: ['who may log on'] }] : []),
    ...texts,
    ...Array.from({ length: 9 }, (_, n) => recordsOf(`/${n}`, `# Warp ${n}`)).flat(),
  ]);

  testCases('lets %s find %s by keywords, links, and texts', (query) => urls(pages, query)[0], [
    ['single sign on', '/security'],
    ['sso single sign-on', '/security'],
    ['who may log on', '/security'],
    ['authentication.key', '/config#auth'],
  ]);

  test('is shown below the title', () => {
    const [match] = pages.search('security').matches;
    expect(match && toHit(match, 'security', 5).content).toBe('Who may.');
  });

  test('at most five partial matches are found if no page has all words', () => {
    expect(pages.search('warp authentication')).toMatchObject({ isPartial: true });
    expect(pages.search('warp authentication').matches).toHaveLength(5);
    expect(pages.search('authentication mode').isPartial).toBe(false);
  });
});

describe('a pasted request', () => {
  const catalog = '/api/lakes/{lake}/catalogs/{catalog}';
  const requests = indexOf({
    '/load': `# Load a catalog\nGET ${catalog}`,
    '/drop': `# Drop a catalog\nDELETE ${catalog}`,
    '/list': '# List catalogs\nGET /api/lakes/{lake}/catalogs',
  });
  testCases('%s finds its operation: %s', (query) => urls(requests, query)[0], [
    ['DELETE /api/lakes/{lake}/catalogs/{catalog}', '/drop'],
    ['delete /api/lakes/prod/catalogs/hive', '/drop'],
    ['GET http://localhost:8090/api/lakes/prod/catalogs/hive', '/load'],
    ['curl -X DELETE http://localhost:8090/api/lakes/a/catalogs/b', '/drop'],
    ["curl --request DELETE -H 'a: b/c' 'http://x/api/lakes/a/catalogs/b'", '/drop'],
    ['/lakes/prod/catalogs', '/list'],
    ['get lakes/prod/catalogs/hive?details=true', '/load'],
    ['GET /catalogs', '/list'],
    ['GET https://example.org/proxy/api/lakes/prod/catalogs', '/list'],
  ]);

  const fitOf = (query: string): number => operationFit(query, `GET ${catalog}`);
  testCases('%s matches the operation that loads a catalog with the score %d', fitOf, [
    ['GET /catalogs/hive', 1],
    ['/catalogs/hive', 0.7],
    ['DELETE /catalogs/hive', 0.3],
    ['GET /iceberg/v1/config', 0],
    ['GET /prod/catalogs/hive', 0],
    ['GET /hive', 0],
    ['and/or', 0],
  ]);
});
