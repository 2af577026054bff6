import { describe, expect, it } from 'vitest';
import { isPublished } from '../../src/plugins/front-matter/published';
import { prepareBlogPosts } from '../../src/plugins/site-data/prepare';
import { answers } from '../support/answers';

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
