import { expect, it } from 'vitest';
import { allPages, crawl } from '../support/crawl';

it('meets no error, warning, failed request, hydration mismatch or foreign origin on any page, awake', {
  timeout: 60 * 60_000,
}, async () => {
  const paths = allPages();
  const { problems, visited } = await crawl(paths);
  expect(problems).toEqual([]);
  expect(visited).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(300);
});
