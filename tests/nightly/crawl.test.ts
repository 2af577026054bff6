import { expect, it } from 'vitest';
import { violations } from '../support/axe';
import { allPages, crawl } from '../support/crawl';

/** Too slow for every change. The tests of changes open a sample of the pages. */
it.each(['light', 'dark'] as const)(
  'all pages load without problems and axe violations in %s mode',
  { timeout: 3 * 60 * 60_000 },
  async (colorScheme) => {
    const paths = allPages();
    const options = { colorScheme, reducedMotion: 'reduce' as const };
    const { problems, visited } = await crawl(paths, violations, options);
    expect(problems).toEqual([]);
    expect(visited).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(300);
  },
);
