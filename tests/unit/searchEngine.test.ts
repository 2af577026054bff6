import { describe, expect, it, test } from 'vitest';
import { operationFit, readApiCall, readOperation } from '../../src/search/engine/apiPath';
import { evidenceOf } from '../../src/search/engine/evidence';
import { snippet } from '../../src/search/engine/highlight';
import { toHit } from '../../src/search/engine/hits';
import { layoutOf } from '../../src/search/engine/layout';
import { Postings } from '../../src/search/engine/postings';
import {
  createSearchIndex,
  type IndexOptions,
  type SearchIndex,
} from '../../src/search/engine/searchIndex';
import { type Shard, unpackShard } from '../../src/search/engine/shard';
import { editDistance, Vocabulary } from '../../src/search/engine/spelling';
import { stem } from '../../src/search/engine/stem';
import { camelTermsOf, termsOf } from '../../src/search/engine/tokenize';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import { groupByShard, packShard } from '../../src/search/records/packShard';
import { rowAnchor } from '../../src/site/reference';
import { answers } from '../support/answers';

const site = 'https://example.org';

const pageOf = (
  path: string,
  blocks: [number, string, string?][],
  tag = 'docs-default-1.0',
  pageRank = 0,
): ReturnType<typeof recordsOfBlocks> =>
  recordsOfBlocks(
    blocks.map(([level, text, anchor]) => ({ level, text, anchor: anchor ?? null })),
    { siteUrl: site, path, lvl0: 'Docs', language: 'en', version: '1.0', tag, pageRank },
  );

/** A page outside of the docs, whose words are kept in another way where it is a post. */
const postOf = (path: string, blocks: [number, string, string?][], lvl0 = 'Blog') =>
  pageOf(path, blocks, 'default').map((record) => ({
    ...record,
    hierarchy: { ...record.hierarchy, lvl0 },
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
const index: SearchIndex = createSearchIndex(shards, { synonyms: [['setup', 'install']] });
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
    ]);
    expect(termsOf('core-site.xml, hdfs://x')).toContain('core-site.xml');
    expect(camelTermsOf('httpPort JDBCDriver')).toEqual(['http', 'port', 'jdbc', 'driver']);
    expect(termsOf('Café')).toEqual(['cafe']);
  });

  test('forms of a word share a stem, other words do not', () => {
    const forms = ['partition', 'partitions', 'partitioned', 'partitioning'];
    expect(new Set(forms.map(stem)).size).toBe(1);
    expect(stem('configure')).toBe(stem('configuration'));
    expect(stem('queries')).toBe(stem('query'));
    expect(stem('overwritten')).toBe(stem('overwrites'));
    expect(stem('catalogues')).toBe(stem('catalog'));
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

  test('one letter left out, added, changed or swapped is one edit', () => {
    for (const typed of ['catlog', 'cataalog', 'catxlog', 'catlaog']) {
      expect(editDistance(typed, 'catalog', 2).whole).toBe(1);
    }
    expect(editDistance('cat', 'catalog', 2)).toEqual({ whole: 4, prefix: 0 });
    expect(editDistance('zzzz', 'catalog', 1)).toEqual({ whole: 2, prefix: 2 });
  });

  test('the beginning of a word is known, another one is not', () => {
    const vocabulary = new Vocabulary(
      new Map(['hive', 'catalog', 'jdbc'].map((term) => [term, 1])),
    );
    expect(['c', 'cata', 'hive', 'j'].map((start) => vocabulary.hasPrefix(start))).not.toContain(
      false,
    );
    expect(
      ['b', 'catalogs', 'hives', 'z'].map((start) => vocabulary.hasPrefix(start)),
    ).not.toContain(true);
  });

  test('short words are not corrected, long ones by two edits', () => {
    const vocabulary = new Vocabulary(
      new Map([
        ['hive', 1],
        ['configuration', 1],
      ]),
    );
    expect(vocabulary.corrections('hve', false)).toEqual([]);
    expect(vocabulary.corrections('hvie', false)).toMatchObject([{ term: 'hive', distance: 1 }]);
    expect(vocabulary.corrections('cnofigurtaion', false)).toMatchObject([{ distance: 2 }]);
    expect(vocabulary.corrections('confgiu', false)).toEqual([]);
    expect(vocabulary.corrections('confgiu', true)).toMatchObject([{ isPrefix: true }]);
  });
});

describe('words that every object of JavaScript has', () => {
  const words = ['constructor', 'hasOwnProperty', 'toString', 'valueOf', '__proto__'];

  it.each(words)('are words like others: %s', (word) => {
    const page = pageOf('/words', [
      [1, 'Words'],
      [0, `The class has a ${word.toLowerCase()} and ${word}.`],
    ]);
    const own = createSearchIndex(shardsOf(page), { synonyms: [] });
    expect(own.search(word).matches).toHaveLength(1);
    expect(own.search('class').matches).toHaveLength(1);
    expect(typeof stem(word.toLowerCase())).toBe('string');
  });
});

describe('pages that answer a query as well', () => {
  const load = [
    [1, 'Load a tag'],
    [0, 'Returns a tag of a metalake.'],
  ] as [number, string][];
  const guide = pageOf('/tags', load);
  const operation = (rank: number): typeof guide => pageOf('/api/tags', load, undefined, rank);
  const glossary = pageOf('/glossary', [
    [1, 'Glossary'],
    [3, 'Tag', 'tag'],
    [0, 'A label.'],
  ]);
  const order = (
    query: string,
    pages: readonly (typeof guide)[],
    definitionsPath?: string,
  ): string[] =>
    createSearchIndex(
      shardsOf(pages.flat()),
      definitionsPath === undefined ? {} : { definitionsPath },
    )
      .search(query)
      .matches.map(({ section }) => section.path);

  test('come in the order of their page rank', () => {
    expect(order('load a tag', [operation(-1), guide])).toEqual(['/tags', '/api/tags']);
    expect(order('load a tag', [operation(0), guide])).toEqual(['/api/tags', '/tags']);
  });

  test('come after the definition when a meaning is asked for', () => {
    expect(order('what is a tag', [guide, glossary], '/glossary')[0]).toBe('/glossary');
    expect(order('load a tag', [guide, glossary], '/glossary')[0]).toBe('/tags');
  });
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

  test('sections with all words come before those with some', () => {
    const found = urls('metastore impersonation');
    expect(found[0]).toBe('/hive#catalog-properties');
    expect(found).toContain('/config#catalogs');
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

  test('an anchor that is not the slug of its heading is kept', () => {
    const [shard] = groupByShard(
      pageOf('/a', [
        [1, 'A'],
        [2, 'Über uns', 'about'],
      ]),
    ).map((group) => packShard(group, site));
    expect(unpackShard(shard as Shard)[1]?.url).toBe(`${site}/a#about`);
  });

  test('of code only names that the page does not hold are kept', () => {
    const names = shards.flatMap(unpackShard).map((section) => section.names);
    expect(names.filter(Boolean)).toEqual(['catalog.asTableCatalog listPartitionNames']);
  });

  test('of code in a post its names are kept, which say less than its words', () => {
    const post = postOf('/blog/p', [
      [1, 'Post'],
      [0, 'A table of pages.'],
      [-1, 'CREATE TABLE pages PROPERTIES ("replication_allocation" = 1)'],
    ]);
    const words = pageOf('/docs/q', [
      [1, 'Page'],
      [0, 'Set replication_allocation.'],
    ]);
    const only = createSearchIndex([packShard(post, site)]);
    expect(only.search('replication_allocation').matches[0]?.section.path).toBe('/blog/p');
    const both = createSearchIndex([packShard(post, site), packShard(words, site)]);
    expect(both.search('replication_allocation').matches[0]?.section.path).toBe('/docs/q');
  });

  test('hold each word of a post in one section, repeated as its number grows, and all texts elsewhere', () => {
    const long = `A sentence of a post. ${'Topics have partitions. '.repeat(8)}It ends with a zebra.`;
    const packed = (lvl0: string): Shard =>
      packShard(
        postOf(
          '/p',
          [
            [1, 'Post'],
            [2, 'Topics', 'topics'],
            [0, long],
            [0, 'The topic of a second text.'],
            [2, 'More', 'more'],
            [0, 'The zebra and a partition.'],
            [0, 'A zebra and an okapi.'],
          ],
          lvl0,
        ),
        site,
      );
    const post = unpackShard(packed('Blog'));
    expect(post.flatMap(({ blocks }) => blocks)).toEqual([]);
    expect(post.map(({ names }) => names)).toEqual([
      '',
      'ends partitions partitions partitions partitions second sentence text zebra zebra',
      'okapi',
    ]);
    expect(createSearchIndex([packed('Blog')]).search('okapi').matches[0]?.section.anchor).toBe(
      'more',
    );
    expect(createSearchIndex([packed('Blog')]).search('giraffe').matches).toEqual([]);
    expect(unpackShard(packed('Company'))[1]?.blocks[0]?.text).toBe(
      long.slice(0, long.lastIndexOf(' It ends')),
    );
  });

  test('hold a long text up to a word, and the new words of the rest', () => {
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
    expect(createSearchIndex([shard]).search('okapi').matches).toHaveLength(1);
  });

  test('of two posts that have a word, the one that has it more often comes first', () => {
    const post = (path: string, text: string) =>
      postOf(path, [
        [1, 'Post'],
        [0, text],
      ]);
    const once = post('/once', 'Zebras graze near lions, lions, and more lions.');
    const often = post('/often', 'Lions graze near zebras, zebras, and more zebras.');
    const found = createSearchIndex([packShard([...once, ...often], site)]);
    const pathsOf = (query: string): string[] =>
      found.search(query).matches.map(({ section }) => section.path);
    expect(pathsOf('zebras')).toEqual(['/often', '/once']);
    expect(pathsOf('lions')).toEqual(['/once', '/often']);
  });

  test('a name in the code of several pages stays on the first', () => {
    const repeated = ['/p', '/q'].flatMap((path) =>
      pageOf(path, [
        [1, path],
        [-1, 'catalog.listZebras();'],
      ]),
    );
    const sections = unpackShard(packShard(repeated, site));
    expect(sections.map(({ names }) => names.includes('listZebras'))).toEqual([true, false]);
  });
});

describe('hits', () => {
  const options = { tags: { pre: '<mark>', post: '</mark>' }, snippetWords: 5, ellipsis: '…' };
  const hitOf = (query: string, from = index) => {
    const [match] = from.search(query).matches;
    if (!match) {
      throw new Error(`nothing found for ${query}`);
    }
    return toHit(match, query, { ...options, rowAnchor });
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
    expect(hit._highlightResult.content?.value).not.toContain('…');
  });

  test('a query that is the name of a row leads to the row', () => {
    const port = 'gravitino.server.webserver.httpPort';
    expect(hitOf(` ${port.toUpperCase()} `)).toMatchObject({
      type: 'content',
      url: `${site}/config#${port}`,
    });
    expect(hitOf(`${port} int`).url).toBe(`${site}/config#ports`);
    expect(hitOf('partitioning').url).toBe(`${site}/hive#partitioning`);
  });

  test('rows outside of the docs have no place of their own', () => {
    const rows: [number, string][] = [
      [1, 'Compared'],
      [0, 'catalog.store · Files'],
    ];
    const own = createSearchIndex(shardsOf(pageOf('/compare', rows, 'default')));
    expect(hitOf('catalog.store', own).url).toBe(`${site}/compare`);
  });

  test('a cut within a sentence is marked behind its last word, one after it stands apart', () => {
    const cut = (words: number): string =>
      snippet('It starts. Then it reads a file.', [], words, '…', { pre: '', post: '' });
    expect([cut(1), cut(2), cut(7)]).toEqual([
      'It…',
      'It starts. …',
      'It starts. Then it reads a file.',
    ]);
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

  const indexed = (pages: readonly (typeof security)[]) => {
    const sections = shardsOf(pages.flat()).flatMap(unpackShard);
    const postings = new Postings(sections);
    return { sections, postings, layout: layoutOf(sections, postings.lengths) };
  };

  test('a word of a long keyword says less than one that is a keyword', () => {
    const about = (keyword: string): number => {
      const index = indexed([page('/keyed', 'Catalog', 'Reads.', { keywords: [keyword] })]);
      const found = evidenceOf([{ term: 'dynamic', weight: 1, prefix: false }], {
        ...index,
        vocabulary: new Vocabulary(index.postings.counts),
      });
      return found.page[0] ?? 0;
    };
    expect(about('dynamic partition')).toBeLessThan(about('dynamic'));
    expect(about('dynamic partition overwrite')).toBeLessThan(about('dynamic partition'));
  });

  test('a page gains by each section that holds the words', () => {
    const told = (path: string, texts: readonly string[]): typeof security =>
      pageOf(path, [
        [1, 'Image'],
        ...texts.flatMap((text, at): [number, string, string?][] => [
          [2, `Part ${at}`, `part-${at}`],
          [0, text],
        ]),
      ]);
    const beside = ['First.', 'Second.', 'Third.', 'Fourth.', 'Fifth.', 'Sixth.'];
    const one = told('/one', ['Java, Java, Java, Java, Java and Java.', ...beside.slice(1)]);
    const each = told(
      '/each',
      beside.map((text) => `Java. ${text}`),
    );
    for (const pages of [one.concat(each), each.concat(one)]) {
      const [first] = createSearchIndex(shardsOf(pages)).search('java').matches;
      expect(first?.section.path).toBe('/each');
    }
  });

  test('a section wins where it is the better answer', () => {
    expect(firstPath('authentication.key')).toBe('/config#auth');
  });

  test('its description is below it', () => {
    const [match] = search('security').matches;
    const options = { tags: { pre: '', post: '' }, snippetWords: 5, ellipsis: '…' };
    expect(match && toHit(match, 'security', options)).toMatchObject({
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
    const known = readOperation(`GET ${catalog}`);
    const fitOf = (query: string): number => {
      const call = readApiCall(query);
      return call && known ? operationFit(call, known) : 0;
    };
    expect(fitOf('GET /catalogs/hive')).toBe(1);
    expect(
      ['GET /iceberg/v1/config', 'GET /prod/catalogs/hive', 'GET /hive', 'and/or'].map(fitOf),
    ).toEqual([0, 0, 0, 0]);
    expect(readOperation('Loads a catalog.')).toBeUndefined();
    expect(readApiCall('load a catalog')).toBeUndefined();
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

  test('are found half in the title of the page, half in a heading below it', () => {
    const types: [number, string, string?][] = [
      [2, 'Column types', 'column-types'],
      [0, 'Each type of a column has a name.'],
    ];
    const index = indexOf([
      ['/tables', 'Manage tables', ...types, [0, 'Iceberg and others have types, Iceberg most.']],
      ['/hive', 'Hive catalog', ...types],
      ['/iceberg', 'Iceberg catalog', ...types],
    ]);
    expect(places(index, 'iceberg column types')[0]).toBe('/iceberg#column-types');
    expect(places(index, 'hive column types')[0]).toBe('/hive#column-types');
  });

  test('hold names: an option, a variable as a shell or a file writes it, the key of a row', () => {
    const index = indexOf([
      ['/server', 'Server configuration', [0, 'conf/server.conf is the conf of the server.']],
      ['/spark', 'Spark connector', [0, 'spark.plugins · The class to load']],
      ['/install', 'Install', [0, `Copy the driver to $\{SERVER_HOME}/libs.`]],
      ['/errors', 'Python client', [0, 'Connection refused · Start the server']],
      ['/connect', 'Connector', [0, 'The connector connects. A connection may be refused.']],
    ]);
    expect(places(index, '--conf spark.plugins')[0]).toBe('/spark');
    expect(places(index, '$SERVER_HOME/libs')[0]).toBe('/install');
    expect(places(index, 'Connection refused')[0]).toBe('/errors');
  });

  test('are split where both halves are words of the index, and found where they are written as one', () => {
    const often = (text: string): [number, string] => [0, Array(6).fill(text).join(' ')];
    const index = indexOf([
      ['/kerberos', 'Kerberos', [0, 'Give the keytab. A keytab is a file.']],
      ['/sales', 'Sales', [0, 'The sales of the year came by force.']],
      ['/server', 'Web server', often('A web server listens.')],
    ]);
    expect(places(index, 'key tab')[0]).toBe('/kerberos');
    expect(places(index, 'webserver')[0]).toBe('/server');
    expect(places(index, 'salesforce')).toEqual([]);
  });

  test('of a contraction say nothing, and a long word is not split at one that says nothing', () => {
    const index = indexOf([
      ['/start', 'Start', [0, 'When the server fails to start, look at the log.']],
      ['/glossary', 'Glossary', [3, 'T', 't'], [0, 'Tree lock. It was won by no one.']],
      [
        '/rules',
        'Rules over rules',
        ...Array.from({ length: 6 }, (_, at): [number, string] => [0, `Written over ${at}.`]),
      ],
    ]);
    for (const query of ["server won't start", 'server won’t start', "the server doesn't start"]) {
      expect(places(index, query)).toEqual(['/start']);
    }
    expect(places(index, "won't")).not.toEqual([]);
    expect(places(index, 'overwritten')).toEqual([]);
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

  test('are found where they stand before what merely sounds like them', () => {
    const index = indexOf([
      ['/ranges', 'Range', [2, 'Range of ranges', 'ranges'], [0, 'Ranges have a range.']],
      ['/rules', 'Rules', [0, 'Ranger enforces them.']],
    ]);
    expect(places(index, 'ranger')[0]).toBe('/rules');
    expect(places(index, 'range')[0]).toBe('/ranges');
  });
});

test('payload cells that are plain values are left out, the name and what tells rows apart stay', () => {
  const [, section] = unpackShard(
    packShard(
      pageOf('/keys', [
        [1, 'Keys'],
        [2, 'Table', 'table'],
        [0, 'port · int · 8090 · Port of the server · Yes · 0.2.0'],
        [0, 'Yes · No'],
      ]),
      site,
    ),
  );
  expect(section?.blocks.map(({ text }) => text)).toEqual([
    'port · 8090 · Port of the server',
    'Yes · No',
  ]);
});
