import { expect, it } from 'vitest';
import { isPublished } from '../../src/plugins/front-matter/read';
import { prepareBlogPosts, relatedPosts } from '../../src/plugins/site-data/posts';
import { cardAddress, externalPermalink, publisherOf } from '../../src/site/blog';
import { testCases } from '../support/testCases';

it('related posts share tags, rare tags first, then the nearest in time', () => {
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
  expect(relatedPosts(all[0], all)).toEqual(['/b', '/c', '/d']);
  expect(relatedPosts(all[4], all)).toEqual([]);
});

it('a post on another site has an external permalink and a publisher', () => {
  const address = 'https://www.example.org/x';
  expect(externalPermalink({ external_permalink: address })).toBe(address);
  expect(externalPermalink({})).toBeUndefined();
  expect(publisherOf(address)).toBe('example.org');
});

it('the card of a post is named after the post', () => {
  expect(cardAddress('/blog/a-post/')).toBe('/img/blog/a-post.png');
});

const now = new Date('2024-05-06T00:30:00Z');
testCases('%s is published: %s', (_, frontMatter) => isPublished(frontMatter, now), [
  ['a page without a date', {}, true],
  ['a post dated today', { date: '2024-05-06' }, true],
  ['a post dated tomorrow', { date: '2024-05-07' }, false],
  [
    'a post whose date the framework has parsed as tomorrow',
    { date: new Date('2024-05-07') },
    false,
  ],
  ['a draft', { draft: true, date: '2024-05-05' }, false],
  ['an unlisted page', { unlisted: true }, true],
]);

it('the blog leaves out posts with a future date', async () => {
  const blogPosts = ['2024-05-06', '2931-05-06'].map((date) => ({
    content: 'Words.',
    metadata: { permalink: `/blog/${date}`, frontMatter: { date: new Date(date) } },
  }));
  const kept = await prepareBlogPosts({ blogPosts: blogPosts as never });
  expect(kept?.map(({ metadata }) => metadata.permalink)).toEqual(['/blog/2024-05-06']);
});
