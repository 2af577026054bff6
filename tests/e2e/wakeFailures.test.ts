import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { heading } from '../support/navigation';
import { appScript, awake, giveSign, wakeState } from '../support/waking';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const desktop = { viewport: { width: 1280, height: 800 } };
const path = '/privacy-policy';

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light/ });
const themeChoice = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.themeChoice);

/** Counts the documents that a page loads. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  return () => documents;
}

/** The modules of a page, which the app asks for. */
const pageModules = /\/assets\/js\/(?!main\.|runtime)/;

describe.each([
  ['the app', appScript],
  ['a module', pageModules],
])('a page that wakes while %s is missing', (_, scripts) => {
  it('is loaded anew once, then says so; Retry loads it again', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    const documents = countDocuments(page);
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(path);
    expect(await retry(page).count()).toBe(0);
    await Promise.all([page.waitForEvent('load'), giveSign(page)]);
    expect(documents()).toBe(2);
    expect(await wakeState(page)).toBe('asleep');
    await giveSign(page);
    await retry(page).waitFor();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/A script of this page is missing.*\/assets\/js\//);
    expect(await heading(page)).toBe('Privacy policy');
    expect(documents()).toBe(2);
    await page.unroute(scripts);
    await Promise.all([page.waitForEvent('load'), retry(page).click()]);
    await giveSign(page);
    await awake(page);
    expect(await retry(page).count()).toBe(0);
    // A later deployment may reload the page again.
    await expect.poll(() => page.evaluate(() => history.state?.hasReloaded)).toBe(false);
  });
});

describe('a page without a connection', () => {
  /** Opens a page without a connection to some of its scripts, presses a control, and asks for another try. */
  async function pressWithout(page: Page, scripts: RegExp): Promise<void> {
    await page
      .context()
      .route('**', (route) =>
        scripts.test(route.request().url()) || route.request().method() === 'HEAD'
          ? route.abort('internetdisconnected')
          : route.continue(),
      );
    await page.goto(path);
    await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD'),
      giveSign(page),
    ]);
    // Nobody has asked for anything yet.
    expect(await retry(page).count()).toBe(0);
    await toggle(page).click();
    await page.getByText('There is no connection to this site.').waitFor();
    expect(await heading(page)).toBe('Privacy policy');
    await retry(page).click();
    await page.getByText('There is still no connection to this site.').waitFor();
    await page.context().setOffline(true);
    await page.context().unroute('**');
  }

  it('stays, says so when a control is pressed, and Retry loads it once there is one', async () => {
    await using watched = await open(desktop);
    const { page, context } = watched;
    const documents = countDocuments(page);
    await pressWithout(page, appScript);
    expect(documents()).toBe(1);
    await context.setOffline(false);
    await Promise.all([page.waitForEvent('load'), retry(page).click()]);
    await giveSign(page);
    await awake(page);
    await toggle(page).click();
    await expect.poll(() => themeChoice(page)).toBe('dark');
    expect(documents()).toBe(2);
  });

  it('goes on by itself where the app is there already, and does the press', async () => {
    await using watched = await open(desktop);
    const { page, context } = watched;
    const documents = countDocuments(page);
    await pressWithout(page, pageModules);
    expect(await themeChoice(page)).toBe('system');
    await context.setOffline(false);
    await awake(page);
    await expect.poll(() => themeChoice(page)).toBe('dark');
    expect(await retry(page).count()).toBe(0);
    expect(documents()).toBe(1);
  });
});
