import type { BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { running } from './app';
import { address, hydrated, watch } from './browser';
import { sitemapPaths } from './builtSite';
import { launchChromium } from './chromium';
import { neverPrefetch } from './navigation';

/** Number of open pages: more would wait for each other on two cores. */
const lanes = 3;

/** Internal pages and the not-found page aren’t part of the sitemap. */
const unlisted = [
  '/gravitino/banner',
  '/gravitino/cloud',
  '/gravitino/navbar',
  '/gravitino/icons',
  '/search',
];

/** Returns the addresses of all built pages. */
export const allPages = (): string[] => [...new Set([...sitemapPaths(), ...unlisted])];

/**
 * Counts preloaded fonts that a page doesn't use. The browser warns of them some seconds after the page has loaded, when the crawl
 * is on another page.
 */
export const unusedFonts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const used = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && !family.includes('fallback'),
    );
    return document.querySelectorAll('link[rel="preload"][as="font"]').length - used.length;
  });

/** Opens pages, waits for their app, and returns their problems and those that `look` finds. */
export async function crawl(
  paths: readonly string[],
  look: (page: Page) => Promise<string[]> = async () => [],
  options: BrowserContextOptions = {},
): Promise<{ problems: string[]; visited: number }> {
  const browser = await launchChromium(inject('chromium'));
  const queue = paths.values();
  const found = { problems: [] as string[], visited: 0 };
  const lane = async (): Promise<void> => {
    const context = await browser.newContext({ ...options, baseURL: address() });
    const page = await context.newPage();
    // The crawl opens the linked pages anyway.
    await page.addInitScript(neverPrefetch);
    const seen = watch(page, address());
    for (const path of queue) {
      await page.goto(path);
      if ((await unusedFonts(page)) > 0) {
        found.problems.push(`unused preloaded font: ${path}`);
      }
      await hydrated(page);
      await running(page);
      found.problems.push(...(await look(page)).map((problem) => `${path}: ${problem}`));
      found.visited += 1;
    }
    found.problems.push(...seen);
    await context.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await browser.close();
  return found;
}
