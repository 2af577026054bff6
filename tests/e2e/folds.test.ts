import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdApp } from '../support/app';
import { hydrated, startBrowser } from '../support/browser';

const { open, openAt } = startBrowser();
const path = '/docs/latest/api/rest/create-table';
const panel = (page: Page) => page.locator('main :not(nav) > details:has(> ul)').first();
const isOpen = (page: Page): Promise<boolean> =>
  panel(page).evaluate((element: HTMLDetailsElement) => element.open);

const press = (page: Page): Promise<void> => panel(page).locator('summary').first().press('Enter');

/** Reads the transition of the panel in the style sheet. */
const readTransition = (page: Page): Promise<string> =>
  panel(page).evaluate((element) => {
    const style = getComputedStyle(element, '::details-content');
    return [style.transitionProperty, style.transitionDuration, style.transitionTimingFunction]
      .map((list) => list.split(', ')[0])
      .join(' ');
  });

describe('panels of articles open and close', () => {
  it('with ease-in-out before the app runs', async () => {
    const { page } = await open();
    await page.route(/\/assets\/js\//, () => undefined);
    await page.goto(path);
    expect(await readTransition(page)).toBe('height 0.2s ease-in-out');
    // A busy machine draws few frames in 200 ms.
    await page.evaluate(() => document.documentElement.style.setProperty('--duration', '60s'));
    await press(page);
    expect(await isOpen(page)).toBe(true);
    const { own, inner } = await panel(page).evaluate((element) => ({
      own: element.getBoundingClientRect().height,
      inner: element.lastElementChild?.getBoundingClientRect().height ?? 0,
    }));
    expect(inner).toBeGreaterThan(20);
    expect(own).toBeLessThan(inner + 20);
  });

  it('without animation for readers who prefer reduced motion', async () => {
    const { page } = await openAt(path, { reducedMotion: 'reduce' });
    expect(await readTransition(page)).toMatch(/^height 0s/);
  });
});

describe('a target in a fold', () => {
  const places = ['#200.table.audit.creator', '#DataType.StructType.fields.name'];
  const windows = [
    { width: 390, height: 700 },
    { width: 1280, height: 800 },
  ];
  const cases = windows.flatMap((viewport) => places.map((place) => ({ viewport, place })));

  /** Returns whether the target of the hash is visible in the window. */
  const isInWindow = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const { top, bottom, height: size } = target?.getBoundingClientRect() ?? new DOMRect();
      const fits = bottom <= innerHeight || (size > innerHeight && top < innerHeight);
      return size > 0 && top >= 0 && fits && target?.checkVisibility() === true;
    });

  it.each(cases)(
    'is opened by its address before and after the app starts: $place at $viewport.width px',
    async ({ viewport, place }) => {
      const { page } = await open({ viewport });
      const release = await holdApp(page);
      await page.goto(path + place);
      await expect.poll(() => isInWindow(page)).toBe(true);
      release();
      await hydrated(page);
      await expect.poll(() => isInWindow(page)).toBe(true);
    },
  );

  it.each(windows)('is opened by a hash anywhere on the page at $width px', async (viewport) => {
    const { page } = await openAt(path, { viewport });
    const ids = await page
      .locator('main details [id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) {
      await page.evaluate((hash) => {
        for (const fold of document.querySelectorAll('main details')) {
          fold.removeAttribute('open');
        }
        location.hash = hash;
      }, `#${id}`);
      await expect.poll(() => isInWindow(page), { message: id }).toBe(true);
    }
  });

  it('is opened in a hidden tab', async () => {
    const { page } = await open();
    const guide = '/docs/latest/manage-metalake-using-gravitino';
    await page.route(guide, async (route) => {
      const response = await route.fetch();
      const panel = /<div role="?tabpanel"?[^>]* hidden[^>]*>/;
      const html = await response.text();
      const body = html.replace(panel, (tag) => `${tag}<h3 id="in-tab">In a tab</h3>`);
      await route.fulfill({ response, body });
    });
    const heading = page.locator('#in-tab');
    await page.goto(`${guide}#in-tab`);
    await expect.poll(() => isInWindow(page)).toBe(true);
    await hydrated(page);
    expect(await heading.isVisible()).toBe(true);
    const tabs = page.locator('[data-tabs]', { has: page.locator('#in-tab') }).first();
    await tabs.getByRole('tab').first().click();
    expect(await heading.isVisible()).toBe(false);
    await page.evaluate(() => {
      location.hash = '';
      location.hash = 'in-tab';
    });
    await expect.poll(() => isInWindow(page)).toBe(true);
  });
});
