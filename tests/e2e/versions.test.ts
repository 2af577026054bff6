import { describe, expect, it } from 'vitest';
import { holdApp } from '../support/app';
import { startAt, startBrowser } from '../support/browser';
import { archived, latest } from '../support/versions';

const { open, visit } = startBrowser();
const changes = '/docs/what-changed';

describe('the comparison of versions', () => {
  it('is chosen with the keyboard and stored in one history entry', async () => {
    const { page, problems } = await visit('/docs/latest/overview');
    await startAt(page, changes);
    await page.getByRole('combobox', { name: 'From' }).focus();
    await page.keyboard.type('0.4.0');
    await expect.poll(() => new URL(page.url()).search).toBe(`?from=0.4.0&to=${latest}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Next');
    await expect.poll(() => new URL(page.url()).search).toBe('?from=0.4.0&to=next');
    const status = page.getByRole('main').getByRole('status');
    await status.getByText('Changes from 0.4.0 to Next').waitFor();
    expect(
      await page
        .getByRole('combobox', { name: 'To' })
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.goBack();
    await page.waitForURL('**/docs/latest/overview');
    expect(problems).toEqual([]);
  });

  it('shows the default pair only if the app doesn’t start', async () => {
    const { page } = await open();
    await holdApp(page);
    await page.goto(`${changes}?from=0.3.0&to=0.3.1`, { waitUntil: 'domcontentloaded' });
    const pair = page.getByRole('heading', { level: 2, name: `${archived} to ${latest}` });
    expect(await pair.isVisible()).toBe(false);
    await page.evaluate(() => {
      for (const wait of document.getAnimations()) {
        wait.finish();
      }
    });
    await pair.waitFor();
    await page.goto(changes, { waitUntil: 'domcontentloaded' });
    expect(await pair.isVisible()).toBe(true);
  });
});
