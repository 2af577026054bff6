import { expect, it } from 'vitest';
import { markdownAddress } from '../../src/site/markdownExport';
import { violations } from '../support/axe';
import { address, startBrowser } from '../support/browser';
import { word } from '../support/words';

const { openAt } = startBrowser();
const path = '/docs/latest/api/rest/load-table';

const markdownOf = async (path: string): Promise<string> =>
  (await fetch(address() + markdownAddress(path))).text();

it('a page is copied by the keyboard, and its Markdown is one press away', async () => {
  const { page, problems } = await openAt(path, {
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: word('copyPage.button') }).press('Enter');
  await page.getByRole('status').getByText(word('copyPage.done')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdownOf(path));

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  expect(problems).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('body').innerText()).toContain('---\ntitle:');

  await page.goBack();
  await page.route('**/*.md', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: word('copyPage.button') }).click();
  await page.getByText(word('copyPage.failed')).waitFor();
  expect(await violations(page)).toEqual([]);
});
