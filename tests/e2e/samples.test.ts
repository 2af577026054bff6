import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { running, settled } from '../support/app';
import { inBothModes } from '../support/axe';
import { startAt, startBrowser } from '../support/browser';
import { arrived, blockStorage } from '../support/navigation';
import { word } from '../support/words';

const { open, openAt, visit } = startBrowser();
const guide = '/docs/latest/manage-relational-metadata-using-gravitino';
const operation = '/docs/latest/api/rest/load-catalog';

const sampleTexts = async (page: Page): Promise<string> =>
  (await page.locator('.theme-code-block pre code').allTextContents()).join('\n');

/** Gives a value in the dialog, which the first sample with a place for one offers. */
async function giveMetalake(page: Page, name: string): Promise<void> {
  const block = page.locator('.theme-code-block', { hasText: 'demo' }).first();
  await block.hover();
  await block.getByRole('button', { name: word('sampleValues.offer') }).click();
  await page.getByRole('textbox', { name: 'Metalake' }).fill(name);
  await page.getByRole('button', { name: word('sampleValues.save') }).click();
}

describe('the reader’s values', () => {
  it('are in every sample, after a reload and on the pages of the REST reference', async () => {
    const { page, problems } = await openAt(guide);
    expect(await sampleTexts(page)).toContain('/api/metalakes/demo/');
    await giveMetalake(page, 'lab_7');
    await expect.poll(() => sampleTexts(page)).toContain('/api/metalakes/lab_7/');
    expect(await sampleTexts(page)).not.toContain('/api/metalakes/demo/');
    // A page with values starts the app at once.
    await page.reload();
    await expect.poll(() => sampleTexts(page)).toContain('/api/metalakes/lab_7/');
    await page.locator('main a[href$="/api/rest/alter-catalog"]').first().click();
    await arrived(page, operation.replace('load', 'alter'));
    await expect.poll(() => sampleTexts(page)).toContain('/api/metalakes/lab_7/');
    expect(problems).toEqual([]);
  });

  it('hold until the window closes where the browser stores nothing', async () => {
    const { page } = await open();
    await page.addInitScript(blockStorage);
    await startAt(page, guide);
    await giveMetalake(page, 'lab_7');
    await expect.poll(() => sampleTexts(page)).toContain('/api/metalakes/lab_7/');
  });
});

it('dialogs have nothing that axe finds', async () => {
  const { page } = await visit(guide, { colorScheme: 'light', reducedMotion: 'reduce' });
  // The first key of a page whose app doesn't run yet.
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await inBothModes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ colorScheme: 'light' });
  const block = page.locator('.theme-code-block', { hasText: 'demo' }).first();
  await block.hover();
  await block.getByRole('button', { name: word('sampleValues.offer') }).click();
  await page.getByRole('textbox', { name: 'Metalake' }).fill('two words');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('dialog input:invalid').count()).toBe(1);
  expect(await inBothModes(page)).toEqual([]);
});

/** Taps where something stands. Playwright's own tap scrolls to what is sticky first, which a finger doesn't. */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? expect.fail('is not shown');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

it.each([guide, '/blog/gravitino-open-source'])(
  'on a phone, the table of contents stays in view and closes once a link is followed: %s',
  async (path) => {
    const { page } = await visit(path, { viewport: { width: 360, height: 740 }, hasTouch: true });
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
  },
);
