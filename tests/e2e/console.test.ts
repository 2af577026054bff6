import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examples, tourDrafts } from '../../src/site/playground';
import { inBothModes } from '../support/axe';
import { startAt, startBrowser } from '../support/browser';
import { bytesOf, scriptsOf } from '../support/bytes';
import { overflow } from '../support/looks';

const { open, visit } = startBrowser();
const playground = '/docs/playground';

const tree = (page: Page) => page.getByRole('list', { name: 'Current metadata' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const status = (page: Page) => page.getByRole('region', { name: 'Response' }).getByRole('status');

async function openPlayground(page: Page, path = playground): Promise<void> {
  await page.goto(path);
  await tree(page).getByText('mysql_shop').waitFor();
}

describe('the playground', () => {
  it('creates a table in two clicks from the home page', async () => {
    const { page, problems } = await open();
    await page.goto('/');
    await page.getByRole('link', { name: 'Try it in your browser' }).click();
    await send(page).click();
    await status(page).getByText('Added table demo.hive_prod.sales.invoices').waitFor();
    await expect
      .poll(() => tree(page).locator('[data-change]').allTextContents())
      .toEqual(['table invoicesadded']);
    expect(problems).toEqual([]);
  });

  it('sends every example', async () => {
    const { page, problems } = await open();
    await openPlayground(page);
    for (const name of Object.keys(examples)) {
      await page.getByLabel('Example').selectOption(name);
      await page.getByLabel('Path').press('Control+Enter');
      await status(page)
        .getByText(/^(200|400|409) .*simulated/)
        .waitFor();
    }
    expect(problems).toEqual([]);
  });

  it('fills in the request of a selected object', async () => {
    const { page, problems } = await open();
    await openPlayground(page);
    await tree(page).getByText('mysql_shop').click();
    expect(await page.getByLabel('Path').inputValue()).toBe(
      '/api/metalakes/demo/catalogs/mysql_shop',
    );
    expect(await page.getByLabel('Body').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('keeps its metadata across pages until a restart', async () => {
    const { page } = await open();
    await openPlayground(page);
    await send(page).click();
    await status(page).getByText('200 OK').waitFor();
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.waitForURL('**/blog');
    await page.goBack();
    await tree(page).getByText('invoices').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => tree(page).getByText('mysql_shop').count()).toBe(1);
    await expect.poll(() => tree(page).getByText('invoices').count()).toBe(0);
  });

  it.each([
    [390, 844],
    [1280, 800],
  ])('keeps Next and the result in view on its tour at %i by %i px', async (width, height) => {
    const { page, problems } = await open({
      colorScheme: 'light',
      reducedMotion: 'reduce',
      viewport: { width, height },
    });
    await openPlayground(page);
    await page.getByRole('button', { name: 'Take the five-minute tour' }).press('Enter');
    for (const [at] of tourDrafts.entries()) {
      await page.getByText(`Step ${at + 1} of ${tourDrafts.length}`).waitFor();
      await send(page).press('Enter');
      const next = page.getByRole('button', { name: /^(Next|Finish)$/ });
      for (const place of [
        next,
        status(page)
          .getByText(/^ (Added|Changed) /)
          .first(),
      ]) {
        await expect
          .poll(async () => {
            const { y = -1, height: own = 0 } = (await place.boundingBox()) ?? {};
            return y > 60 && y + own <= height;
          })
          .toBe(true);
      }
      if (at === 0) {
        expect(await inBothModes(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
      await next.press('Enter');
    }
    await page.getByRole('button', { name: 'Take the five-minute tour' }).waitFor();
    await tree(page).getByText('channel').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });

  it('shows its requests as curl commands without JavaScript', async () => {
    const { page } = await visit(playground, { javaScriptEnabled: false });
    expect(await page.getByText('Loading the simulated server').isVisible()).toBe(false);
    // Text locators ignore this element.
    const texts = await page.locator('noscript pre').allTextContents();
    expect(texts.filter((text) => text.startsWith('curl'))).toHaveLength(
      Object.keys(examples).length,
    );
  });

  it('loads at most 30 KB in addition to other pages', async () => {
    const { page, context } = await open();
    const scripts = scriptsOf(context);
    await startAt(page, '/docs/what-changed');
    await page.waitForLoadState('networkidle');
    const before = new Set(scripts);
    await openPlayground(page);
    await send(page).click();
    await status(page).getByText('200 OK').waitFor();
    const total = await bytesOf([...scripts].filter((url) => !before.has(url)));
    expect(total).toBeGreaterThan(10 * 1024);
    expect(total).toBeLessThanOrEqual(30 * 1024);
  });
});
