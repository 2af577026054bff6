import { describe, expect, it } from 'vitest';
import { holdApp } from '../support/app';
import { startAt, startBrowser } from '../support/browser';
import { archived, latest } from '../support/versions';

const { open, openAt, visit } = startBrowser();
const changes = '/docs/what-changed';

describe('the comparison of versions', () => {
  it('is picked by the keyboard and kept in the address, whose history has one entry of it', async () => {
    const { page, problems } = await visit('/docs/latest/overview');
    await startAt(page, changes);
    await page.getByLabel('From').focus();
    await page.keyboard.type('0.4.0');
    await expect.poll(() => new URL(page.url()).search).toBe(`?from=0.4.0&to=${latest}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Next');
    await expect.poll(() => new URL(page.url()).search).toBe('?from=0.4.0&to=next');
    const status = page.getByRole('main').getByRole('status');
    await status.getByText('From 0.4.0 to Next').waitFor();
    expect(
      await page
        .getByLabel('To', { exact: true })
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.goBack();
    await page.waitForURL('**/docs/latest/overview');
    expect(problems).toEqual([]);
  });

  it('is what a shared address asks for, without a sign of a person', async () => {
    const { page, problems } = await visit(`${changes}?from=0.3.0&to=0.3.0`);
    await page.getByText('No difference between 0.3.0 and 0.3.0').waitFor();
    await page.getByRole('link', { name: 'Show every step' }).click();
    await page.getByRole('heading', { level: 2, name: `${archived} to ${latest}` }).waitFor();
    expect(problems).toEqual([]);
  });

  it('shows no other pair before the app is there, and the default one if the app stays away', async () => {
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

describe('the version menu', () => {
  it('says what each version is, and is used by the keyboard', async () => {
    const { page, problems } = await openAt('/docs/latest/overview');
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', {
      name: latest,
    });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('list').filter({ hasText: 'Latest here' });
    await expect
      .poll(() => menu.getByRole('listitem').allTextContents())
      .toEqual(expect.arrayContaining(['Next', 'Latest here', latest, 'Archived', archived]));
    // The first link leads to the documentation of 1.0 and later.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/next/overview');
    expect(problems).toEqual([]);
  });
});

describe('the banner', () => {
  it('of an archived version leads to the same page in the latest one, and to what changed', async () => {
    const { page } = await visit(`/docs/${archived}/overview`);
    const banner = page.getByRole('note').filter({ hasText: 'archived' });
    await expect
      .poll(() =>
        banner.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      )
      .toEqual(['/docs/latest/overview', `${changes}?from=${archived}&to=${latest}`]);
    await page.goto('/docs/0.3.0/manage-metadata-using-gravitino');
    await banner.getByText(`${latest}, the latest version here, doesn’t have this page`).waitFor();
  });

  it('of Next says that it is released, and where later releases are', async () => {
    const { page } = await visit('/docs/next/overview');
    const banner = page.getByRole('note').filter({ hasText: 'Next describes' });
    await banner.getByText('which is released and newer').waitFor();
    await banner.getByRole('link', { name: 'on the Apache site' }).waitFor();
  });
});
