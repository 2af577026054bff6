import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { cardSize } from '../../src/plugins/social-cards/card';
import { brand } from '../../src/site/brand';
import { jobs } from '../../src/site/careers';
import { content } from '../../src/site/content';
import {
  blogPosting,
  headValue,
  jobPosting,
  linksIn,
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
const hrefs = (html: Html, selector: string): string[] =>
  linksIn(html, selector).map(({ href }) => href);

describe('the index', () => {
  const html = pageAt('/blog');

  it('links every post once, the featured post first, then the newest', () => {
    const targets = posts.map(target);
    const [featured = '', ...rest] = hrefs(html, 'main').filter((href) => targets.includes(href));
    expect([featured, ...rest]).toHaveLength(targets.length);
    expect(rest).toEqual(targets.filter((one) => one !== featured));
    expect(elements(html, 'aside')).toEqual([]);
  });

  it('has links to all posts, five tags, and the list of tags', () => {
    const [all, ...links] = linksIn(html, '[aria-label="Filter posts by tag"]');
    expect(all).toMatchObject({ href: '/blog', text: 'All posts' });
    expect(links.pop()).toMatchObject({ href: '/blog/tags', text: `All topics${tags.size}` });
    expect(links).toHaveLength(5);
    expect(links.every(({ href }) => href.startsWith('/blog/tags/'))).toBe(true);
  });

  it('shows the description of every post, and no text below the truncate marker', () => {
    const index = textIn(html, 'main');
    expect(index).not.toContain('Further reading');
    expect(posts.filter(({ description }) => !index.includes(description))).toEqual([]);
    for (const slug of settledPosts) {
      expect(textIn(pageAt(`/blog/${slug}`), 'main')).toContain('Further reading');
    }
  });

  it('describes every post for search engines', () => {
    const [data] = structuredData(html);
    expect(data).toMatchObject({ '@type': 'Blog' });
    const list = blogPosting.array().parse(data?.blogPost);
    expect(list).toHaveLength(posts.length);
  });
});

it('the page of each tag has a description and lists its posts', () => {
  for (const tag of tags) {
    const html = pageAt(`/blog/tags/${tag}`);
    const tagged = posts.filter((post) => post.tags.includes(tag));
    expect(hrefs(html, 'main')).toEqual(expect.arrayContaining(tagged.map(target)));
    expect(textIn(html, 'h1')).toMatch(
      tagged.length === 1 ? /^One post / : new RegExp(`^${tagged.length} posts `),
    );
    expect(headValue(html, 'name', 'description')).toMatch(/\.$/);
  }
});

it('the archive lists all posts', () => {
  const listed = hrefs(pageAt('/blog/archive'), 'main').filter((href) => href.startsWith('/'));
  expect(listed.sort()).toEqual(posts.map(path).sort());
});

it.each(external)(
  'lists link $slug at its publisher, and its summary has that canonical address',
  (post) => {
    for (const list of ['/blog', ...post.tags.map((tag) => `/blog/tags/${tag}`)]) {
      const links = hrefs(pageAt(list), 'main');
      expect(links, list).toContain(post.external);
      expect(links, list).not.toContain(path(post));
    }
    const html = pageAt(path(post));
    expect(headValue(html, 'property', 'og:url')).toBe(post.external);
    expect(html.match(/rel="?canonical/g)).toHaveLength(1);
    expect(hrefs(html, 'main')).toContain(post.external);
    expect(html).toContain('What follows is a summary.');
  },
);

describe('every post', () => {
  it.each(posts)(
    '$slug has a date, reading time, neighbors, related posts, and structured data',
    (post) => {
      const html = pageAt(path(post));
      expect(html).toMatch(new RegExp(`<time datetime="?${post.date}T`, 'i'));
      expect(html).toMatch(/(?:\d+|One) min read/);
      const index = posts.indexOf(post);
      const neighbors = [posts[index - 1], posts[index + 1]].filter((one) => one !== undefined);
      expect(hrefs(html, '[aria-label="Blog post page navigation"]')).toEqual(neighbors.map(path));
      expect(headValue(html, 'rel', 'canonical')).toBe(
        post.external ?? `${brand.url}${path(post)}`,
      );
      expect(headValue(html, 'property', 'og:image')).toBe(
        `${brand.url}/img/blog/${post.slug}.png`,
      );

      const related = hrefs(html, '[aria-labelledby="related-posts"]');
      const alike = posts.filter(
        (other) => other !== post && other.tags.some((tag) => post.tags.includes(tag)),
      );
      expect(related).toHaveLength(Math.min(3, alike.length));
      expect(alike.map(target)).toEqual(expect.arrayContaining(related));

      const [data, ...more] = structuredData(html);
      expect(more).toEqual([]);
      expect(blogPosting.parse(data)).toMatchObject({
        headline: post.title,
        description: post.description,
        datePublished: `${post.date}T00:00:00.000Z`,
      });
    },
  );

  it('has a unique cover on its page, in lists, and on the home page', () => {
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

  it('has the ten newest posts in its sidebar (specification §9)', () => {
    const recent = posts.slice(0, content.blog.sidebarCount).map(path);
    expect(recent).toHaveLength(10);
    for (const page of ['/blog/tags', '/blog/we-are-hiring']) {
      expect(hrefs(pageAt(page), 'aside').slice(0, 10)).toEqual(recent);
    }
  });
});

/** Lists the problems of a page's social card: no address, a small card, or no file of the right size. */
async function findCardProblems(html: string, page: string): Promise<string[]> {
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

it('every page has a card, which docs pages share by section', async () => {
  const paths = sitemapPaths();
  // Only the head, because parsing whole pages takes most of a minute.
  const headOf = (path: string): string => `${pageAt(path).split('</head>')[0]}</head>`;
  const problems = paths.map((path) => findCardProblems(headOf(path), path));
  expect((await Promise.all(problems)).flat()).toEqual([]);
  const cardsOf = (isIncluded: (path: string) => boolean): (string | undefined)[] =>
    paths.filter(isIncluded).map((path) => headValue(headOf(path), 'property', 'og:image'));
  const shared = cardsOf((path) => path.startsWith('/docs/'));
  expect(shared.length).toBeGreaterThan(200);
  expect(new Set(shared).size).toBeLessThan(10);
  expect(cardsOf((path) => path === '/')).toEqual([`${brand.url}/img/social-card.png`]);
});

describe('structured data', () => {
  const thing = (path: string, type: string): Record<string, unknown> | undefined =>
    structuredData(pageAt(path)).find((data) => data['@type'] === type);

  it.each(jobs)('of the position $slug is complete', ({ slug }) => {
    const { url } = jobPosting.parse(thing(`/careers/${slug}`, 'JobPosting'));
    expect(url).toMatch(new RegExp(`/careers/${slug}$`));
    expect(thing(`/careers/${slug}`, 'BreadcrumbList')).toBeDefined();
  });

  it('of the home page names the organization and the software', () => {
    expect(thing('/', 'Organization')).toMatchObject({ name: 'Datastrato' });
    expect(thing('/', 'SoftwareApplication')).toBeDefined();
    expect(thing('/', 'JobPosting')).toBeUndefined();
  });

  it('without a date or an organization is incomplete', () => {
    const posting = thing(`/careers/${jobs[0]?.slug}`, 'JobPosting');
    const wrong = jobPosting.safeParse({ ...posting, datePosted: 'soon', hiringOrganization: {} });
    expect(wrong.error?.issues.map((issue) => issue.path.join('.'))).toEqual([
      'datePosted',
      'hiringOrganization.name',
    ]);
    expect(blogPosting.safeParse({ ...structuredData(pageAt('/blog'))[0] }).success).toBe(false);
  });
});

describe('feeds', () => {
  const xml = (file: string) =>
    new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(built(file), true);
  type Values = Record<string, string>;
  const feeds: Record<string, unknown[][]> = {
    RSS: xml('blog/rss.xml').rss.channel.item.map((item: Values) => [
      ...[item.title, item.link, item.guid, item.pubDate, item['content:encoded']],
    ]),
    Atom: xml('blog/atom.xml').feed.entry.map(
      ({ title, link, id, updated, content }: Record<string, Values> & Values) => [
        ...[title?.['#text'], link?.href, id, updated, content?.['#text']],
      ],
    ),
    JSON: JSON.parse(built('blog/feed.json')).items.map((item: Values) => [
      ...[item.title, item.url, item.id, item.date_modified, item.content_html],
    ]),
  };

  it.each(Object.entries(feeds))('%s is well formed and has every post', (_, items) => {
    const found = items.map(([title, link, id, date, content]) => [
      ...[title, link, id, new Date(String(date)).toISOString(), Boolean(content)],
    ]);
    expect(found).toEqual(
      posts.map((post) => [
        ...[post.title, post.external ?? `${brand.url}${path(post)}`],
        ...[`${brand.url}${path(post)}`, `${post.date}T00:00:00.000Z`, true],
      ]),
    );
  });

  it('contain no CSS variables, and are linked in the head of pages', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(built(`blog/${file}`)).not.toContain('var(--color-');
    }
    for (const type of ['rss+xml', 'atom+xml']) {
      expect(headValue(pageAt('/'), 'type', `application/${type}`)).toMatch(/^\/blog\//);
    }
  });
});
