import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { appScript, chunkScript, running } from '../support/app';
import { startBrowser } from '../support/browser';
import { documents, heading } from '../support/navigation';

const { open } = startBrowser();
const path = '/privacy-policy';

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const closeBar = (page: Page) => page.getByRole('button', { name: 'Close', exact: true });

describe.each([
  ['the app', appScript],
  ['a chunk', chunkScript],
])('a page that starts without %s', (_, scripts) => {
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

it.each([
  ['the app', appScript],
  ['a chunk', chunkScript],
])(
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
    await closeBar(page).click();
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
