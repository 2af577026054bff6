import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdApp, running, settled } from '../support/app';
import { hydrated, startBrowser } from '../support/browser';
import { pageAt, sitemapPaths } from '../support/builtSite';
import { follow } from '../support/navigation';
import { expectPlace, expectPlaceKept, placeOf, readTo } from '../support/place';

const { open, openAt, visit } = startBrowser();

/** The longest pages. The nightly tests read all pages of the latest version. */
const longest = sitemapPaths()
  .filter((path) => path.startsWith('/docs/latest/') && !path.includes('/api/rest'))
  .sort((a, b) => pageAt(b).length - pageAt(a).length)
  .slice(0, 2);

describe.each([390, 1280])('at %i px, a long page keeps the reader’s place', (width) => {
  it.each(longest)('%s', async (path) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    await expectPlaceKept(page, path);
  });
});

const guide = '/docs/latest/manage-relational-metadata-using-gravitino';

describe('the end of a long page', () => {
  it('is restored after a jump and going back', async () => {
    const { page } = await openAt(guide);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await settled(page);
    const before = await placeOf(page);
    await follow(page, '/docs/latest/glossary');
    await page.waitForURL('**/docs/latest/glossary');
    await page.goBack();
    await expectPlace(page, 'a jump and Back', before);
  });

  it('is in view after a click on the last entry of the contents', async () => {
    const { page } = await visit(guide);
    const link = page.locator('.table-of-contents a').last();
    const target = page.locator((await link.getAttribute('href')) ?? '');
    await link.click();
    for (const wait of [settled, hydrated, settled]) {
      await wait(page);
      const { y = -1 } = (await target.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(800);
    }
  });
});

it('a chosen tab doesn’t move, and a reload keeps the place after the tabs of its group changed', async () => {
  const { page } = await openAt(guide);
  const tabs = page.locator('[data-tabs="client"] [role="tab"][data-value="java"]');
  let inView = -1;
  for (let part = 0.4; inView < 0; part += 0.02) {
    await readTo(page, part);
    inView = await tabs.evaluateAll((all) =>
      all.findIndex((tab) => Math.abs(tab.getBoundingClientRect().top - 350) < 250),
    );
  }
  const { y = 0 } = (await tabs.nth(inView).boundingBox()) ?? {};
  await tabs.nth(inView).click();
  await expect.poll(() => tabs.first().getAttribute('aria-selected')).toBe('true');
  await settled(page);
  expect((await tabs.nth(inView).boundingBox())?.y).toBeCloseTo(y, 0);
  const before = await placeOf(page);
  await page.reload();
  await expectPlace(page, 'a reload', before);
});

/** Taps an element at its position. Playwright's `tap` scrolls sticky elements first. */
async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? expect.fail('is not shown');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

it('on a phone, the table of contents is sticky and closes after a click on a link', async () => {
  const { page } = await visit(guide, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await running(page);
  // The navbar hides on scrolling down, and the table of contents takes its place.
  await page.evaluate(() => window.scrollBy(0, 100));
  await expect.poll(async () => (await contents.boundingBox())?.y).toBe(0);
  const place = async (): Promise<unknown[]> => [
    await contents.boundingBox(),
    await page.evaluate(() => document.documentElement.scrollHeight),
  ];
  const before = await place();
  await tap(page, contents.locator('summary'));
  const link = contents.getByRole('link').nth(1);
  const target = await link.getAttribute('href');
  await link.waitFor();
  await settled(page);
  expect(await place()).toEqual(before);
  await tap(page, link);
  await expect.poll(() => new URL(page.url()).hash).toBe(target);
  await expect.poll(() => contents.getByRole('link').count()).toBe(0);
  // The page scrolls after the app has read the new address.
  const distance = async (): Promise<number> => {
    const boxes = [await page.locator(target ?? '').boundingBox(), await contents.boundingBox()];
    const [heading, bar] = boxes;
    return heading && bar ? heading.y - (bar.y + bar.height) : Number.NaN;
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(-1);
  expect(await distance()).toBeLessThan(100);
});

it('the docs sidebar doesn’t change when the app starts', async () => {
  const { page, problems } = await open({ viewport: { width: 1280, height: 500 } });
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const release = await holdApp(page);
  const look = (): Promise<string> =>
    menu.evaluate((nav) =>
      [...nav.querySelectorAll('li, a, details')]
        .map((item) => `${item.className} ${item.hasAttribute('open')} ${item.textContent}`)
        .join('\n'),
    );
  await page.goto('/docs/latest/gravitino-server-config');
  const before = await look();
  await menu.evaluate((nav) => {
    nav.scrollTop = 40;
  });
  release();
  await hydrated(page);
  expect(await look()).toBe(before);
  expect(await menu.evaluate((nav) => nav.scrollTop)).toBe(40);
  expect(problems).toEqual([]);
});

it('the docs sidebar opens the category of a linked page', async () => {
  const { page, problems } = await openAt('/docs/latest/gravitino-server-config');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  const glossary = menu.getByRole('link', { name: 'Glossary' });
  expect(await glossary.isVisible()).toBe(false);
  await follow(page, '/docs/latest/glossary');
  await glossary.waitFor();
  expect(await glossary.getAttribute('aria-current')).toBe('page');
  expect(problems).toEqual([]);
});
