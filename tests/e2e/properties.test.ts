import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inBothModes } from '../support/axe';
import { startBrowser } from '../support/browser';

const { open, openAt, visit } = startBrowser();
const config = '/docs/latest/gravitino-server-config';
const keys = '/docs/latest/reference/configuration-keys';
const errors = '/docs/latest/reference/error-messages';
const port = 'gravitino.server.webserver.httpPort';

describe('the address of a key', () => {
  it('leads to it, and marks it, opened directly or from another page', async () => {
    const direct = await open();
    await direct.page.goto(`${config}#${port}`);
    const marked = (page: Page): Promise<string[]> =>
      page
        .locator('[data-columns] li')
        .evaluateAll((items) =>
          items.filter((item) => getComputedStyle(item).boxShadow !== 'none').map(({ id }) => id),
        );
    await expect.poll(() => marked(direct.page)).toEqual([port]);
    const linked = await openAt(`${keys}?q=${port}`);
    await linked.page.getByRole('link', { name: port }).first().click();
    await expect.poll(() => new URL(linked.page.url()).hash).toBe(`#${port}`);
    await expect.poll(() => marked(linked.page)).toEqual([port]);
    // The page goes there once the app has taken the new address.
    const top = async (): Promise<number> =>
      (await linked.page.locator(`[id="${port}"]`).boundingBox())?.y ?? Number.NaN;
    await expect.poll(top).toBeLessThan(400);
    expect(await top()).toBeGreaterThan(0);
    expect([...direct.problems, ...linked.problems]).toEqual([]);
  });

  it('is copied without odd characters by its button', async () => {
    const { page } = await visit(config, { permissions: ['clipboard-read', 'clipboard-write'] });
    const item = page.locator(`[id="${port}"]`);
    await item.hover();
    await item.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(port);
  });
});

describe('the filter of keys', () => {
  const shown = (page: Page): Promise<number> => page.locator('[data-columns] li:visible').count();

  it('keeps headings of what it shows on the page of the server’s configuration, and nothing between', async () => {
    const { page } = await visit(`${config}?q=keyStorePath`);
    await expect.poll(() => shown(page)).toBe(1);
    const headings = page.locator('.markdown > [data-static-article] > :is(h2, h3):visible');
    await expect.poll(() => headings.allTextContents()).toHaveLength(2);
    // A heading that the filter hides is shown when its link is followed.
    await page.locator('.theme-doc-toc-desktop').getByText('Log files').click();
    await page.locator('#log-files').waitFor();
    expect(await shown(page)).toBeGreaterThan(50);
  });

  it('shows everything without JavaScript, and no filter', async () => {
    const { page } = await visit(`${keys}?q=httpPort`, { javaScriptEnabled: false });
    expect(await shown(page)).toBeGreaterThan(150);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });

  it('is accessible', async () => {
    const { page } = await openAt(`${errors}?q=token`, {
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await expect.poll(() => shown(page)).toBeLessThan(100);
    expect(await inBothModes(page)).toEqual([]);
  });
});
