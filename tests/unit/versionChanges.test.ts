import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { releasePosts } from '../../src/plugins/docs-facts';
import {
  type Fact,
  historyOf,
  lineage,
  operationFacts,
  type PageFacts,
  pageFacts,
} from '../../src/plugins/docs-facts/history';
import { readRows } from '../../src/plugins/docs-facts/readRows';
import type { OpenApi } from '../../src/plugins/rest-reference/openApi';
import { changesBetween, stepsOf } from '../../src/site/versionChanges';
import { answers } from '../support/answers';

const fact = (name: string, value = '', more: Partial<Fact> = {}): Fact => ({
  kind: 'key',
  id: name,
  name,
  group: 'Server',
  to: `/server#${name}`,
  value,
  ...more,
});
const versionWith = (name: string, facts: Fact[], path = `/docs/${name}`) => ({
  version: { name, label: name === 'current' ? 'Next' : name, path, notes: [] },
  facts,
});

const history = historyOf([
  versionWith('1.0', [fact('kept', 'a'), fact('gone', 'x'), fact('default', '1')]),
  versionWith('1.1', [fact('kept', 'a'), fact('default', '2')]),
  versionWith(
    'current',
    [fact('kept', 'a'), fact('gone', 'y'), fact('default', '1'), fact('new')],
    '/docs/next',
  ),
]);
/** The changes between two versions of a history, by their names. */
function between(from: string, to: string, all = history) {
  const [before, after] = [from, to].map((name) =>
    all.versions.find((version) => version.name === name),
  );
  return before && after ? changesBetween(all, before, after) : [];
}
const short = (from: string, to: string): string[] =>
  between(from, to).map(({ change, name }) => `${change} ${name}`);

describe('the history of versions', () => {
  it('has everything once, with the runs of versions in which it was the same', () => {
    expect(history.entries.map(({ name, runs }) => [name, runs])).toEqual([
      ['kept', [{ first: 0, last: 2, to: '/server#kept', value: 'a' }]],
      [
        'gone',
        [
          { first: 0, last: 0, to: '/server#gone', value: 'x' },
          { first: 2, last: 2, to: '/server#gone', value: 'y' },
        ],
      ],
      [
        'default',
        [
          { first: 0, last: 0, to: '/server#default', value: '1' },
          { first: 1, last: 1, to: '/server#default', value: '2' },
          { first: 2, last: 2, to: '/server#default', value: '1' },
        ],
      ],
      ['new', [{ first: 2, last: 2, to: '/server#new', value: '' }]],
    ]);
  });

  it('tells a key from an operation of the same name', () => {
    const both = [fact('a'), fact('a', '', { kind: 'operation' })];
    expect(historyOf([versionWith('1.0', both)]).entries).toHaveLength(2);
  });
});

describe('what changed between two versions', () => {
  answers('%s and %s', short, [
    ['1.0', '1.1', ['removed gone', 'changed default']],
    ['1.1', 'current', ['added gone', 'changed default', 'added new']],
    ['1.0', 'current', ['changed gone', 'added new']],
    ['current', '1.0', ['changed gone', 'removed new']],
    ['1.1', '1.1', []],
  ]);

  it('leads to where a thing is: of what was removed, in the version before', () => {
    const places = (from: string, to: string) => between(from, to).map((change) => change.to);
    expect(places('1.0', '1.1')).toEqual(['/docs/1.0/server#gone', '/docs/1.1/server#default']);
    expect(places('1.1', 'current')[0]).toBe('/docs/next/server#gone');
  });

  it('is listed step by step, the newest first', () => {
    expect(stepsOf(history).map((step) => step.map(({ name }) => name))).toEqual([
      ['1.1', 'current'],
      ['1.0', '1.1'],
    ]);
  });
});

const page = (address: string, rows: string[] = [], header = 'Key'): PageFacts => ({
  address,
  title: `Title of ${address}`,
  rows: readRows(
    readMarkdown(
      [
        `| ${header} | Default | Description |`,
        '|---|---|---|',
        ...rows.map((row) => `| ${row} | Text. |`),
      ].join('\n'),
    ).tree,
  ),
});
/** The keys of some pages. */
const keyFacts: typeof pageFacts = (pages, moved) =>
  pageFacts(pages, moved).filter(({ kind }) => kind === 'key');
const ids = (facts: readonly Fact[]): string[] => facts.map(({ id }) => id);

describe('keys of a version', () => {
  it('are known by their page, those of the server wherever they stand', () => {
    const facts = keyFacts(
      [
        page('/a', ['`x` | `1`', '`gravitino.y` | `2`']),
        page('/b', ['`x` | 1', '`gravitino.y` | 3']),
      ],
      [],
    );
    expect(ids(facts)).toEqual(['/a x 1', 'gravitino.y', '/b x 1']);
    expect(facts[1]).toMatchObject({ value: '2', to: '/a#gravitino.y', group: 'Title of /a' });
  });

  it('that a page has twice are two', () => {
    expect(ids(keyFacts([page('/a', ['`x` | 1', '`x` | 2'])], []))).toEqual(['/a x 1', '/a x 2']);
  });

  it.each(['none', '(none)', '-', '–', ''])(
    'without a default, written “%s”, have none',
    (text) => {
      expect(keyFacts([page('/a', [`\`x\` | ${text}`])], [])[0]?.value).toBe('');
    },
  );

  it('are settings: fields of requests are none', () => {
    expect(keyFacts([page('/a', ['`x` | 1'], 'Field')], [])).toEqual([]);
    expect(keyFacts([page('/a', ['`x` | 1'], 'Property')], [])).toHaveLength(1);
  });

  it('have a name of their own: “any setting of Kafka” isn’t one', () => {
    expect(ids(keyFacts([page('/a', ['Any setting of Kafka | 1', '`x` | 1'])], []))).toEqual([
      '/a x 1',
    ]);
  });

  it('move with their page', () => {
    const moved = [{ from: '/old', to: '/new' }];
    const before = keyFacts([page('/old', ['`x` | 1'])], moved);
    const after = keyFacts([page('/new', ['`x` | 1'])], moved);
    expect(ids(before)).toEqual(ids(after));
    expect(before[0]?.to).toBe('/old#x');
  });
});

describe('pages of a version', () => {
  const moved = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
  ];

  it('are followed through moves, but not to a page that the version has beside them', () => {
    expect(lineage('/a', moved, new Set(['/a']))).toBe('/c');
    expect(lineage('/a', moved, new Set(['/a', '/b']))).toBe('/a');
    expect(lineage('/x', moved, new Set(['/x']))).toBe('/x');
  });

  it('that moved are changed, neither gone nor new', () => {
    const facts = historyOf([
      versionWith('1.0', pageFacts([page('/a')], moved)),
      versionWith('1.1', pageFacts([page('/c')], moved)),
    ]);
    expect(between('1.0', '1.1', facts)).toMatchObject([
      { change: 'changed', kind: 'page', before: '/a', after: '/c' },
    ]);
    const unrelated = historyOf([
      versionWith('1.0', pageFacts([page('/a')], [])),
      versionWith('1.1', pageFacts([page('/c')], [])),
    ]);
    expect(between('1.0', '1.1', unrelated).map(({ change }) => change)).toEqual([
      'removed',
      'added',
    ]);
  });
});

it('operations of a version are read from its OpenAPI file', () => {
  const api: OpenApi = {
    info: { title: 'API', version: '1.0.0' },
    paths: {
      '/api/things': {
        get: { operationId: 'listThings', summary: 'List things', tags: ['thing'], responses: {} },
      },
    },
  };
  expect(operationFacts(api, (page) => `/api/rest/${page}`)).toEqual([
    {
      kind: 'operation',
      id: 'listThings',
      name: 'List things',
      group: 'thing',
      to: '/api/rest/list-things',
      value: 'GET /api/things',
    },
  ]);
});

describe('what people wrote of a version', () => {
  it('are posts whose address names the release, and no other number', () => {
    const post = (permalink: string, unlisted = false) =>
      ({ metadata: { permalink, unlisted, title: permalink, description: 'Text.' } }) as never;
    const posts = [
      post('/blog/gravitino-release-0-5-0'),
      post('/blog/gravitino-10-5-0'),
      post('/blog/gravitino-0-5-01'),
      post('/blog/0-5-0-draft', true),
    ];
    expect(releasePosts(posts, '0.5.0').map(({ to }) => to)).toEqual([
      '/blog/gravitino-release-0-5-0',
    ]);
  });
});
