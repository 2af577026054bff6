import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, type WatchedPage } from '../support/browser';
import { follow, heading } from '../support/navigation';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const page1 = '/docs/latest/manage-relational-metadata-using-gravitino';

async function openAt(path: string): Promise<WatchedPage> {
  const watched = await open({ viewport: { width: 1280, height: 800 } });
  await watched.page.goto(path);
  await hydrated(watched.page);
  return watched;
}

const part = (page: Page, name: string): Locator => page.locator(`[data-served="${name}"]`);
/** Elements below a part that React knows. */
const alive = (of: Locator): Promise<number> =>
  of.evaluate(
    (element) =>
      [...element.querySelectorAll('*')].filter((below) =>
        Object.keys(below).some((key) => key.startsWith('__reactFiber')),
      ).length,
  );
const versionMenu = (page: Page): Locator => page.locator('.navbar__items--right .dropdown__menu');
/** Another page without the network's help, so that nothing but the route changes. */
async function goElsewhere(page: Page): Promise<void> {
  const before = await heading(page);
  await follow(page, '/docs/latest/getting-started');
  await expect.poll(() => heading(page)).not.toBe(before);
}

describe('parts of a page that stay the server’s HTML', () => {
  it('are not React’s where the reader opens a page, and are where the reader goes', async () => {
    await using watched = await openAt(page1);
    const { page } = watched;
    for (const name of ['toc', 'paginator', 'doc-footer', 'footer', 'menu Products']) {
      expect(await alive(part(page, name)), name).toBe(0);
    }
    expect(await alive(versionMenu(page))).toBe(0);
    await goElsewhere(page);
    // The poisoned counterpart; the footer and the menu of products are the same on each page.
    for (const name of ['toc', 'paginator', 'doc-footer']) {
      await expect.poll(() => alive(part(page, name)), { message: name }).toBeGreaterThan(2);
    }
    await expect.poll(() => alive(versionMenu(page))).toBeGreaterThan(5);
    expect(watched.problems).toEqual([]);
  });

  it('have the footer on every page that the reader goes to, its links alive', async () => {
    await using watched = await openAt(page1);
    const { page } = watched;
    const footer = (): Promise<string> =>
      page.getByRole('contentinfo').evaluate(({ outerHTML }) => outerHTML);
    const served = await footer();
    expect(served).toContain('href="/privacy-policy"');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await goElsewhere(page);
    expect(await footer()).toBe(served);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await expect.poll(footer).toBe(served);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(watched.problems).toEqual([]);
  });

  it('mark the heading at hand in the table of contents', async () => {
    await using watched = await openAt(page1);
    const { page } = watched;
    const current = page.locator('.table-of-contents__link--active');
    const link = part(page, 'toc').getByRole('link', { name: 'Drop a table' });
    expect(await current.allTextContents()).not.toContain('Drop a table');
    await link.click();
    await expect.poll(() => current.allTextContents()).toEqual(['Drop a table']);
    expect(new URL(page.url()).hash).toBe('#drop-a-table');
  });
});

describe('the menu of versions', () => {
  it('leads from its served links to the page at hand, and remembers the choice', async () => {
    await using watched = await openAt('/docs/latest/overview');
    const { page } = watched;
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    expect(await alive(versionMenu(page))).toBe(0);
    await page.locator('.navbar__items--right .dropdown').hover();
    await versionMenu(page).getByRole('link', { name: '0.5.0' }).click();
    await page.waitForURL('**/docs/0.5.0/overview');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('0.5.0');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(watched.problems).toEqual([]);
  });

  it('keeps query and hash, which the server doesn’t know', async () => {
    await using watched = await openAt(`${page1}?q=1#drop-a-table`);
    const { page } = watched;
    const link = versionMenu(page).locator('a', { hasText: '0.5.0' });
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/using-gravitino\?q=1#drop-a-table$/);
  });
});
