import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chunkScript, settled } from '../../support/app';
import { violations } from '../../support/axe';
import { address, hydrated, startAt, startBrowser } from '../../support/browser';
import { blockStorage, documents, follow, neverPrefetch } from '../../support/navigation';
import { buildDir } from '../../support/paths';

const { open, openAt } = startBrowser();

/** Returns 404 for all later requests of scripts. */
const blockScripts = (page: Page): Promise<unknown> =>
  page.route(chunkScript, (route) => route.fulfill({ status: 404, body: 'gone' }));

describe('a page whose modules are missing', () => {
  it.each([
    ['as usual', false],
    ['with storage blocked', true],
  ])('is reloaded once, then shows an error with Retry, %s', async (_, isBlocked) => {
    const { page } = await open();
    if (isBlocked) {
      await page.addInitScript(blockStorage);
    }
    await startAt(page, '/privacy-policy');
    const loads = documents(page);
    await blockScripts(page);
    // The page is reloaded.
    await Promise.all([page.waitForEvent('load'), follow(page, '/careers')]);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/A script of this page is missing.*\/assets\/js\/.*\.js/);
    expect(loads).toEqual(['/careers']);
    expect(await violations(page)).toEqual([]);
    // The server-rendered content is still visible.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.unroute(chunkScript);
    await Promise.all([page.waitForEvent('load'), retry.click()]);
    await hydrated(page);
    await expect.poll(() => retry.count()).toBe(0);
    expect(loads).toEqual(['/careers', '/careers']);
  });

  it('doesn’t cause a reload when a link to it is only hovered', async () => {
    const { page } = await open();
    await page.addInitScript(neverPrefetch);
    await startAt(page, '/privacy-policy');
    const loads = documents(page);
    await blockScripts(page);
    const failed = page.waitForResponse((response) => response.status() === 404);
    await page.locator('footer a[href="/careers"]').hover();
    await failed;
    await page.unroute(chunkScript);
    await page.locator('footer a[href="/about-us"]').click();
    await page.waitForURL('**/about-us');
    expect(loads).toEqual([]);
  });
});

describe('links', () => {
  const prefetched = (page: Page): Promise<number> => page.locator('link[rel="prefetch"]').count();

  it('of a menu are prefetched when it opens', async () => {
    const { page } = await openAt('/about-us');
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
    await settled(page);
    const before = await prefetched(page);
    await page.locator('.navbar .dropdown').first().hover();
    await expect.poll(() => prefetched(page)).toBeGreaterThan(before);
  });

  it.each([{ effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
    'aren’t prefetched with %j',
    async (connection) => {
      const { page } = await open();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto('/about-us');
      // On such a connection, the app starts when the reader is about to press something.
      await page.locator('.navbar__brand').first().hover();
      await hydrated(page);
      await page.locator('footer a[href="/careers"]').scrollIntoViewIfNeeded();
      await settled(page);
      expect(await prefetched(page)).toBe(0);
    },
  );
});

/** Opens an address on a host that serves the not-found page for double slashes, as some hosts do. */
async function openUncleaned(path: string) {
  const { origin } = new URL(address());
  const watched = await open();
  const notFound = { status: 404, path: join(buildDir, '404.html'), contentType: 'text/html' };
  const isUnclean = ({ pathname }: URL) => /\/\/|^\/%/.test(pathname);
  await watched.page.route(isUnclean, (route) => route.fulfill(notFound));
  await watched.page.goto(`${origin}${path}`);
  return { ...watched, origin };
}

it.each([
  '//EVIL.example/x',
  '/\\EVIL.example/x',
  '/./%2e//EVIL.example/x',
  '/%2F%2FEVIL.example/x',
])('%s shows the not-found page without requests to other hosts', async (path) => {
  const { page, problems, origin } = await openUncleaned(path);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
  await hydrated(page);
  expect(new URL(page.url()).origin).toBe(origin);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

it('the not-found page lists the nearest pages and searches for the words of the address', async () => {
  const { page, problems } = await open();
  for (const path of ['/docs/latest/nope', '/docs/0.0.1/nope', '/no/hive-catlog']) {
    await startAt(page, path);
    await expect.poll(() => page.title()).toBe('Page not found | Datastrato');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
    // The latest version has no such page either.
    expect(await page.getByText('has this page').count()).toBe(0);
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await page.getByRole('heading', { name: 'Nearest pages' }).waitFor();
  expect(await page.getByLabel('Search this site').inputValue()).toBe('hive catlog');
  const nearest = await page
    .locator('main ol a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(nearest.length).toBeLessThanOrEqual(5);
  expect(nearest).toContain('/docs/latest/apache-hive-catalog');
  await page.locator('main form').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/\/search\?q=hive(?:\+|%20)catlog/);
});
