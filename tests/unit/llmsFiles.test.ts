import type { AllContent } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontMatter } from '../../src/plugins/markdown-export';
import {
  type ExportedPage,
  exportedVersions,
  versionIndex,
} from '../../src/plugins/markdown-export/llms';

const site = 'https://example.org';

const page = (id: string, more: Partial<ExportedPage> = {}): ExportedPage => ({
  permalink: `/docs/latest/${id}`,
  title: `Title of ${id}`,
  description: `What ${id} says.`,
  fields: {},
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

const content: AllContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: '0.5.1',
          label: '0.5.1',
          path: '/docs/latest/',
          sidebars: { docs: sidebar },
          docs: ['mysql', 'hive', 'loose', 'catalogs', 'intro'].map((id) => ({
            ...page(id),
            id,
            lastUpdatedAt: Date.UTC(2024, 4, 6, 23),
            frontMatter: {},
          })),
        },
      ],
    },
  },
};
const [version = { name: '', path: '', groups: new Map<string, ExportedPage[]>() }] =
  exportedVersions(content);

it('the pages of a version follow its sidebar, each once, and end with those in none', () => {
  const groups = [...version.groups].map(([label, pages]) => [
    label,
    pages.map(({ title }) => title.replace('Title of ', '')),
  ]);
  expect(groups).toEqual([
    ['Start here', ['intro']],
    ['Catalogs', ['catalogs', 'hive']],
    ['Catalogs › JDBC', ['mysql']],
    ['More pages', ['loose']],
  ]);
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
    const groups = new Map([['A', [page('x', { title: 'a[0]', description: '' })]]]);
    expect(versionIndex({ ...version, groups }, site)).toContain(
      '- [a\\[0\\]](https://example.org/docs/latest/x.md)\n',
    );
  });
});

describe('front matter', () => {
  const read = (text: string): unknown => parse(text.replace(/^---\n|---\n\n$/g, ''));

  it('names title, description, canonical address, version and last change', () => {
    const hive = [...version.groups.values()]
      .flat()
      .find(({ permalink }) => /hive/.test(permalink));
    const text = frontMatter({ ...(hive ?? page('hive')), title: 'Hive: "the" catalog' }, site);
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
    const text = frontMatter(page('x', { fields: post, external: 'https://else.org/x' }), site);
    expect(read(text)).toEqual({
      title: 'Title of x',
      description: 'What x says.',
      canonical: 'https://else.org/x',
      ...post,
    });
  });
});
