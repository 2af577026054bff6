import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inBothModes } from '../support/axe';
import { startBrowser } from '../support/browser';

const { openAt, visit } = startBrowser();
const config = '/docs/latest/gravitino-server-config';
const keys = '/docs/latest/reference/configuration-keys';
const port = 'gravitino.server.webserver.httpPort';

it('the address of a key scrolls to its row and marks it', async () => {
  const { page, problems } = await openAt(`${config}#${port}`);
  const marked = page.locator('[data-keys] tr:is(:target, [data-target])');
  await expect.poll(() => marked.evaluateAll((rows) => rows.map(({ id }) => id))).toEqual([port]);
  const { y = 0 } = (await marked.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(400);
  expect(problems).toEqual([]);
});

describe('the filter of keys', () => {
  const shown = (page: Page): Promise<number> =>
    page.locator('[data-keys] tbody tr:visible').count();

  it('is accessible and shows only the headings of its results', async () => {
    const { page } = await openAt(`${config}?q=keyStorePath`, {
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await expect.poll(() => shown(page)).toBe(1);
    expect(await inBothModes(page)).toEqual([]);
    const headings = page.locator('.markdown > [data-static-article] > :is(h2, h3):visible');
    await expect.poll(() => headings.allTextContents()).toHaveLength(2);
    // A link to a hidden heading shows it.
    await page.locator('.theme-doc-toc-desktop').getByText('Log files').click();
    await page.locator('#log-files').waitFor();
    expect(await shown(page)).toBeGreaterThan(50);
  });

  it('isn’t shown without JavaScript', async () => {
    const { page } = await visit(`${keys}?q=httpPort`, { javaScriptEnabled: false });
    expect(await shown(page)).toBeGreaterThan(150);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  });
});
