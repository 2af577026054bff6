import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/markdown/markdownTree';
import { factsOf, type PageRows } from '../../src/plugins/docs-facts/facts';
import { readRows } from '../../src/plugins/docs-facts/readRows';
import { compareFacts, type Fact, type VersionFacts } from '../../src/site/versionChanges';
import { testCases } from '../support/testCases';

const fact = (name: string, value = ''): Fact => ({
  kind: 'key',
  id: name,
  name,
  group: 'Server',
  to: `/server#${name}`,
  value,
});
const version = (name: string, facts: Fact[]): VersionFacts => ({
  name,
  label: name,
  path: `/docs/${name}`,
  facts,
});
const versions: Record<string, VersionFacts> = {
  '1.0': version('1.0', [fact('kept', 'a'), fact('gone', 'x'), fact('default', '1')]),
  '1.1': version('1.1', [fact('kept', 'a'), fact('default', '2')]),
  next: version('next', [fact('kept', 'a'), fact('gone', 'y'), fact('default', '1'), fact('new')]),
};
const between = (from: string, to: string) =>
  compareFacts(versions[from] ?? version('', []), versions[to] ?? version('', []));

testCases(
  'the changes from %s to %s are: %j',
  (from: string, to: string) => between(from, to).map(({ change, name }) => `${change} ${name}`),
  [
    ['1.0', '1.1', ['removed gone', 'changed default']],
    ['1.1', 'next', ['changed default', 'added gone', 'added new']],
    ['next', '1.0', ['changed gone', 'removed new']],
    ['1.1', '1.1', []],
  ],
);

it('a change links to the new version, or to the old one if the thing was removed', () => {
  const places = between('1.0', '1.1').map(({ to }) => to);
  expect(places).toEqual(['/docs/1.0/server#gone', '/docs/1.1/server#default']);
});

const page = (address: string, rows: string[] = [], header = 'Key'): PageRows => ({
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
const keyFacts = (...pages: PageRows[]) => factsOf(pages, []).filter(({ kind }) => kind === 'key');
const ids = (facts: readonly Fact[]): string[] => facts.map(({ id }) => id);

describe('keys of a version', () => {
  it('belong to their page, except for keys of the server', () => {
    const facts = keyFacts(
      page('/a', ['`x` | `1`', '`gravitino.y` | `2`', '`x` | 3']),
      page('/b', ['`x` | 1', '`gravitino.y` | 3']),
    );
    expect(ids(facts)).toEqual(['/a#x', 'gravitino.y', '/a#x-1', '/b#x']);
    expect(facts[1]).toMatchObject({ value: '2', to: '/a#gravitino.y', group: 'Title of /a' });
  });

  it.each(['none', '(none)', '-', '–', ''])('have no default if the cell is “%s”', (text) => {
    expect(keyFacts(page('/a', [`\`x\` | ${text}`]))[0]?.value).toBe('');
  });

  it('are only settings with a name in code', () => {
    expect(keyFacts(page('/a', ['`x` | 1'], 'Field'))).toEqual([]);
    expect(ids(keyFacts(page('/a', ['Any setting | 1', '`x` | 1'])))).toEqual(['/a#x']);
  });
});

it('a page that moved twice remains the same page', () => {
  const moved = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
  ];
  const before = version('1.0', factsOf([page('/a', ['`x` | 1'])], moved));
  const after = version('1.1', factsOf([page('/c', ['`x` | 1'])], moved));
  expect(compareFacts(before, after)).toMatchObject([
    { change: 'changed', kind: 'page', before: '/a', after: '/c' },
  ]);
  expect(ids(factsOf([page('/a'), page('/b')], moved))).toEqual(['/a', '/c']);
});

it('an operation is a fact with the call as its value', () => {
  const operation = { group: 'thing', call: 'GET /api/things' };
  const rest = { address: '/api/rest/list-things', title: 'List things', rows: [], operation };
  const { address, title } = rest;
  const fact = { id: address, name: title, group: 'thing', to: address, value: operation.call };
  expect(factsOf([rest], [])).toEqual([{ kind: 'operation', ...fact }]);
});
