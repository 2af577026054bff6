import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../support/app';
import { desktop, startAt, startBrowser, type WatchedPage } from '../support/browser';
import { overflow } from '../support/looks';
import { noteShifts, shifted, unnoticedShift } from '../support/navigation';
import { pageKinds } from '../support/pageKinds';

const { open, visit } = startBrowser();
const phone = { viewport: { width: 390, height: 844 } };

describe('a table with many columns', () => {
  const path = '/docs/latest/reference/catalog-operations';

  it('shows every column and a sticky header on a desktop', async () => {
    const { page } = await visit(path);
    const table = page.locator('.markdown table', { hasText: 'updateColumnNullability' });
    const { hidden, room } = await table.evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth,
      room:
        (element.closest('.markdown')?.clientWidth ?? 0) - element.getBoundingClientRect().width,
    }));
    expect(hidden).toBe(0);
    expect(room).toBeGreaterThanOrEqual(0);
    await table.locator('tr').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    const head = await table.locator('thead th').first().boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(0);
    expect(head?.y).toBeLessThan(120);
  });

  it('is a list on a phone, with headers unless there are only two columns', async () => {
    const { page } = await open(phone);
    const labelOf = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one, '::before').content);
    await page.goto(path);
    expect(await labelOf('.markdown td[data-head="Iceberg"]')).toBe('"Iceberg"');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const row = page.locator('.markdown tbody tr').first();
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
    await page.goto('/privacy-policy');
    expect(await labelOf('.facts td[data-head]')).toBe('none');
  });
});

it('the first screen of the home page has both calls to action on a small phone', async () => {
  const { page } = await visit('/', { viewport: { width: 360, height: 640 } });
  const heading = (await page.locator('h1').textContent()) ?? '';
  expect(heading.trim().split(/\s+/).length).toBeLessThanOrEqual(10);
  for (const name of ['Get started', 'Try it in your browser']) {
    const box = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(640);
  }
});

/** Starts a page, and returns the sum of its layout shifts. */
async function measureShift(page: Page, path: string): Promise<number> {
  await startAt(page, path);
  await settled(page);
  return await shifted(page);
}

/** Pages whose layout on a desktop differs from a phone's: columns, or a bar of results. */
const columned = pageKinds.filter((path) => /^\/(?:docs|blog|search|$)/.test(path));

describe.each([
  { view: phone, paths: pageKinds, late: ['/compare', '/docs/latest/overview'] },
  { view: { viewport: desktop }, paths: columned, late: ['/about-us', '/docs/playground'] },
])('at $view.viewport.width px', ({ view, paths, late }) => {
  /** One page for all tests, so that shared files are loaded once. */
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await open(view);
    await watched.page.addInitScript(noteShifts);
    // A late font moves the text. A route that blocks fonts would disable the cache.
    const session = await watched.context.newCDPSession(watched.page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  });

  it.each([...paths])('%s has no layout shift while the app starts', async (path) => {
    expect(await measureShift(watched.page, path)).toBeLessThanOrEqual(unnoticedShift);
  });

  it.each(late)('%s has a small layout shift when its fonts load late', async (path) => {
    const { page } = await open(view);
    await page.addInitScript(noteShifts);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await route.continue();
    });
    // The limit of a good score. The fallback has the font's average width (src/css/fonts.css), but lines can break differently.
    expect(await measureShift(page, path)).toBeLessThan(0.1);
  });
});
