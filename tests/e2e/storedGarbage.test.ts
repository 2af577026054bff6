import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storage } from '../../src/site/privacy';
import { startAt, startBrowser } from '../support/browser';

const { open } = startBrowser();

/** Every key that the site keeps, by the groups of tabs and the index that it has. */
const keys = storage.map(({ key }) => key.replace('<group>', 'client').replace('<index>', 'site'));
const garbage = {
  'another type': '{"length":-1,"__proto__":{"harmed":1}}',
  'much markup': '<img src=x onerror="window.harmed=1">'.repeat(5000),
  'half of something': '{"broken',
};

/** Fills every key with a value before the page's own scripts run, in both storages. */
const fill = (page: Page, value: string): Promise<unknown> =>
  page.addInitScript(
    ([names, text]) => {
      for (const name of names) {
        localStorage.setItem(name, text);
        sessionStorage.setItem(name, text);
      }
    },
    [keys, value] as const,
  );

describe('storage that holds', () => {
  it.each(Object.entries(garbage))('%s does no harm', async (_, value) => {
    const { page, problems } = await open({ viewport: { width: 1280, height: 800 } });
    await fill(page, value);
    await startAt(page, '/docs/latest/getting-started');
    await page.getByRole('button', { name: /^Switch between/ }).click();
    await page.getByRole('tab', { name: 'Java' }).first().click();
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('hive');
    await page.locator('.DocSearch-Hit').first().waitFor();
    await page.goto('/search?q=hive');
    await page.locator('main ol > li').first().waitFor();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(await page.getByText('This page crashed.').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('what breaks a page would be noticed', async () => {
    const { page, problems } = await open();
    await fill(page, garbage['half of something']);
    await page.goto('/privacy-policy');
    await page.evaluate(
      (key) => setTimeout(() => JSON.parse(localStorage.getItem(key) ?? '')),
      keys[0] ?? '',
    );
    await expect.poll(() => problems.join()).toContain('uncaught');
  });
});
