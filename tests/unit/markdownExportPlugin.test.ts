import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageReader } from '../../src/plugins/built-pages/readPages';
import markdownExportPlugin from '../../src/plugins/markdown-export';
import { emptySite } from '../support/emptySite';
import { builtPage } from '../support/html';

let siteDir: string;
let outDir: string;
beforeEach(async () => {
  siteDir = await emptySite(
    ...['src/plugins/markdown-export', 'src/plugins/built-pages'],
    ...['src/search/records/classNames.ts', 'src/site/markdownExport.ts'],
  );
  outDir = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(async () => {
  await rm(siteDir, { recursive: true });
  await rm(outDir, { recursive: true });
});

/** Opens a reader for a site with one post, whose address ends in a slash. */
async function openReader(): Promise<PageReader> {
  const siteConfig = {
    url: 'https://example.org',
    future: { experimental_vcs: { getFileLastUpdateInfo: async () => null } },
  };
  const context = { siteDir, baseUrl: '/', siteConfig } as unknown as LoadContext;
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
    await reader.read({ ...builtPage(article), path: '/blog/a' });
    await reader.read({ ...builtPage('<main>About us</main>'), path: '/about-us' });
    await reader.end?.();
    const markdown = await readFile(join(outDir, 'blog/a/index.md'), 'utf8');
    expect(markdown).toContain('canonical: https://example.org/blog/a/\n');
    expect(markdown).toContain('\n# A post\n\nWords\n');
    expect(await readFile(join(outDir, 'llms.txt'), 'utf8')).toContain('/blog/a/index.md');
    await expect(readFile(join(outDir, 'about-us.md'))).rejects.toThrow('ENOENT');
  });

  it('is made from what it was made from before, without a look at the page', async () => {
    const page = { ...builtPage(article), path: '/blog/a' };
    await (await openReader()).read(page);
    const again = await openReader();
    const unparsed = {
      ...page,
      tree: () => {
        throw new Error('parsed');
      },
    };
    await again.read(unparsed);
    await expect(
      (async () => again.read({ ...unparsed, html: `${article}<p>changed</p>` }))(),
    ).rejects.toThrow('parsed');
  });

  it('fails with the address of a page that the build lacks', async () => {
    const reader = await openReader();
    await expect(reader.end?.()).rejects.toThrow('the build has no page at /blog/a/');
  });
});
