import type { LoadContext, Props } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { PageReader } from '../../src/plugins/built-pages/readPages';
import markdownExportPlugin from '../../src/plugins/markdown-export';
import { builtPage, readPage } from '../support/html';
import { testFolder } from '../support/testFolder';

const { path: outDir, read } = testFolder('all');

const doc = (id: string, more = {}) => ({
  id,
  permalink: `/docs/latest/${id}`,
  title: `Title of ${id}`,
  description: `What ${id} says.`,
  lastUpdatedAt: Date.UTC(2024, 4, 6, 23),
  ...more,
});
const docs = [doc('overview'), doc('hive', { title: 'Hive: "the" [0]', description: '' }), doc('')];
const metadata = {
  permalink: '/blog/a/',
  title: 'A post',
  description: 'What it says.',
  date: new Date(0),
  authors: [{ name: 'Team' }],
  tags: [{ label: 'AI' }],
  frontMatter: {},
};
const elsewhere = {
  ...metadata,
  permalink: '/blog/b',
  frontMatter: { external_permalink: 'https://else.org/b' },
};

/** Opens a reader for a site with one version and two posts. The address of one post ends in a slash. */
async function openReader(): Promise<PageReader> {
  const siteConfig = { url: 'https://example.org' };
  const plugin = markdownExportPlugin({ baseUrl: '/', siteConfig } as unknown as LoadContext);
  const version = { versionName: '0.5.1', label: '0.5.1', path: '/docs/latest/', docs };
  const blogPosts = [{ metadata }, { metadata: elsewhere }];
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [version] } },
    'docusaurus-plugin-content-blog': { default: { blogPosts } },
  };
  await plugin.allContentLoaded?.({ allContent } as never);
  const reader = await plugin.openPageReader?.({ outDir } as Props);
  if (reader === undefined) {
    throw new Error('The plugin reads no pages.');
  }
  return reader;
}

it('an export fails with the address of a page that the build lacks', async () => {
  const reader = await openReader();
  await expect(reader.end?.()).rejects.toThrow('no article is built at /docs/latest/.');
});

describe('the export of a build', async () => {
  const reader = await openReader();
  const article = '<main><div class="markdown"><h1>A page</h1><p>Words</p></div></main>';
  for (const path of ['/blog/a', '/blog/b', ...docs.map(({ permalink }) => permalink)]) {
    await readPage(reader, { ...builtPage(article), path });
  }
  await readPage(reader, { ...builtPage(article), path: '/about-us' });
  await reader.end?.();
  const frontOf = (file: string): unknown => parse(read(file).split('---\n')[1] ?? '');

  it('has only docs pages and posts', () => {
    expect(read('blog/a/index.md')).toMatch(/---\n\n# A page\n\nWords\n$/);
    expect(() => read('about-us.md')).toThrow('ENOENT');
  });

  it('has the title, canonical address, version, and last change of a page', () => {
    expect(frontOf('docs/latest/hive.md')).toEqual({
      title: 'Hive: "the" [0]',
      canonical: 'https://example.org/docs/latest/hive',
      version: '0.5.1',
      last_updated: '2024-05-06',
    });
  });

  it('has the date, authors, tags, and original address of a post', () => {
    expect(frontOf('blog/a/index.md')).toEqual({
      title: 'A post',
      description: 'What it says.',
      canonical: 'https://example.org/blog/a/',
      date: '1970-01-01',
      authors: ['Team'],
      tags: ['AI'],
    });
    expect(frontOf('blog/b.md')).toMatchObject({ canonical: 'https://else.org/b' });
  });

  it('lists the pages of each version, the first page first (llmstxt.org)', () => {
    const lines = read('docs/latest/llms.txt').split('\n');
    expect(lines[0]).toBe('# Gravitino 0.5.1');
    expect(lines[2]).toMatch(/^> Documentation of Gravitino 0\.5\.1/);
    expect(lines[4]).toContain('https://example.org/docs/latest/llms-full.txt');
    expect(lines.filter((line) => line.startsWith('- '))).toEqual([
      '- [Title of ](https://example.org/docs/latest/index.md): What  says.',
      '- [Hive: "the" \\[0\\]](https://example.org/docs/latest/hive.md)',
      '- [Title of overview](https://example.org/docs/latest/overview.md): What overview says.',
    ]);
  });

  it('has all pages of a version in one file, each with its address', () => {
    expect(read('docs/latest/llms-full.txt')).toContain(
      '# A page\n\nSource: https://example.org/docs/latest/hive\n\nWords',
    );
  });

  it('lists the versions and posts', () => {
    expect(read('llms.txt')).toContain('(https://example.org/docs/latest/llms.txt): list of');
    expect(read('llms.txt')).toContain('- [A post](https://example.org/blog/a/index.md): What');
  });
});
