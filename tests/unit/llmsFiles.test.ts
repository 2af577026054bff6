import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontMatter } from '../../src/plugins/markdown-export/frontMatter';
import { versionIndex } from '../../src/plugins/markdown-export/llms';
import {
  type ExportedPage,
  type ExportedVersion,
  groupPages,
  pagesOf,
} from '../../src/plugins/markdown-export/pages';

const site = 'https://example.org';

const page = (id: string, more: Partial<ExportedPage> = {}): ExportedPage => ({
  permalink: `/docs/latest/${id}`,
  title: `Title of ${id}`,
  description: `What ${id} says.`,
  source: `docs/${id}.md`,
  ...more,
});

const sidebar = [
  { type: 'doc', id: 'intro' },
  {
    type: 'category',
    label: 'Catalogs',
    link: { type: 'doc', id: 'catalogs' },
    items: [
      { type: 'doc', id: 'hive' },
      { type: 'category', label: 'JDBC', items: [{ type: 'ref', id: 'mysql' }] },
      { type: 'link', label: 'Elsewhere' },
      { type: 'doc', id: 'intro' },
    ],
  },
];

const pages = new Map(
  ['mysql', 'hive', 'loose', 'catalogs', 'intro'].map((id) => [id, page(id)] as const),
);

const version: ExportedVersion = {
  name: '0.5.1',
  label: '0.5.1',
  path: '/docs/latest',
  groups: groupPages([sidebar], pages),
};

it('groupPages follows the sidebar, names every page once, and ends with those in none', () => {
  const groups = version.groups.map(({ label, pages: grouped }) => [
    label,
    grouped.map(({ title }) => title.replace('Title of ', '')),
  ]);
  expect(groups).toEqual([
    ['Start here', ['intro']],
    ['Catalogs', ['catalogs', 'hive']],
    ['Catalogs › JDBC', ['mysql']],
    ['More pages', ['loose']],
  ]);
  expect(pagesOf(version)).toHaveLength(pages.size);
});

describe('llms.txt of a version', () => {
  const lines = versionIndex(version, site).split('\n');

  it('has a title, a summary, and lists under second headings (llmstxt.org)', () => {
    expect(lines[0]).toBe('# Gravitino 0.5.1');
    expect(lines[2]).toMatch(/^> Documentation of Gravitino 0\.5\.1/);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Start here',
      '## Catalogs',
      '## Catalogs › JDBC',
      '## More pages',
    ]);
    expect(lines).toContain(
      '- [Title of hive](https://example.org/docs/latest/hive.md): What hive says.',
    );
    expect(lines.join('\n')).toContain('https://example.org/docs/latest/llms-full.txt');
  });

  it('escapes brackets in titles, and does without a description', () => {
    const groups = [{ label: 'A', pages: [page('x', { title: 'a[0]', description: '' })] }];
    expect(versionIndex({ ...version, groups }, site)).toContain(
      '- [a\\[0\\]](https://example.org/docs/latest/x.md)\n',
    );
  });

  it('says of the unreleased version that it is', () => {
    expect(versionIndex({ ...version, name: 'current', label: 'Next' }, site)).toMatch(
      /^# Gravitino Next \(unreleased\)\n/,
    );
  });
});

describe('front matter', () => {
  const read = (text: string): unknown => parse(text.replace(/^---\n|---\n\n$/g, ''));

  it('names title, description, canonical address, version and last change', () => {
    const text = frontMatter(
      page('hive', { title: 'Hive: "the" catalog', lastUpdated: Date.UTC(2024, 4, 6, 23) }),
      site,
      '0.5.1',
    );
    expect(read(text)).toEqual({
      title: 'Hive: "the" catalog',
      description: 'What hive says.',
      canonical: 'https://example.org/docs/latest/hive',
      version: '0.5.1',
      last_updated: '2024-05-06',
    });
  });

  it('of a post names date, authors and tags, and the publisher of what it sums up', () => {
    const post = { date: '2025-09-24', authors: ['Team'], tags: ['AI'] };
    const text = frontMatter(page('x', { post, external: 'https://else.org/x' }), site);
    expect(read(text)).toEqual({
      title: 'Title of x',
      description: 'What x says.',
      canonical: 'https://else.org/x',
      ...post,
    });
  });
});
