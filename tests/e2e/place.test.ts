import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { settled } from '../support/app';
import { hydrated, startAt, startBrowser } from '../support/browser';
import { pageAt, sitemapPaths } from '../support/builtSite';

const { open } = startBrowser();

const longest = sitemapPaths()
  .filter((path) => path.startsWith('/docs/latest/') && !path.includes('/api/rest'))
  .sort((a, b) => pageAt(b).length - pageAt(a).length)
  .slice(0, 3);

/** Says which element of the article is below the navbar, by its order, and how far down it is. */
const place = (page: Page): Promise<{ index: number; top: number }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.markdown :is(p, li, pre, tr, h2, h3, h4)')];
    const index = all.findIndex((one) => one.getBoundingClientRect().top > 80);
    return { index, top: Math.round(all[index]?.getBoundingClientRect().top ?? 0) };
  });

const isAt = async (page: Page, was: Awaited<ReturnType<typeof place>>): Promise<void> => {
  await settled(page);
  await expect
    .poll(async () => {
      const { index, top } = await place(page);
      return index === was.index && Math.abs(top - was.top) <= 2;
    })
    .toBe(true);
};

describe.each([390, 1280])('at %i px, the reader of a long page keeps the place', (width) => {
  it.each(longest)('%s', async (path) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    await startAt(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.7));
    await settled(page);
    const before = await place(page);
    expect(before.index).toBeGreaterThan(5);

    await page.reload();
    await hydrated(page);
    await isAt(page, before);

    await startAt(page, '/docs/latest/webui');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.4));
    await settled(page);
    const later = await place(page);
    await page.goBack();
    await hydrated(page);
    await isAt(page, before);
    await page.goForward();
    await hydrated(page);
    await isAt(page, later);
    await page.goBack();
    await hydrated(page);

    const target = page.locator('.markdown [id]').last();
    if ((await target.count()) === 0) {
      // A page of nothing but tables has no place that an address can name.
      return;
    }
    await page.goto(`${path}#${await target.getAttribute('id')}`);
    await page.reload();
    await hydrated(page);
    await settled(page);
    const { y = -1 } = (await target.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(800);
  });
});
