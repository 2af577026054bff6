import { expect, it } from 'vitest';
import { isPublished } from '../../src/plugins/front-matter/read';
import { prepareBlogPosts, relatedPosts } from '../../src/plugins/site-data/posts';
import { cardAddress, externalPermalink, publisherOf } from '../../src/site/blog';
import { testCases } from '../support/testCases';

it('related posts share tags, of which rare ones weigh more, and are near in time', () => {
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

it('a post at another publisher names it, and a card has the name of its post', () => {
  const address = 'https://www.example.org/x';
  expect(externalPermalink({ external_permalink: address })).toBe(address);
  expect(externalPermalink({})).toBeUndefined();
  expect(publisherOf(address)).toBe('example.org');
  expect(cardAddress('/blog/a-post/')).toBe('/img/blog/a-post.png');
});

const now = new Date('2024-05-06T00:30:00Z');
testCases('a build publishes %s', (_, frontMatter) => isPublished(frontMatter, now), [
  ['a page without a day', {}, true],
  ['a post of today', { date: '2024-05-06' }, true],
  ['no post of tomorrow', { date: '2024-05-07' }, false],
  [
    'no post with a day of tomorrow as the framework reads it',
    { date: new Date('2024-05-07') },
    false,
  ],
  ['no draft', { draft: true, date: '2024-05-05' }, false],
  ['an unlisted page, which has an address', { unlisted: true }, true],
]);

it('a blog leaves out posts with a future date', async () => {
  const blogPosts = ['2024-05-06', '2931-05-06'].map((date) => ({
    content: 'Words.',
    metadata: { permalink: `/blog/${date}`, frontMatter: { date: new Date(date) } },
  }));
  const kept = await prepareBlogPosts({ blogPosts: blogPosts as never });
  expect(kept?.map(({ metadata }) => metadata.permalink)).toEqual(['/blog/2024-05-06']);
});
