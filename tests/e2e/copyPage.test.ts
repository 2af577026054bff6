import { describe, expect, it } from 'vitest';
import { markdownAddress } from '../../src/site/markdownExport';
import { violations } from '../support/axe';
import { address, hydrated, useBrowser } from '../support/browser';
import { word } from '../support/words';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const pages = ['/docs/latest/', '/docs/latest/api/rest/load-table', '/blog/we-are-hiring'];

const markdownOf = async (path: string): Promise<string> =>
  (await fetch(address() + markdownAddress(path))).text();

describe.each(pages)('%s', (path) => {
  it('is copied as Markdown by the keyboard, from the button and from the menu', async () => {
    await using watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = watched;
    await page.goto(path);
    await hydrated(page);
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: word('copyPage.button') }).press('Enter');
    await page.getByRole('status').getByText(word('copyPage.done')).waitFor();
    expect(await copied()).toBe(await markdownOf(path));

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(word('copyPage.done')).waitFor();
    expect(await copied()).toBe(await markdownOf(path));
    expect(watched.problems).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'has a menu that fits a phone, without a finding by axe, %s',
    async (colorScheme) => {
      await using watched = await open({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 360, height: 720 },
      });
      const { page } = watched;
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('button', { name: word('copyPage.more') }).click();
      const menu = page.getByRole('menu');
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    },
  );
});

it('shows the Markdown as text', async () => {
  await using watched = await open();
  const { page } = watched;
  await page.goto('/docs/latest/');
  await hydrated(page);
  await page.getByRole('button', { name: word('copyPage.more') }).click();
  await page.getByRole('menuitem', { name: word('copyPage.view.label') }).click();
  await page.waitForURL('**/docs/latest/index.md');
  await expect.poll(() => page.locator('body').innerText()).toContain('# Gravitino documentation');
});

it('follows the reader to the next page', async () => {
  await using watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = watched;
  await page.goto('/docs/latest/');
  await hydrated(page);
  await page.getByRole('button', { name: word('copyPage.button') }).click();
  await page.getByRole('status').getByText(word('copyPage.done')).waitFor();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL('**/docs/latest/overview');
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'Gravitino overview' }).waitFor();
  await page.getByRole('button', { name: word('copyPage.button') }).click();
  await page.getByRole('status').getByText(word('copyPage.done')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await markdownOf('/docs/latest/overview'),
  );
});

it('says that it failed, and where the Markdown should be, when it is gone', async () => {
  await using watched = await open();
  const { page } = watched;
  await page.goto('/docs/latest/overview');
  await hydrated(page);
  await page.route('**/overview.md', (route) => route.fulfill({ status: 404, body: 'gone' }));
  const button = page.getByRole('button', { name: word('copyPage.button') });
  await button.click();
  const status = page.getByRole('status').filter({ hasText: word('copyPage.failed') });
  await status.waitFor();
  const link = status.getByRole('link', { name: word('copyPage.view.label') });
  await expect.poll(() => link.getAttribute('href')).toBe('/docs/latest/overview.md');
  expect(await violations(page)).toEqual([]);
});

it('without JavaScript is a link', async () => {
  await using watched = await open({ javaScriptEnabled: false });
  const { page } = watched;
  await page.goto('/docs/latest/overview');
  await expect
    .poll(() => page.getByRole('button', { name: word('copyPage.button') }).isVisible())
    .toBe(false);
  await page.getByRole('link', { name: word('copyPage.view.label') }).click();
  expect(page.url()).toBe(`${address()}/docs/latest/overview.md`);
});
