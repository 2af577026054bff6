import type { LoadContext, Props } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import type { PageReader } from '../../src/plugins/built-pages/readPages';
import markdownExportPlugin from '../../src/plugins/markdown-export';
import { builtPage, readPage } from '../support/html';
import { testFolder } from '../support/testFolder';

const { path: outDir, read } = testFolder('all');

/** Opens a reader for a site with one post, whose address ends in a slash. */
async function openReader(): Promise<PageReader> {
  const siteConfig = { url: 'https://example.org' };
  const context = { siteDir: outDir, baseUrl: '/', siteConfig } as unknown as LoadContext;
  const plugin = markdownExportPlugin(context);
  const metadata = {
    permalink: '/blog/a/',
    title: 'A post',
    description: 'What it says.',
    source: '@site/blog/a.md',
    date: new Date(0),
    authors: [],
    tags: [],
    frontMatter: {},
  };
  const allContent = {
    'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata }] } },
  };
  await plugin.allContentLoaded?.({ allContent } as never);
  const reader = await plugin.openPageReader?.({ outDir } as Props);
  if (reader === undefined) {
    throw new Error('The plugin reads no pages.');
  }
  return reader;
}

const article = '<main><div class="markdown"><h1>A post</h1><p>Words</p></div></main>';

describe('the export of a build', () => {
  it('has its pages, whether or not their addresses end in a slash, and nothing else', async () => {
    const reader = await openReader();
    await readPage(reader, { ...builtPage(article), path: '/blog/a' });
    await readPage(reader, { ...builtPage('<main>About us</main>'), path: '/about-us' });
    await reader.end?.();
    const markdown = read('blog/a/index.md');
    expect(markdown).toContain('canonical: https://example.org/blog/a/\n');
    expect(markdown).toContain('date: 1970-01-01\n');
    expect(markdown).toContain('\n# A post\n\nWords\n');
    expect(read('llms.txt')).toContain('/blog/a/index.md');
    expect(() => read('about-us.md')).toThrow('ENOENT');
  });

  it('fails with the address of a page that the build lacks', async () => {
    const reader = await openReader();
    await expect(reader.end?.()).rejects.toThrow('no article is built at /blog/a/');
  });
});
