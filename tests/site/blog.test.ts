import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardSize } from '../../src/plugins/social-cards/card';
import { brand } from '../../src/site/brand';
import { content } from '../../src/site/content';
import {
  headValue,
  labeled,
  linksIn,
  type PageLink,
  parseXml,
  postingProblems,
  sizeOf,
  structuredData,
  textIn,
} from '../support/blogDocument';
import { settledPosts, writtenPosts } from '../support/blogPosts';
import { built, fileFor, pageAt, sitemapPaths } from '../support/builtSite';
import { elements, type Html } from '../support/html';
import { buildDir } from '../support/paths';

const posts = await writtenPosts();
const external = posts.filter((post) => post.external !== undefined);
const tags = new Set(posts.flatMap((post) => post.tags));
const path = ({ slug }: { slug: string }): string => `/blog/${slug}`;
const target = (post: { slug: string; external?: string }): string => post.external ?? path(post);
const hrefs = (links: readonly PageLink[]): string[] => links.map(({ href }) => href);

describe('the index', () => {
  const html = pageAt('/blog');
  const links = linksIn(html, 'main');

  it('leads to every post once, to the featured one first, then newest first, and has no list beside it', () => {
    const targets = posts.map(target);
    const [featured = '', ...rest] = hrefs(links).filter((href) => targets.includes(href));
    expect([featured, ...rest]).toHaveLength(targets.length);
    expect(rest).toEqual(targets.filter((one) => one !== featured));
    expect(elements(html, 'aside')).toEqual([]);
  });

  it('filters by links, to all posts, to tags, and to the list of tags', () => {
    const filter = linksIn(html, labeled('Filter posts by tag'));
    expect(filter[0]).toMatchObject({ href: '/blog', text: 'All posts' });
    expect(filter.at(-1)).toMatchObject({ href: '/blog/tags', text: `All topics${tags.size}` });
    expect(filter).toHaveLength(7);
    expect(hrefs(filter.slice(1, -1)).every((href) => href.startsWith('/blog/tags/'))).toBe(true);
  });
});

describe('tags', () => {
  it('have each a page, a description and its posts', () => {
    for (const tag of tags) {
      const html = pageAt(`/blog/tags/${tag}`);
      const links = hrefs(linksIn(html, 'main'));
      const tagged = posts.filter((post) => post.tags.includes(tag));
      expect(links).toEqual(expect.arrayContaining(tagged.map(target)));
      expect(textIn(html, 'h1')).toMatch(
        tagged.length === 1 ? /^One post / : new RegExp(`^${tagged.length} posts `),
      );
      expect(headValue(html, 'name', 'description')).toMatch(/\.$/);
    }
  });
});

it('the archive lists all posts', () => {
  const listed = hrefs(linksIn(pageAt('/blog/archive'), 'main'));
  expect(listed.filter((href) => href.startsWith('/')).sort()).toEqual(posts.map(path).sort());
});

describe('a post at another publisher', () => {
  it.each(external)('$slug leads there from every list of cards', (post) => {
    for (const list of ['/blog', ...post.tags.map((tag) => `/blog/tags/${tag}`)]) {
      const links = hrefs(linksIn(pageAt(list), 'main'));
      expect(links, list).toContain(post.external);
      expect(links, list).not.toContain(path(post));
    }
  });

  it.each(external)('$slug keeps a summary here that names it as canonical', (post) => {
    const html = pageAt(path(post));
    expect(headValue(html, 'rel', 'canonical')).toBe(post.external);
    expect(headValue(html, 'property', 'og:url')).toBe(post.external);
    expect(html.match(/rel="?canonical/g)).toHaveLength(1);
    expect(hrefs(linksIn(html, 'main'))).toContain(post.external);
    expect(html).toContain('What follows is a summary.');
  });
});

describe('every post', () => {
  it.each(posts)('$slug has its day, its reading time and its neighbors', (post) => {
    const html = pageAt(path(post));
    expect(html).toMatch(new RegExp(`<time datetime="?${post.date}T`, 'i'));
    expect(html).toMatch(/(?:\d+|One) min read/);
    const index = posts.indexOf(post);
    const neighbors = [posts[index - 1], posts[index + 1]].filter((one) => one !== undefined);
    expect(hrefs(linksIn(html, labeled('Blog post page navigation')))).toEqual(neighbors.map(path));
    expect(headValue(html, 'rel', 'canonical')).toBe(post.external ?? `${brand.url}${path(post)}`);
    expect(headValue(html, 'property', 'og:image')).toBe(`${brand.url}/img/blog/${post.slug}.png`);
  });

  it.each(posts)('$slug leads to related posts', (post) => {
    const related = linksIn(pageAt(path(post)), '[aria-labelledby="related-posts"]');
    const alike = posts.filter(
      (other) => other !== post && other.tags.some((tag) => post.tags.includes(tag)),
    );
    expect(related).toHaveLength(Math.min(3, alike.length));
    expect(alike.map(target)).toEqual(expect.arrayContaining(hrefs(related)));
  });

  it.each(posts)('$slug is described for search engines', (post) => {
    const [data, ...more] = structuredData(pageAt(path(post)));
    expect(more).toEqual([]);
    expect(postingProblems(data)).toEqual([]);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      headline: post.title,
      description: post.description,
      datePublished: `${post.date}T00:00:00.000Z`,
    });
  });

  it('has a cover like no other, on its page, in every list, and on the home page', () => {
    const cover = (html: Html, selector: string): string =>
      elements(html, `${selector} > svg > use`)
        .map(({ properties }) => properties.href)
        .join(' ');
    const covers = posts.map((post) => cover(pageAt(path(post)), 'article'));
    expect(covers.every((drawn) => drawn.includes('/img/covers/'))).toBe(true);
    expect(new Set(covers).size).toBe(posts.length);
    const cards = elements(pageAt('/blog'), 'main li:has(> svg)');
    const listed = cards.map((card) => cover({ type: 'root', children: [card] }, 'li'));
    expect(listed.sort()).toEqual(covers.sort());
    const latest = elements(pageAt('/'), '#latest-posts li').map((item) =>
      cover({ type: 'root', children: [item] }, 'li'),
    );
    expect(latest).toHaveLength(3);
    expect(covers).toEqual(expect.arrayContaining(latest));
  });

  it('is on the index with its description, and with nothing from below the truncate marker', () => {
    const index = textIn(pageAt('/blog'), 'main');
    expect(index).not.toContain('Further reading');
    for (const { description } of posts) {
      expect(index).toContain(description);
    }
    for (const slug of settledPosts) {
      expect(textIn(pageAt(`/blog/${slug}`), 'main')).toContain('Further reading');
    }
  });

  it('has the ten newest posts at its side (specification §9)', () => {
    const recent = posts.slice(0, content.blog.sidebarCount).map(path);
    expect(recent).toHaveLength(10);
    for (const page of ['/blog/tags', '/blog/we-are-hiring']) {
      expect(hrefs(linksIn(pageAt(page), 'aside')).slice(0, 10)).toEqual(recent);
    }
  });
});

/** What keeps a page's card from being shown: no address, a small one, or no file of the right size behind it. */
async function cardProblems(html: string, page: string): Promise<string[]> {
  const address = headValue(html, 'property', 'og:image');
  if (address === undefined || headValue(html, 'name', 'twitter:card') !== 'summary_large_image') {
    return [`${page}: no large card`];
  }
  const file = fileFor(new URL(address).pathname);
  const size = file === undefined ? undefined : await sizeOf(join(buildDir, file));
  return size?.width === cardSize.width && size.height === cardSize.height
    ? []
    : [`${page}: ${address} isn’t a picture of the right size`];
}

it('every page has a card, those of the docs one per section', async () => {
  const paths = sitemapPaths();
  // The head alone: parsing whole pages takes most of a minute.
  const headOf = (path: string): string => `${pageAt(path).split('</head>')[0]}</head>`;
  const problems = paths.map((path) => cardProblems(headOf(path), path));
  expect((await Promise.all(problems)).flat()).toEqual([]);
  const cardsOf = (wanted: (path: string) => boolean): (string | undefined)[] =>
    paths.filter(wanted).map((path) => headValue(headOf(path), 'property', 'og:image'));
  const shared = cardsOf((path) => path.startsWith('/docs/'));
  expect(shared.length).toBeGreaterThan(200);
  expect(new Set(shared).size).toBeLessThan(10);
  expect(cardsOf((path) => path === '/')).toEqual([`${brand.url}/img/social-card.png`]);
});

it('structured data describes every post on the index', () => {
  const [data] = structuredData(pageAt('/blog'));
  expect(data).toMatchObject({ '@type': 'Blog' });
  const list = (data as { blogPost: unknown[] }).blogPost;
  expect(list).toHaveLength(posts.length);
  expect(list.flatMap(postingProblems)).toEqual([]);
});

describe('feeds', () => {
  interface Item {
    title: string;
    link: string;
    id: string;
    date: string;
    content: string;
  }
  const { rss } = parseXml(built('blog/rss.xml')) as {
    rss: {
      channel: {
        item: Record<'title' | 'link' | 'guid' | 'pubDate' | 'content:encoded', string>[];
      };
    };
  };
  const { feed } = parseXml(built('blog/atom.xml')) as {
    feed: {
      entry: {
        title: { '#text': string };
        link: { href: string };
        id: string;
        updated: string;
        content: { '#text': string };
      }[];
    };
  };
  const {
    items,
  }: { items: Record<'title' | 'url' | 'id' | 'date_modified' | 'content_html', string>[] } =
    JSON.parse(built('blog/feed.json'));

  it.each<[string, Item[]]>([
    [
      'RSS',
      rss.channel.item.map(({ title, link, guid, pubDate, 'content:encoded': content }) => ({
        ...{ title, link, id: guid, date: pubDate, content },
      })),
    ],
    [
      'Atom',
      feed.entry.map(({ title, link, id, updated, content }) => ({
        ...{ title: title['#text'], link: link.href, id, date: updated, content: content['#text'] },
      })),
    ],
    [
      'JSON',
      items.map(({ title, url, id, date_modified, content_html }) => ({
        ...{ title, link: url, id, date: date_modified, content: content_html },
      })),
    ],
  ])('%s is well formed and has every post', (_, found) => {
    expect(
      found.map(({ content, date, ...item }) => ({ ...item, date: new Date(date).toISOString() })),
    ).toEqual(
      posts.map((post) => ({
        title: post.title,
        link: post.external ?? `${brand.url}${path(post)}`,
        id: `${brand.url}${path(post)}`,
        date: `${post.date}T00:00:00.000Z`,
      })),
    );
    expect(found.filter(({ content }) => !content)).toEqual([]);
  });

  it('bring their colors along', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(built(`blog/${file}`)).not.toContain('var(--color-');
    }
  });

  it('are named in the head of every page', () => {
    for (const type of ['rss+xml', 'atom+xml']) {
      expect(headValue(pageAt('/'), 'type', `application/${type}`)).toMatch(/^\/blog\//);
    }
  });
});
