import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { running, settled } from '../support/app';
import { startBrowser } from '../support/browser';
import { arrived } from '../support/navigation';

const { visit } = startBrowser();
const long = '/docs/latest/manage-relational-metadata-using-gravitino';
const phone = { viewport: { width: 390, height: 844 } };

/** Counts the blocks of the article that the browser has not rendered, because they are far from what the reader sees. */
const skipped = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-static-article] > *')].filter(
        ({ firstElementChild }) =>
          firstElementChild?.checkVisibility() === true &&
          !firstElementChild.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Returns where the top of a heading is on the screen once the page rests, in CSS pixels. */
async function topOf(page: Page, heading: string): Promise<number> {
  await settled(page);
  return page.locator(heading).evaluate((element) => element.getBoundingClientRect().top);
}

describe('on a phone, what is far below', () => {
  it('is rendered when the reader comes near, by scrolling or by a link to it', async () => {
    const { page } = await visit(long, phone);
    await running(page);
    expect(await skipped(page)).toBeGreaterThan(10);

    const { id, href } = await page
      .locator('[data-static-article] > h2')
      .last()
      .evaluate((h2) => ({
        id: `#${CSS.escape(h2.id)}`,
        href: `#${h2.id}`,
      }));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, href);
    const top = await topOf(page, id);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);

    // The blocks above get their own heights on the way back, and the reader's place stays.
    await page.mouse.wheel(0, -600);
    expect(await topOf(page, id)).toBeCloseTo(top + 600, -1);
  });

  it('is all there where a place in the page is asked for or restored, on the pages that follow, and on paper', async () => {
    const { page } = await visit(`${long}#table-operations`, phone);
    expect(await skipped(page)).toBe(0);
    await page.goto(new URL(long, page.url()).href);
    await running(page);
    expect(await skipped(page)).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toBe(0);
    await page.emulateMedia({ media: 'screen' });

    await page.reload();
    expect(await skipped(page)).toBe(0);

    await page.goto(new URL('/docs/latest/overview', page.url()).href);
    await running(page);
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, long);
    await arrived(page, long);
    expect(await skipped(page)).toBe(0);
  });
});
