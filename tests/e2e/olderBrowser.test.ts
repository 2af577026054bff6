import { describe, expect, it } from 'vitest';
import { hydrated, startAt, startBrowser, type WatchedPage } from '../support/browser';
import { heading } from '../support/navigation';
import { lacking, takeAway } from '../support/olderBrowser';

const browser = startBrowser();

/** A window of a browser that has only what all of the oldest ones have. */
async function open(
  width: number,
  more: readonly (readonly [string, string])[] = [],
): Promise<WatchedPage> {
  const watched = await browser.open({ viewport: { width, height: 800 } });
  await watched.page.addInitScript(takeAway, [...lacking, ...more]);
  return watched;
}

describe('in a browser as old as package.json claims', () => {
  it('what newer ones have is not there', async () => {
    const { page } = await open(1280);
    await page.goto('/');
    const there = await page.evaluate(() => [
      'toSorted' in Array.prototype,
      'checkVisibility' in Element.prototype,
      'canParse' in URL,
      'ariaSelected' in Element.prototype,
      'requestIdleCallback' in window,
      'at' in Array.prototype,
    ]);
    expect(there).toEqual([false, false, false, false, false, true]);
  });

  it('pages come to life', async () => {
    const { page, problems } = await open(1280);
    for (const path of [
      '/',
      '/blog/tags',
      '/blog',
      '/docs/what-changed',
      '/docs/latest/reference/configuration-keys',
      '/search?q=catalog',
    ]) {
      await page.goto(path);
      const before = await heading(page);
      await hydrated(page);
      expect(await heading(page)).toBe(before);
    }
    expect(problems).toEqual([]);
  });

  it('a search finds, tabs change, and a call can be tried', async () => {
    const { page, problems } = await open(1280);
    await startAt(page, '/docs/latest/getting-started');
    const tab = page.getByRole('tab', { name: 'Java' }).first();
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('hive catalog');
    await page.locator('.DocSearch-Hit a').first().waitFor();
    await page.keyboard.press('Escape');
    await startAt(page, '/docs/latest/api/rest/create-table');
    await page.getByRole('link', { name: 'Try it', exact: true }).click();
    await page.getByRole('button', { name: 'Send' }).first().waitFor();
    expect(problems).toEqual([]);
  });

  it('a page that asks for more would be noticed', async () => {
    const { page, problems } = await open(1280, [
      ['Array', 'findLast'],
      ['Array', 'at'],
      ['Element', 'closest'],
    ]);
    await page.goto('/');
    await page.mouse.move(5, 5);
    await page.mouse.click(5, 5);
    await expect.poll(() => problems.length).toBeGreaterThan(0);
  });
});
