import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startAt, startBrowser } from '../support/browser';
import { modeOf } from '../support/looks';
import { arrived, documents, follow, heading, neverPrefetch } from '../support/navigation';

const { open } = startBrowser();

/** Measures how much red dominates in the border, text, and background of the error. */
const measureRed = (page: Page): Promise<number[]> =>
  page.getByRole('alert').evaluate((element) => {
    const { borderTopColor, color, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, color, backgroundColor].map((text) => {
      const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return red - Math.max(green, blue);
    });
  });

describe('a lost connection', () => {
  async function loseConnection(page: Page, lose: () => Promise<unknown>): Promise<void> {
    await page.addInitScript(neverPrefetch);
    await startAt(page, '/privacy-policy');
    await lose();
    await follow(page, '/careers');
    const error = page
      .getByRole('alert')
      .filter({ hasText: 'There is no connection to this site' });
    await error.waitFor();
    await expect.poll(() => heading(page)).toBe('Privacy policy');
    await page.locator('#nprogress').waitFor({ state: 'detached' });
    // Retry without a connection keeps the page, too.
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('There is still no connection to this site').waitFor();
    await expect.poll(() => heading(page)).toBe('Privacy policy');
  }

  async function expectCareers(page: Page): Promise<void> {
    await arrived(page, '/careers');
    expect(new URL(page.url()).pathname).toBe('/careers');
    await expect.poll(() => heading(page)).not.toBe('Privacy policy');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  }

  it('keeps the page with a red error, and continues automatically after reconnecting', async () => {
    const { page, context } = await open();
    const loads = documents(page);
    await loseConnection(page, () => context.setOffline(true));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => modeOf(page)).toBe(colorScheme);
      const [border, text, ground] = await measureRed(page);
      expect(Math.min(border ?? 0, text ?? 0)).toBeGreaterThan(80);
      expect(ground).toBeGreaterThan(10);
    }
    // The browser reports a connection before requests succeed.
    const isFirst = { times: 1 };
    await page.route('/careers', (route) => route.abort('internetdisconnected'), isFirst);
    await context.setOffline(false);
    await expectCareers(page);
    expect(loads).toHaveLength(1);
  });

  it('to an unreachable site recovers with Retry', async () => {
    const { page } = await open();
    const loads = documents(page);
    await loseConnection(page, () => page.route('**', (route) => route.abort('connectionrefused')));
    await page.unroute('**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectCareers(page);
    expect(loads).toHaveLength(1);
  });

  it('allows going back to loaded pages', async () => {
    const { page, context } = await open();
    await page.addInitScript(neverPrefetch);
    await startAt(page, '/about-us');
    await follow(page, '/privacy-policy');
    await expect.poll(() => heading(page)).toBe('Privacy policy');
    await context.setOffline(true);
    await follow(page, '/careers');
    await page.getByRole('alert').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/about-us');
    await expect.poll(() => heading(page)).not.toBe('Privacy policy');
  });
});

it('a slow network shows the progress bar', async () => {
  const { page, problems } = await open();
  await page.addInitScript(neverPrefetch);
  await startAt(page, '/privacy-policy');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await follow(page, '/careers');
  await page.locator('#nprogress .bar').waitFor();
  await expect.poll(() => heading(page)).toBe('Privacy policy');
  await expect.poll(() => heading(page)).not.toBe('Privacy policy');
  await page.locator('#nprogress').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

it('dates don’t depend on the time zone', async () => {
  const zones = ['Pacific/Kiritimati', 'America/Los_Angeles'].map(async (timezoneId) => {
    const { page, problems } = await open({ timezoneId });
    const shown: string[] = [];
    for (const path of ['/docs/latest/overview', '/blog', '/blog/gravitino-open-source']) {
      await startAt(page, path);
      const times = page.locator('time');
      shown.push(...(await times.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))));
    }
    expect(problems).toEqual([]);
    expect(shown.length).toBeGreaterThan(5);
    const own = await page.evaluate(() => new Date('2026-01-01T11:00:00Z').toDateString());
    return { shown, own };
  });
  const [east, west] = await Promise.all(zones);
  expect(east?.shown).toEqual(west?.shown);
  expect(east?.own).not.toBe(west?.own);
});
