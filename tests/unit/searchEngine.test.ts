import { describe, expect, test } from 'vitest';
import { toHit } from '../../src/search/engine/hits';
import {
  createSearchIndex,
  type IndexOptions,
  operationFit,
  type SearchIndex,
} from '../../src/search/engine/searchIndex';
import { type Shard, unpackShard } from '../../src/search/engine/shard';
import { stem } from '../../src/search/engine/stem';
import { termsOf } from '../../src/search/engine/tokenize';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import { groupByShard, packShard } from '../../src/search/records/packShard';
import { rowAnchor } from '../../src/site/reference';
import { answers } from '../support/answers';

const site = 'https://example.org';

const pageOf = (
  path: string,
  blocks: [number, string, string?][],
  tag = 'docs-default-1.0',
): ReturnType<typeof recordsOfBlocks> =>
  recordsOfBlocks(
    blocks.map(([level, text, anchor]) => ({ level, text, anchor: anchor ?? null })),
    { siteUrl: site, path, lvl0: 'Docs', language: 'en', version: '1.0', tag },
  );

/** A post, of which only words are kept. */
const postOf = (path: string, blocks: [number, string, string?][]) =>
  pageOf(path, blocks, 'default').map((record) => ({
    ...record,
    hierarchy: { ...record.hierarchy, lvl0: 'Blog' },
  }));

/** The shards of some records, as a build packs them. */
const shardsOf = (records: ReturnType<typeof pageOf>): Shard[] =>
  groupByShard(records).map((group) => packShard(group, site));

const records = [
  ...pageOf('/hive', [
    [1, 'Apache Hive catalog'],
    [0, 'Reads and writes tables of Hive.'],
    [2, 'Catalog properties', 'catalog-properties'],
    [0, 'metastore.uris · string · Yes · Thrift address of the metastore, such as thrift://host'],
    [0, 'impersonation-enable · boolean · No · Act as the user'],
    [2, 'Partitioning', 'partitioning'],
    [0, 'Tables may be partitioned by identity.'],
    [-1, 'catalog.asTableCatalog().listPartitionNames(table);'],
  ]),
  ...pageOf('/config', [
    [1, 'Gravitino server configuration'],
    [2, 'Ports', 'ports'],
    [0, 'gravitino.server.webserver.httpPort · int · 8090 · HTTP port of the server'],
    [2, 'Catalogs', 'catalogs'],
    [0, 'Set metastore.uris in the properties of a Hive catalog.'],
  ]),
  ...pageOf('/install', [
    [1, 'How to install Gravitino'],
    [0, 'Download the package. The web server listens on a port.'],
  ]),
  ...pageOf(
    '/blog/hive',
    [
      [1, 'Apache Hive catalog'],
      [0, 'A post about it.'],
    ],
    'default',
  ),
];
const shards = shardsOf(records);
const blog = { rank: -2, asked: /blog/ };
const index: SearchIndex = createSearchIndex(shards, {
  synonyms: [['setup', 'install']],
  kindAt: (path) => (path.startsWith('/blog/') ? blog : undefined),
});
const urls = (query: string): string[] =>
  index.search(query).matches.map(({ section }) => section.url.slice(site.length));
const first = (query: string): string | undefined => urls(query)[0];

describe('terms', () => {
  test('a name is kept whole and in its parts', () => {
    expect(termsOf('gravitino.server.httpPort')).toEqual([
      'gravitino.server.httpport',
      'gravitino',
      'server',
      'httpport',
      'http',
      'port',
    ]);
    expect(termsOf('core-site.xml, hdfs://x')).toContain('core-site.xml');
    expect(termsOf('httpPort JDBCDriver')).toEqual(
      'httpport http port jdbcdriver jdbc driver'.split(' '),
    );
    expect(termsOf('Café')).toEqual(['cafe']);
  });

  test('forms of a word share a stem, other words do not', () => {
    const forms = ['partition', 'partitions', 'partitioned', 'partitioning'];
    expect(new Set(forms.map(stem)).size).toBe(1);
    expect(stem('configure')).toBe(stem('configuration'));
    expect(stem('queries')).toBe(stem('query'));
    expect(stem('original')).toBe(stem('origin'));
    for (const [base = '', agent = ''] of [
      ['found', 'founder'],
      ['range', 'ranger'],
      ['serve', 'server'],
      ['load', 'loader'],
      ['write', 'writer'],
      ['engine', 'engineer'],
    ]) {
      expect(stem(base)).not.toBe(stem(agent));
      expect(stem(`${agent}s`)).toBe(stem(agent));
    }
    expect(stem('hive')).not.toBe(stem('hiding'));
    expect(stem('a.b')).toBe('a.b');
  });
});

test('a kind of page comes after the guides unless the query asks for it', () => {
  const load = [
    [1, 'Load a tag'],
    [0, 'Returns a tag of a metalake.'],
  ] as [number, string][];
  const operations = { rank: -1, asked: /api/ };
  const found = createSearchIndex(
    shardsOf([...pageOf('/api/tags', load), ...pageOf('/tags', load)]),
    {
      kindAt: (path) => (path.startsWith('/api/') ? operations : undefined),
    },
  );
  const order = (query: string): string[] =>
    found.search(query).matches.map(({ section }) => section.path);
  expect(order('load a tag')).toEqual(['/tags', '/api/tags']);
  expect(order('load a tag api')[0]).toBe('/api/tags');
});

describe('ranking', () => {
  answers('%s finds %s first', first, [
    ['hive catalog', '/hive'],
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
    ['webserver port', '/config#ports'],
    ['server configuraton', '/config'],
  ]);

  test('docs come before pages of the site that fit as well', () => {
    expect(urls('apache hive catalog').slice(0, 2)).toEqual(['/hive', '/blog/hive']);
  });

  test('nothing is found for nonsense, and nothing at all breaks', () => {
    expect(urls('qqqzzz')).toEqual([]);
    for (const query of [
      '',
      ' ',
      '()[]{}*+?\\^$|',
      '<img src=x onerror=alert(1)>',
      '___',
      'a'.repeat(512),
    ]) {
      expect(() => index.search(query)).not.toThrow();
    }
  });
});

describe('shards', () => {
  test('packing keeps addresses, hierarchy and texts', () => {
    const sections = shards.flatMap(unpackShard);
    const properties = sections.find(({ anchor }) => anchor === 'catalog-properties');
    expect(properties).toMatchObject({
      level: 2,
      url: `${site}/hive#catalog-properties`,
      hierarchy: { lvl0: 'Docs', lvl1: 'Apache Hive catalog', lvl2: 'Catalog properties' },
    });
    expect(properties?.blocks.map(({ text }) => text)).toHaveLength(2);
  });

  test('paths have no base URL, so that kinds of pages are known by them, and addresses have it', () => {
    const [section] = unpackShard(packShard(pageOf('/base/blog/a', [[1, 'A']]), `${site}/base`));
    expect(section).toMatchObject({ path: '/blog/a', url: `${site}/base/blog/a` });
  });

  test('an anchor that is not the slug of its heading is kept', () => {
    const [shard] = groupByShard(
      pageOf('/a', [
        [1, 'A'],
        [2, 'Über uns', 'about'],
      ]),
    ).map((group) => packShard(group, site));
    expect(unpackShard(shard as Shard)[1]?.url).toBe(`${site}/a#about`);
  });

  test('of code the names are kept, each on the first page that has it', () => {
    const repeated = ['/p', '/q'].flatMap((path) =>
      pageOf(path, [
        [1, path],
        [-1, 'for (tag : catalog.listZebras())'],
      ]),
    );
    const sections = unpackShard(packShard(repeated, site));
    expect(sections.map(({ names }) => names)).toEqual(['catalog.listZebras', '']);
  });

  test('of a post each new word is kept, and no text', () => {
    const post = packShard(
      postOf('/p', [
        [1, 'Post'],
        [2, 'Topics', 'topics'],
        [0, 'Topics have a partition.'],
        [2, 'More', 'more'],
        [0, 'The partition of an okapi.'],
      ]),
      site,
    );
    const sections = unpackShard(post);
    expect(sections.flatMap(({ blocks }) => blocks)).toEqual([]);
    expect(sections.map(({ names }) => names)).toEqual(['', 'partition', 'okapi']);
    const { matches } = createSearchIndex([post]).search('okapi');
    expect(matches.map(({ section }) => section.anchor)).toEqual(['more']);
  });

  test('a long text is held up to a word, and the new words of the rest', () => {
    const start = 'A server reads a setting when it starts. '.repeat(6);
    const shard = packShard(
      pageOf('/p', [
        [1, 'Long'],
        [0, `${start}Then the okapi starts a server.`],
      ]),
      site,
    );
    const [{ blocks, names } = { blocks: [], names: '' }] = unpackShard(shard);
    const { text = '' } = blocks[0] ?? {};
    expect(start.startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThanOrEqual(210);
    expect(names).toBe('okapi');
  });

  test('plain values of a row are left out, the name and what tells rows apart stay', () => {
    const shard = packShard(
      pageOf('/keys', [
        [1, 'Keys'],
        [0, 'port · int · 8090 · Port of the server · Yes · 0.2.0'],
        [0, 'Yes · No'],
      ]),
      site,
    );
    expect(unpackShard(shard)[0]?.blocks.map(({ text }) => text)).toEqual([
      'port · 8090 · Port of the server',
      'Yes · No',
    ]);
  });
});

describe('hits', () => {
  const hitOf = (query: string, from = index) => {
    const [match] = from.search(query).matches;
    if (!match) {
      throw new Error(`nothing found for ${query}`);
    }
    return toHit(match, query, 5, rowAnchor);
  };

  test('what its headings hold is shown as a heading', () => {
    expect(hitOf('hive catalog')).toMatchObject({ type: 'lvl1', content: null });
    expect(hitOf('hive catalog')._snippetResult.hierarchy.lvl1?.value).toBe(
      'Apache <mark>Hive</mark> <mark>catalog</mark>',
    );
  });

  test('what only its texts hold is shown as the text, cut around the match', () => {
    const hit = hitOf('act as user');
    expect(hit.type).toBe('content');
    expect(hit.content).toBe('impersonation-enable: Act as the user');
    expect(hit._snippetResult.content?.value).toContain('<mark>user</mark>');
    expect(hitOf('host')._snippetResult.content?.value.startsWith('…')).toBe(true);
  });

  test('a query that is the name of a row leads to the row', () => {
    const port = 'gravitino.server.webserver.httpPort';
    expect(hitOf(` ${port.toUpperCase()} `)).toMatchObject({
      type: 'content',
      url: `${site}/config#${port}`,
    });
    expect(hitOf('httpport').url).toBe(`${site}/config#${port}`);
    expect(hitOf(`${port} int`).url).toBe(`${site}/config#ports`);
    expect(hitOf('partitioning').url).toBe(`${site}/hive#partitioning`);
  });
});

describe('what a page is about', () => {
  const page = (
    path: string,
    title: string,
    text: string,
    more: { keywords?: string[]; linkTexts?: string[] } = {},
  ): ReturnType<typeof pageOf> => {
    const [first, ...rest] = pageOf(path, [
      [1, title],
      [0, text],
    ]);
    const about = { keywords: more.keywords ?? [], description: `About ${title}.` };
    return first ? [{ ...first, about, linkTexts: more.linkTexts ?? [] }, ...rest] : rest;
  };
  const dense = pageOf('/config', [
    [1, 'Server configuration'],
    [2, 'Authentication', 'auth'],
    [0, 'authentication.type · string · authentication mode'],
    [0, 'authentication.key · string · authentication key'],
    [0, 'Authentication is off.'],
  ]);
  const security = page('/security', 'Security', 'Choose a mode of authentication first.', {
    keywords: ['authentication', 'single sign-on'],
    linkTexts: ['who may log on'],
  });
  const search = (query: string) =>
    createSearchIndex(shardsOf([...dense, ...security])).search(query);
  const firstPath = (query: string): string | undefined =>
    search(query).matches[0]?.section.url.slice(site.length);

  test.each(['single sign on', 'sso single sign-on', 'who may log on'])(
    '%s is found by a keyword or a link',
    (query) => {
      expect(firstPath(query)).toBe('/security');
    },
  );

  test('a section wins where it is the better answer', () => {
    expect(firstPath('authentication.key')).toBe('/config#auth');
  });

  test('its description is below it', () => {
    const [match] = search('security').matches;
    expect(match && toHit(match, 'security', 5)).toMatchObject({
      type: 'lvl1',
      content: 'About Security.',
    });
  });

  test('without a page that has all words, at most five pages come near, and it says so', () => {
    expect(search('snowflake authentication')).toMatchObject({ isPartial: true });
    expect(search('snowflake authentication').matches.length).toBeLessThanOrEqual(5);
    expect(search('authentication mode').isPartial).toBe(false);
    expect(search('snowflake').matches).toEqual([]);
  });
});

describe('requests', () => {
  const operation = (verb: string, path: string, title: string): ReturnType<typeof pageOf> =>
    pageOf(`/api/${title.toLowerCase().replaceAll(' ', '-')}`, [
      [1, title],
      [0, `${verb} ${path}`],
    ]);
  const catalog = '/api/lakes/{lake}/catalogs/{catalog}';
  const requests = createSearchIndex(
    shardsOf([
      ...operation('GET', catalog, 'Load a catalog'),
      ...operation('DELETE', catalog, 'Drop a catalog'),
      ...operation('GET', '/api/lakes/{lake}/catalogs', 'List catalogs'),
    ]),
  );
  answers('%s leads to its operation', (query) => requests.search(query).matches[0]?.section.path, [
    ['DELETE /api/lakes/{lake}/catalogs/{catalog}', '/api/drop-a-catalog'],
    ['delete /api/lakes/prod/catalogs/hive', '/api/drop-a-catalog'],
    ['GET http://localhost:8090/api/lakes/prod/catalogs/hive', '/api/load-a-catalog'],
    ['curl -X DELETE http://localhost:8090/api/lakes/a/catalogs/b', '/api/drop-a-catalog'],
    ['/lakes/prod/catalogs', '/api/list-catalogs'],
    ['get lakes/prod/catalogs/hive?details=true', '/api/load-a-catalog'],
    ['DELETE /catalogs/hive', '/api/drop-a-catalog'],
    ['GET /catalogs', '/api/list-catalogs'],
    ['localhost:8090/api/lakes/prod/catalogs', '/api/list-catalogs'],
    ['GET https://example.org/proxy/api/lakes/prod/catalogs', '/api/list-catalogs'],
    ["curl --request DELETE -H 'a: b/c' 'http://x/api/lakes/a/catalogs/b'", '/api/drop-a-catalog'],
  ]);

  test('a path of another API, a part that begins with a value, and other words are none of them', () => {
    const fitOf = (query: string): number => operationFit(query, `GET ${catalog}`);
    expect(fitOf('GET /catalogs/hive')).toBe(1);
    expect(
      ['GET /iceberg/v1/config', 'GET /prod/catalogs/hive', 'GET /hive', 'and/or'].map(fitOf),
    ).toEqual([0, 0, 0, 0]);
    expect(operationFit('/api', 'Loads a catalog.')).toBe(0);
  });
});

describe('words of a query', () => {
  const indexOf = (
    pages: readonly (readonly [string, string, ...[number, string, string?][]])[],
    options: IndexOptions = {},
  ) =>
    createSearchIndex(
      shardsOf(pages.flatMap(([path, title, ...blocks]) => pageOf(path, [[1, title], ...blocks]))),
      options,
    );
  const places = (index: SearchIndex, query: string): string[] =>
    index.search(query).matches.map(({ section }) => section.url.slice(site.length));

  test('hold names: a variable as a file writes it, the key of a row', () => {
    const index = indexOf([
      ['/install', 'Install', [0, 'Copy the driver to SERVER_HOME/libs.']],
      ['/errors', 'Python client', [0, 'Connection refused · Start the server']],
      ['/connect', 'Connector', [0, 'The connector connects. A connection may be refused.']],
    ]);
    expect(places(index, '$SERVER_HOME/libs')[0]).toBe('/install');
    expect(places(index, 'Connection refused')[0]).toBe('/errors');
  });

  test('are split where both halves are words of the index, and found where they are written as one', () => {
    const often = (text: string): [number, string] => [0, Array(6).fill(text).join(' ')];
    const index = indexOf([
      ['/kerberos', 'Kerberos', [0, 'Give the keytab. A keytab is a file.']],
      ['/server', 'Web server', often('A web server listens.')],
    ]);
    expect(places(index, 'key tab')[0]).toBe('/kerberos');
    expect(places(index, 'webserver')[0]).toBe('/server');
  });

  test('make another verb with a small word behind them, where the index or the synonyms know it', () => {
    const pages: Parameters<typeof indexOf>[0] = [
      ['/files', 'Files', [0, 'The log is a file. Read the log.']],
      ['/security', 'Security', [0, 'Login with OAuth. The login asks for a token.']],
      ['/backup', 'Backup', [0, 'Make a backup.']],
      ['/time', 'Go back', [0, 'Back in time.']],
    ];
    const index = indexOf(pages);
    expect(places(index, 'log in')[0]).toBe('/security');
    expect(places(index, 'log ')[0]).toBe('/files');
    expect(places(index, 'back up')[0]).toBe('/backup');
    expect(places(index, 'back ')[0]).toBe('/time');
    expect(places(index, 'sign in')).toEqual([]);
    const known = indexOf(pages, { synonyms: [['login', 'signin']] });
    expect(places(known, 'sign in')).toEqual(['/security']);
  });
});
