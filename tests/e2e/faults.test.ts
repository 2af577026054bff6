import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostHandler } from '../../src/plugins/deploy/host';
import { appScript, chunkScript, running } from '../support/app';
import { desktop, hydrated, startAt, startBrowser } from '../support/browser';
import { arrived, documents, heading, neverPrefetch } from '../support/navigation';
import { buildDir } from '../support/paths';
import { type Served, serve } from '../support/serve';

const { open, openAt, visit } = startBrowser();
const phone = { viewport: { width: 360, height: 740 } };
const docsPage = '/docs/latest/getting-started';
const path = '/privacy-policy';
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

it('an address with a stray % doesn’t change the page', async () => {
  const { page, problems } = await open();
  for (const path of ['/', docsPage]) {
    await page.goto(`${path}#100%`);
    const before = await heading(page);
    await hydrated(page);
    expect(await heading(page)).toBe(before);
    await page.evaluate(() => {
      window.location.hash = '#50%';
    });
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('#50%25');
    expect(await heading(page)).toBe(before);
  }
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('article p a[href^="/docs/latest/"]');
    link?.setAttribute('href', '/docs/latest/glossary#100%');
    link?.click();
  });
  await arrived(page, '/docs/latest/glossary');
  await expect.poll(() => heading(page)).toBe('Glossary');
  expect(problems).toEqual([]);
});

const parts: [string, RegExp][] = [
  ['the app', appScript],
  ['a chunk', chunkScript],
];

describe.each(parts)('a page that starts without %s', (_, scripts) => {
  it('is reloaded once, then offers Retry', async () => {
    const { page } = await open();
    const loads = documents(page);
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(path);
    await retry(page).waitFor();
    expect(loads).toHaveLength(2);
    expect(await page.getByRole('alert').textContent()).toMatch(
      /A script of this page is missing.*\/assets\/js\//,
    );
    expect(await heading(page)).toBe('Privacy policy');
    // The controls of the page work nevertheless.
    await page.getByRole('button', { name: /^Switch between dark and light/ }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.unroute(scripts);
    await Promise.all([page.waitForEvent('load'), retry(page).click()]);
    await running(page);
    expect(await retry(page).count()).toBe(0);
    // After a later deployment, the page can be reloaded again.
    await expect.poll(() => page.evaluate(() => history.state?.hasReloaded)).toBe(false);
  });
});

it.each(parts)(
  'without a connection, a press that needs %s waits until it is back',
  async (_, scripts) => {
    const { page, context } = await open();
    const loads = documents(page);
    await context.route('**', (route) =>
      scripts.test(route.request().url()) || route.request().method() === 'HEAD'
        ? route.abort('internetdisconnected')
        : route.continue(),
    );
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.goto(path);
    await asked;
    // Nothing was pressed yet.
    expect(await retry(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('There is no connection to this site.').waitFor();
    await retry(page).click();
    await page.getByText('There is still no connection to this site.').waitFor();
    await context.unroute('**');
    await retry(page).click();
    await running(page);
    await page.locator('.theme-announcement-bar').waitFor({ state: 'detached' });
    expect(await retry(page).count()).toBe(0);
    expect(loads).toHaveLength(1);
  },
);

describe('a search whose code is missing', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Search' });

  async function loseSearch(page: Page, lose: () => Promise<unknown>): Promise<void> {
    await page.addInitScript(neverPrefetch);
    await startAt(page, path);
    await lose();
    const asked = page.waitForEvent('requestfinished', {
      predicate: (request) => chunkScript.test(request.url()),
    });
    const failed = page.waitForEvent('requestfailed', (request) => chunkScript.test(request.url()));
    await button(page).focus();
    await button(page).hover();
    await Promise.any([asked, failed]);
  }

  it('opens the search page on a press', async () => {
    const { page } = await open();
    await loseSearch(page, () =>
      page.route(chunkScript, (route) => route.fulfill({ status: 404, body: 'gone' })),
    );
    await expect.poll(() => heading(page)).toBe('Privacy policy');
    await page.keyboard.press('h');
    await page.waitForURL('**/search?q=h');
  });

  it('opens after a lost connection is back', async () => {
    const { page, context } = await open();
    await loseSearch(page, () => context.setOffline(true));
    expect(await page.getByRole('alert').count()).toBe(0);
    await button(page).click();
    await page.getByText('There is no connection to this site.').waitFor();
    expect(await heading(page)).toBe('Privacy policy');
    await context.setOffline(false);
    await page.locator('.DocSearch-Input').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a script whose 404 the browser has cached for a year', () => {
  let server: Served;
  /** Whether the host has the scripts of pages. Its errors have the headers of their folder. */
  let isWhole = false;
  /** Number of failed requests for scripts that bypass the browser's cache. */
  let refetched = 0;

  beforeAll(async () => {
    const handle = hostHandler(buildDir);
    server = await serve((request, response) => {
      if (!isWhole && chunkScript.test(request.url ?? '')) {
        refetched += request.headers['sec-fetch-dest'] === 'empty' ? 1 : 0;
        response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' });
        response.end('gone');
      } else {
        handle(request, response);
      }
    });
  });
  afterAll(() => server.close());

  it('is loaded again after a rollback', async () => {
    const { page } = await open({ baseURL: server.named });
    await page.addInitScript(neverPrefetch);
    await page.goto(path);
    // Reloaded once.
    await page.waitForEvent('load');
    const before = refetched;
    await retry(page).waitFor();
    // If the host were complete now, the script would load without a press and remove Retry.
    await expect.poll(() => refetched).toBeGreaterThan(before);
    isWhole = true;
    await Promise.all([page.waitForEvent('load'), retry(page).click()]);
    await running(page);
    expect(await heading(page)).toBe('Privacy policy');
  });
});

describe('a page without JavaScript', () => {
  const blocked = { javaScriptEnabled: false };

  it('shows all panels of its tabs', async () => {
    const { page } = await visit(docsPage, { ...blocked });
    const panels = page.locator('[role="tabpanel"]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      expect(await panels.nth(index).isVisible()).toBe(true);
    }
    expect(await page.locator('[role="tablist"]').first().isVisible()).toBe(false);
  });

  it('opens menus with the keyboard', async () => {
    const { page } = await visit('/about-us', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Products' }).focus();
    const link = page.locator('.dropdown__menu').getByRole('link', { name: 'Apache Gravitino' });
    await link.waitFor();
  });

  it('has navigation but no buttons on a phone', async () => {
    const { page } = await visit(docsPage, { ...phone, ...blocked });
    const link = page.locator('.theme-doc-sidebar-container a[href="/docs/latest/how-to-install"]');
    await page
      .locator('.theme-doc-sidebar-container')
      .getByText('Install', { exact: true })
      .click();
    await link.waitFor();
    expect(await page.locator('.navbar a[href="/blog"]').first().isVisible()).toBe(true);
    const dead = page.locator('button:visible');
    expect(await dead.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    await page.goto('/no/such/page');
    expect(await dead.count()).toBe(0);
    await page.setViewportSize(desktop);
    await page.goto(docsPage);
    expect(await dead.count()).toBe(0);
  });
});

it('a closed announcement bar isn’t shown before hydration', async () => {
  const { page } = await openAt('/privacy-policy');
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  // Without scripts, the page remains as in the first paint.
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await page.locator('.theme-announcement-bar').count()).toBe(1);
  expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(false);
});

it('a link to the current page adds no history entry', async () => {
  const { page } = await openAt(docsPage);
  const before = await page.evaluate(() => window.history.length);
  const item = page.locator('.theme-doc-sidebar-container .menu__link[aria-current="page"]');
  await item.click();
  await item.click();
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
