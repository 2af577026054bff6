import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storage } from '../../src/site/privacy';
import { startAt, startBrowser } from '../support/browser';

const { open } = startBrowser();

/** All storage keys of the site. */
const keys = storage.map(({ key }) => key.replace('<group>', 'client').replace('<index>', 'site'));
const garbage = {
  'of another type': '{"length":-1,"__proto__":{"harmed":1}}',
  'with much markup': '<img src=x onerror="window.harmed=1">'.repeat(5000),
  'that is incomplete': '{"broken',
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

describe('invalid stored data', () => {
  it.each(Object.entries(garbage))('%s doesn’t break pages', async (_, value) => {
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
});
