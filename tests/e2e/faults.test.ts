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

it('an address whose % begins no character leaves the page as it is, and can be followed from an article', async () => {
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
  it('is reloaded once, then says so; Retry loads it again', async () => {
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
    // The controls of the page work all the same.
    await page.getByRole('button', { name: /^Switch between dark and light/ }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.unroute(scripts);
    await Promise.all([page.waitForEvent('load'), retry(page).click()]);
    await running(page);
    expect(await retry(page).count()).toBe(0);
    // After a later deployment the page may be reloaded again.
    await expect.poll(() => page.evaluate(() => history.state?.hasReloaded)).toBe(false);
  });
});

it.each(parts)(
  'a page that starts without a connection says so when a press needs %s, and does the press once there is one',
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
    // Nobody has pressed anything yet.
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

describe('a search whose code is not there', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Search' });

  async function runningWithout(page: Page, lose: () => Promise<unknown>): Promise<void> {
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

  it('stays on the page when it is hovered, and a press searches on the page for it', async () => {
    const { page } = await open();
    await runningWithout(page, () =>
      page.route(chunkScript, (route) => route.fulfill({ status: 404, body: 'gone' })),
    );
    await expect.poll(() => heading(page)).toBe('Privacy policy');
    await page.keyboard.press('h');
    await page.waitForURL('**/search?q=h');
  });

  it('says that there is no connection when it is pressed, and opens once there is one', async () => {
    const { page, context } = await open();
    await runningWithout(page, () => context.setOffline(true));
    expect(await page.getByRole('alert').count()).toBe(0);
    await button(page).click();
    await page.getByText('There is no connection to this site.').waitFor();
    expect(await heading(page)).toBe('Privacy policy');
    await context.setOffline(false);
    await page.locator('.DocSearch-Input').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a script that the browser has kept as missing for a year', () => {
  let server: Served;
  /** Whether the host has the scripts of pages; it gives its errors the headers of their folder. */
  let isWhole = false;
  /** Scripts that the app asked for past the browser's cache, and didn't get. */
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

  it('is there again after a roll-back', async () => {
    const { page } = await open({ baseURL: server.named });
    await page.addInitScript(neverPrefetch);
    await page.goto(path);
    // Reloaded once.
    await page.waitForEvent('load');
    const before = refetched;
    await retry(page).waitFor();
    // Asked for once the host is whole, a script would come without a press, and take Retry away.
    await expect.poll(() => refetched).toBeGreaterThan(before);
    isWhole = true;
    await Promise.all([page.waitForEvent('load'), retry(page).click()]);
    await running(page);
    expect(await heading(page)).toBe('Privacy policy');
  });
});

describe('a page whose scripts are all blocked', () => {
  const blocked = { javaScriptEnabled: false };

  it('shows all panels of its tabs, each below its name', async () => {
    const { page } = await visit(docsPage, { ...blocked });
    const panels = page.locator('[role="tabpanel"]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      expect(await panels.nth(index).isVisible()).toBe(true);
    }
    expect(await page.locator('[role="tablist"]').first().isVisible()).toBe(false);
  });

  it('a menu opens to the keyboard', async () => {
    const { page } = await visit('/about-us', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Products' }).focus();
    const link = page.locator('.dropdown__menu').getByRole('link', { name: 'Apache Gravitino' });
    await link.waitFor();
  });

  it('shows on a phone where to go, and no button that does nothing', async () => {
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

it('the announcement bar stays closed, and never shows before hydration', async () => {
  const { page } = await openAt('/privacy-policy');
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  // The scripts never arrive: what shows is what the first paint shows.
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await page.locator('.theme-announcement-bar').count()).toBe(1);
  expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(false);
});

it('what is pressed once more adds no entry to the history where the reader is already', async () => {
  const { page } = await openAt(docsPage);
  const before = await page.evaluate(() => window.history.length);
  const item = page.locator('.theme-doc-sidebar-container .menu__link[aria-current="page"]');
  await item.click();
  await item.click();
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
