import { expect, it } from 'vitest';
import { violations } from '../support/axe';
import { allPages, crawl } from '../support/crawl';

/** Too long for every change, which opens one page of every kind instead. */
it.each(['light', 'dark'] as const)(
  'no page has an error, a warning, a failed request, a hydration mismatch, a foreign origin, or a finding of axe, %s',
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
