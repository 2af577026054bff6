import { createBlogFeedFiles } from '@docusaurus/plugin-content-blog/lib/feed.js';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { createFeedItems } from '../../src/plugins/site-data/feedItems';
import { testFolder } from '../support/testFolder';

const { path: outDir, write, read } = testFolder('all');

/** Parses a document strictly. @throws Error with the line and column of what isn't well formed */
function parseStrictly(text: string): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

/** Writes the three feeds of one post whose title, author, tag, and description are `text`. */
async function writeFeeds(text: string): Promise<void> {
  write('blog/post/index.html', '<div id="__blog-post-container"><p>]]&gt; \u0007</p></div>');
  const metadata = {
    title: text,
    permalink: '/blog/post',
    date: new Date('2024-06-03'),
    description: text,
    authors: [{ name: text, url: 'https://example.org/?a=1&b=<', email: 'team@example.org' }],
    tags: [{ label: text, permalink: '/blog/tags/r-and-d' }],
    frontMatter: {},
  };
  const feedOptions = { type: ['rss', 'atom', 'json'], limit: false, createFeedItems, xslt: {} };
  await createBlogFeedFiles({
    blogPosts: [{ id: 'post', metadata }],
    options: { routeBasePath: 'blog', feedOptions },
    siteConfig: { url: 'https://example.org', baseUrl: '/', title: 'Site' },
    outDir,
    locale: 'en',
    contentPaths: { contentPath: outDir, contentPathLocalized: outDir },
  } as unknown as Parameters<typeof createBlogFeedFiles>[0]);
}

it('feeds are well formed with special characters in every field', async () => {
  await writeFeeds('R&D <b>"x"</b> ]]> a ]]> b \u0007\u000b\ufffe’s');
  for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
    expect(() => parseStrictly(read(file)), file).not.toThrow();
  }
  const { items } = JSON.parse(read('blog/feed.json')) as { items: { tags: string[] }[] };
  expect(items[0]?.tags).toEqual(['R and D bx/b ]] a ]] b ’s']);
  for (const text of ['<a b="R&D"/>', '<a>\u0007</a>', '<a>']) {
    expect(() => parseStrictly(text), text).toThrow();
  }
});

it('feeds keep plain text unchanged', async () => {
  await writeFeeds('Release notes');
  expect(read('blog/atom.xml')).toContain('<category label="Release notes" term="Release notes"/>');
  expect(read('blog/rss.xml')).toContain('<category>Release notes</category>');
});
