import { describe, expect, it } from 'vitest';
import { isPublished } from '../../src/plugins/front-matter/read';
import { prepareBlogPosts, relatedPosts } from '../../src/plugins/site-data/posts';
import { cardAddress, externalPermalink, publisherOf } from '../../src/site/blog';
import { answers } from '../support/answers';
import { settledPosts, writtenPosts } from '../support/blogPosts';

const posts = await writtenPosts();
const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

describe('related posts', () => {
  const post = (permalink: string, date: number, ...tags: string[]) => ({
    permalink,
    date: new Date(date),
    tags: tags.map((tag) => ({ permalink: tag })),
  });
  const all = [
    post('/a', 1, 'common', 'rare'),
    post('/b', 9, 'common', 'rare'),
    post('/c', 2, 'common'),
    post('/d', 3, 'common'),
    post('/e', 4, 'alone'),
    post('/f', 8, 'common'),
  ] as const;

  it('come by the weight of shared tags, then by nearness in time', () => {
    expect(relatedPosts(all[0], all)).toEqual(['/b', '/c', '/d']);
  });

  it('share a tag', () => {
    expect(relatedPosts(all[4], all)).toEqual([]);
  });
});

describe('addresses of a post', () => {
  it('tell the publisher from the front matter', () => {
    expect(externalPermalink({ external_permalink: 'https://www.example.org/x' })).toBe(
      'https://www.example.org/x',
    );
    expect(externalPermalink({})).toBeUndefined();
    expect(publisherOf('https://www.example.org/x')).toBe('example.org');
  });

  it('give the card its name', () => {
    expect(cardAddress('/blog/a-post')).toBe('/img/blog/a-post.png');
    expect(cardAddress('/blog/a-post/')).toBe('/img/blog/a-post.png');
  });
});

describe('the text of the posts', () => {
  /** Posts whose length and sources are settled. Any other post follows the rules of `npm run check`, and no more. */
  const settled = posts.filter(({ slug }) => settledPosts.some((known) => known === slug));

  it('has the posts that the specification names (§2)', () => {
    expect(settled.map(({ slug }) => slug).sort()).toEqual([...settledPosts].sort());
  });

  it.each(settled)('$slug has its length and its sources', ({ body, external }) => {
    const rest = body.split('{/* truncate */}')[1];
    const prose = words(body.replaceAll(/<svg[\s\S]*?<\/svg>/g, ''));
    const [least, most] = external === undefined ? [700, 2000] : [180, 420];
    expect(prose).toBeGreaterThanOrEqual(least);
    expect(prose).toBeLessThanOrEqual(most);
    expect(rest).toMatch(/## Further reading[\s\S]*\]\(https:\/\//);
  });
});

const now = new Date('2024-05-06T00:30:00Z');

describe('what a build publishes', () => {
  answers('%s', (_, frontMatter) => isPublished(frontMatter, now), [
    ['a page without a day', {}, true],
    ['a post of today', { date: '2024-05-06' }, true],
    ['a post of tomorrow', { date: '2024-05-07' }, false],
    ['a day as the framework reads it', { date: new Date('2024-05-07') }, false],
    ['a draft', { draft: true, date: '2024-05-05' }, false],
    ['an unlisted page, which has an address', { unlisted: true }, true],
  ]);

  it('has no post with a future date', async () => {
    const post = (slug: string, date: string) => ({
      content: 'Words.',
      metadata: { permalink: `/blog/${slug}`, frontMatter: { date: new Date(date) } },
    });
    const blogPosts = [post('past', '2024-05-06'), post('future', '2931-05-06')];
    const kept = await prepareBlogPosts({ blogPosts: blogPosts as never });
    expect(kept?.map(({ metadata }) => metadata.permalink)).toEqual(['/blog/past']);
  });
});
