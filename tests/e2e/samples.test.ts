import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { running, settled } from '../support/app';
import { startBrowser } from '../support/browser';

const { visit } = startBrowser();
const guide = '/docs/latest/manage-relational-metadata-using-gravitino';

/** Taps where something stands. Playwright's own tap scrolls to what is sticky first, which a finger doesn't. */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? expect.fail('is not shown');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

it('on a phone, the table of contents stays in view and closes once a link is followed', async () => {
  const { page } = await visit(guide, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await running(page);
  // The navbar hides while the reader scrolls further down, and the table of contents takes its place.
  await page.evaluate(() => window.scrollBy(0, 100));
  await expect.poll(async () => (await contents.boundingBox())?.y).toBe(0);
  const place = async (): Promise<unknown[]> => [
    await contents.boundingBox(),
    await page.evaluate(() => document.documentElement.scrollHeight),
  ];
  const before = await place();
  await tap(page, contents.locator('summary'));
  const link = contents.getByRole('link').nth(1);
  const target = await link.getAttribute('href');
  await link.waitFor();
  await settled(page);
  expect(await place()).toEqual(before);
  await tap(page, link);
  await expect.poll(() => new URL(page.url()).hash).toBe(target);
  await expect.poll(() => contents.getByRole('link').count()).toBe(0);
  // The page goes there once the app has taken the new address.
  const distance = async (): Promise<number> => {
    const boxes = [await page.locator(target ?? '').boundingBox(), await contents.boundingBox()];
    const [heading, bar] = boxes;
    return heading && bar ? heading.y - (bar.y + bar.height) : Number.NaN;
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(-1);
  expect(await distance()).toBeLessThan(100);
});
