import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  type ExportedPage,
  exportedVersion,
  frontMatter,
  versionIndex,
} from '../../src/plugins/markdown-export';

const site = 'https://example.org';

const page = (id: string, more: Partial<ExportedPage> = {}): ExportedPage => ({
  permalink: `/docs/latest/${id}`,
  title: `Title of ${id}`,
  description: `What ${id} says.`,
  fields: {},
  ...more,
});

const version = exportedVersion({
  versionName: '0.5.1',
  label: '0.5.1',
  path: '/docs/latest/',
  docs: ['overview', 'hive', ''].map((id) => ({
    ...page(id),
    id,
    lastUpdatedAt: Date.UTC(2024, 4, 6, 23),
  })),
} as unknown as LoadedVersion);

describe('llms.txt of a version', () => {
  const lines = versionIndex(version, site).split('\n');

  it('has a title, a summary, and the pages, the first page first (llmstxt.org)', () => {
    expect(lines[0]).toBe('# Gravitino 0.5.1');
    expect(lines[2]).toMatch(/^> Documentation of Gravitino 0\.5\.1/);
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      '- [Title of ](https://example.org/docs/latest/index.md): What  says.',
      '- [Title of hive](https://example.org/docs/latest/hive.md): What hive says.',
      '- [Title of overview](https://example.org/docs/latest/overview.md): What overview says.',
    ]);
    expect(lines.join('\n')).toContain('https://example.org/docs/latest/llms-full.txt');
  });

  it('escapes brackets in titles, and does without a description', () => {
    const pages = [page('x', { title: 'a[0]', description: '' })];
    expect(versionIndex({ ...version, pages }, site)).toContain(
      '- [a\\[0\\]](https://example.org/docs/latest/x.md)\n',
    );
  });
});

describe('front matter', () => {
  const read = (text: string): unknown => parse(text.replace(/^---\n|---\n\n$/g, ''));

  it('names title, description, canonical address, version and last change', () => {
    const hive = version.pages.find(({ permalink }) => /hive/.test(permalink));
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
    const text = frontMatter(
      page('x', { fields: { ...post, canonical: 'https://else.org/x' } }),
      site,
    );
    expect(read(text)).toEqual({
      title: 'Title of x',
      description: 'What x says.',
      canonical: 'https://else.org/x',
      ...post,
    });
  });
});
