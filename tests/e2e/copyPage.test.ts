import { expect, it } from 'vitest';
import { markdownAddress } from '../../src/site/markdownExport';
import { violations } from '../support/axe';
import { address, startBrowser } from '../support/browser';
import { word } from '../support/words';

const { openAt } = startBrowser();
const pages = ['/docs/latest/api/rest/load-table', '/blog/we-are-hiring'];

const markdownOf = async (path: string): Promise<string> =>
  (await fetch(address() + markdownAddress(path))).text();

it.each(pages)('%s is copied by the keyboard, and its menu fits a phone', async (path) => {
  const { page, problems } = await openAt(path, {
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 720 },
  });
  await page.getByRole('button', { name: word('copyPage.button') }).press('Enter');
  await page.getByRole('status').getByText(word('copyPage.done')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdownOf(path));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: word('copyPage.view.label') });
  const box = await page.locator('details[open]', { has: view }).locator('> div').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);

  await page.keyboard.press('Enter');
  await view.click();
  await expect.poll(() => page.locator('body').innerText()).toContain('---\ntitle:');

  await page.goBack();
  await page.route('**/*.md', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: word('copyPage.button') }).click();
  await page.getByText(word('copyPage.failed')).waitFor();
  expect(await violations(page)).toEqual([]);
});
