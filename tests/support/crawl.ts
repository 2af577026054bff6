import type { BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { running } from './app';
import { address, hydrated, watch } from './browser';
import { sitemapPaths } from './builtSite';
import { launchChromium } from './chromium';
import { neverPrefetch } from './navigation';

/** Pages open at a time: two cores render no more than this without waiting for each other. */
const lanes = 3;

/** Internal pages and the not-found page aren’t part of the sitemap. */
const unlisted = [
  '/gravitino/banner',
  '/gravitino/cloud',
  '/gravitino/navbar',
  '/gravitino/icons',
  '/search',
];

/** Addresses of all pages that the build made. */
export const allPages = (): string[] => [...new Set([...sitemapPaths(), ...unlisted])];

/**
 * How many fonts a page asks for ahead and shows no letter of. The browser warns of them some seconds after the page has loaded,
 * when the crawl is elsewhere.
 */
export const unusedFonts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const used = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && !family.includes('fallback'),
    );
    return document.querySelectorAll('link[rel="preload"][as="font"]').length - used.length;
  });

/** Opens pages one after another, waits for their app, and returns everything that any of them did wrong, and what `look` finds in it. */
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
    // What links lead to is a page of the crawl itself.
    await page.addInitScript(neverPrefetch);
    const seen = watch(page, address());
    for (const path of queue) {
      await page.goto(path);
      if ((await unusedFonts(page)) > 0) {
        found.problems.push(`a font that is fetched ahead and not used: ${path}`);
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
