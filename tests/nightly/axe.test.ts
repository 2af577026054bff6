import { describe, expect, inject, it } from 'vitest';
import { violations } from '../support/axe';
import { address, hydrated } from '../support/browser';
import { sitemapPaths } from '../support/builtSite';
import { launchChromium } from '../support/chromium';

/** Pages open at a time. */
const lanes = 2;
const modes = ['light', 'dark'] as const;

/** Too long for every change, which has one page of every kind instead (tests/e2e/axe.test.ts). */
describe('axe on every page of the sitemap', () => {
  it.each(modes)('finds nothing, %s', { timeout: 3 * 60 * 60_000 }, async (colorScheme) => {
    const browser = await launchChromium(inject('chromium'));
    const paths = sitemapPaths();
    const queue = paths.values();
    const found: string[] = [];
    let visited = 0;
    const lane = async (): Promise<void> => {
      const context = await browser.newContext({
        baseURL: address(),
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      for (const path of queue) {
        await page.goto(path);
        await hydrated(page);
        found.push(...(await violations(page)).map((violation) => `${path}: ${violation}`));
        visited += 1;
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await browser.close();
    expect(found).toEqual([]);
    expect(visited).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(300);
  });
});
