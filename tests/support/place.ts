import type { Page } from 'playwright';
import { expect } from 'vitest';
import { settled } from './app';
import { hydrated, startAt } from './browser';

interface Place {
  /** Index of the first element of the article below the navbar. */
  index: number;
  /** Its distance from the top of the window, in CSS pixels. */
  top: number;
}

/** Returns the reader's place on a page. */
export const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.markdown :is(p, li, pre, tr, h2, h3, h4)')];
    const index = all.findIndex((one) => one.getBoundingClientRect().top > 80);
    return { index, top: Math.round(all[index]?.getBoundingClientRect().top ?? 0) };
  });

/** Scrolls to a fraction of a page's height, and returns the place. */
async function scrollTo(page: Page, part: number): Promise<Place> {
  await page.evaluate((of) => window.scrollTo(0, document.body.scrollHeight * of), part);
  await settled(page);
  return placeOf(page);
}

/** Scrolls to a fraction of a page's height as a reader does, and returns the place. */
export async function readTo(page: Page, part: number): Promise<Place> {
  await page.evaluate(async (of) => {
    const end = document.body.scrollHeight * of;
    while (window.scrollY < Math.min(end, document.body.scrollHeight - window.innerHeight - 1)) {
      window.scrollBy(0, window.innerHeight / 2);
      await new Promise(requestAnimationFrame);
    }
  }, part);
  await settled(page);
  // Otherwise the whole page was laid out before.
  expect(await page.locator('html[data-nearby-only]').count()).toBe(1);
  return placeOf(page);
}

/** Waits until the page is at the place. */
export async function expectPlace(page: Page, step: string, was: Place): Promise<void> {
  await hydrated(page);
  await settled(page);
  const isThere = async (): Promise<boolean> => {
    const { index, top } = await placeOf(page);
    return index === was.index && Math.abs(top - was.top) <= 2;
  };
  await expect.poll(isThere, { message: `the place after ${step}` }).toBe(true);
}

/** Expects a page to keep the place within 2 px after a reload, Back, and Forward, and to scroll to a hash. */
export async function expectPlaceKept(page: Page, path: string): Promise<void> {
  await startAt(page, path);
  const before = await readTo(page, 0.7);
  await page.reload();
  await expectPlace(page, 'reload', before);

  await startAt(page, path.endsWith('/webui') ? '/docs/latest/glossary' : '/docs/latest/webui');
  const later = await scrollTo(page, 0.4);
  await page.goBack();
  await expectPlace(page, 'back', before);
  await page.goForward();
  await expectPlace(page, 'forward', later);

  await page.goBack();
  await hydrated(page);
  const target = page.locator('.markdown [id]').last();
  if ((await target.count()) === 0) {
    // A page of tables only may have no ids.
    return;
  }
  await page.goto(`${path}#${await target.getAttribute('id')}`);
  await page.reload();
  await hydrated(page);
  await settled(page);
  const { y = -1 } = (await target.boundingBox()) ?? {};
  expect(y, 'target of a hash').toBeGreaterThanOrEqual(0);
  expect(y, 'target of a hash').toBeLessThan(800);
}
