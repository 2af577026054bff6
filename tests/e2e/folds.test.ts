import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, startBrowser } from '../support/browser';

const { open, openAt } = startBrowser();
const path = '/docs/latest/api/rest/create-table';
const panel = (page: Page) => page.locator('main :not(nav) > details:has(> ul)').first();
const height = (page: Page): Promise<number> =>
  panel(page).evaluate((element) => element.getBoundingClientRect().height);
const isOpen = (page: Page): Promise<boolean> =>
  panel(page).evaluate((element: HTMLDetailsElement) => element.open);

/** A motion as it is asked for: milliseconds, and how it goes. */
interface Motion {
  duration: unknown;
  easing: string;
}

/** What a test sees of panels: the motions that scripts begin, and the panel's height in each frame. */
interface Seen {
  motions: Motion[];
  heights: number[];
}

/** Begins to note what moves. A motion takes a second then: a busy machine draws few frames in 200 ms. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      document.documentElement.style.setProperty('--duration', '1000ms');
    }
    const seen: Seen = { motions: [], heights: [] };
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(frames, options) {
      const { duration, easing = '' } = typeof options === 'object' ? options : {};
      if (this.closest('main')) {
        seen.motions.push({ duration, easing });
      }
      return animate.call(this, frames, options);
    };
    const look = (): void => {
      const element = document.querySelector('main :not(nav) > details:has(> ul)');
      seen.heights.push(element?.getBoundingClientRect().height ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Presses the panel's summary by the keyboard. */
async function press(page: Page): Promise<void> {
  await panel(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
}

/** Opens and closes the panel, and tells in which of the two its height was seen on its way. */
async function openAndClose(page: Page): Promise<{ opening: boolean; closing: boolean }> {
  const closed = await height(page);
  const { length: start } = (await seen(page)).heights;
  await press(page);
  await expect.poll(() => isOpen(page)).toBe(true);
  const opened = await panel(page).evaluate((element) =>
    [...element.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0),
  );
  expect(opened).toBeGreaterThan(closed + 20);
  await expect.poll(() => height(page)).toBeGreaterThanOrEqual(opened);
  const { length: middle } = (await seen(page)).heights;
  await press(page);
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect.poll(() => height(page)).toBe(closed);
  const { heights } = await seen(page);
  const isOnItsWay = (one: number): boolean => one > closed + 1 && one < opened - 1;
  return {
    opening: heights.slice(start, middle).some(isOnItsWay),
    closing: heights.slice(middle).some(isOnItsWay),
  };
}

/** What the style sheet asks for, as the page comes. */
const declared = (page: Page): Promise<Motion> =>
  panel(page).evaluate((element) => {
    const style = getComputedStyle(element, '::details-content');
    const at = style.transitionProperty.split(', ').indexOf('height');
    return {
      duration: Number.parseFloat(style.transitionDuration.split(', ')[at] ?? '') * 1000,
      easing: style.transitionTimingFunction.split(', ')[at] ?? '',
    };
  });

const moving = { opening: true, closing: true };
const still = { opening: false, closing: false };

describe('panels of articles', () => {
  it('open and close with ease-in-out while the page sleeps, by the style sheet alone', async () => {
    const { page } = await open();
    // On their way for ever.
    await page.route(/\/assets\/js\//, () => undefined);
    await page.goto(path);
    expect(await declared(page)).toEqual({ duration: 200, easing: 'ease-in-out' });
    await record(page);
    expect(await openAndClose(page)).toEqual(moving);
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
  });

  it('are still under reduced motion', async () => {
    const { page } = await openAt(path, { reducedMotion: 'reduce' });
    expect(await declared(page)).toMatchObject({ duration: 0 });
    await record(page);
    expect(await openAndClose(page)).toEqual(still);
  });
});

describe('in a browser whose style sheets can’t move them', () => {
  const openOld = async (reducedMotion: 'reduce' | 'no-preference') => {
    const watched = await open({ reducedMotion, bypassCSP: true });
    const { page } = watched;
    await page.addInitScript(() => {
      const { supports } = CSS;
      Object.assign(CSS, {
        supports: (property: string, value: string) =>
          property !== 'interpolate-size' && supports.bind(CSS)(property, value),
      });
    });
    await page.goto(path);
    await page.addStyleTag({
      content: `details { interpolate-size: numeric-only !important }
        details::details-content { height: auto !important; overflow: visible !important; transition: none !important }`,
    });
    await hydrated(page);
    return watched;
  };

  it('a script opens and closes them with ease-in-out, and a press on its way turns it round', async () => {
    const { page, problems } = await openOld('no-preference');
    await record(page);
    expect(await openAndClose(page)).toEqual(moving);
    const motion = { duration: 1000, easing: 'ease-in-out' };
    expect((await seen(page)).motions).toEqual([motion, motion]);
    const closed = await height(page);
    await press(page);
    await expect.poll(() => height(page)).toBeGreaterThan(closed + 1);
    await press(page);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await height(page)).toBe(closed);
    expect(problems).toEqual([]);
  });

  it('leaves them still under reduced motion', async () => {
    const { page } = await openOld('reduce');
    await record(page);
    expect(await openAndClose(page)).toEqual(still);
    expect((await seen(page)).motions).toEqual([]);
  });
});

describe('a place in a fold', () => {
  const places = [
    '/docs/latest/api/rest/create-table#200.table.audit.creator',
    '/docs/latest/api/rest/create-table#DataType.StructType.fields.name',
  ];
  const windows = [
    { width: 390, height: 700 },
    { width: 1280, height: 800 },
  ];
  const cases = windows.flatMap((viewport) => places.map((place) => ({ viewport, place })));

  /** How far the top of a target is below the top of the window, and whether it shows. */
  const isInWindow = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const { top, bottom, height: size } = target?.getBoundingClientRect() ?? new DOMRect();
      const fits = bottom <= innerHeight || (size > innerHeight && top < innerHeight);
      return size > 0 && top >= 0 && fits && target?.checkVisibility() === true;
    });

  it.each(cases)(
    'is reached by its address: $place at $viewport.width px',
    async ({ viewport, place }) => {
      const { page } = await openAt(place, { viewport });
      await expect.poll(() => isInWindow(page)).toBe(true);
    },
  );

  it.each(cases)(
    'is reached before the app runs: $place at $viewport.width px',
    async ({ viewport, place }) => {
      const { page } = await open({ viewport });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(place);
      await expect.poll(() => isInWindow(page)).toBe(true);
    },
  );

  it.each(windows)(
    'is reached wherever it is on the page, by a fragment, at $width px',
    async (viewport) => {
      const { page } = await openAt('/docs/latest/api/rest/create-table', { viewport });
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
    },
  );

  it('is reached in a tab that is hidden, by its address and by a fragment', async () => {
    const { page } = await open();
    const path = '/docs/latest/manage-metalake-using-gravitino';
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const panel = /<div role="?tabpanel"?[^>]* hidden[^>]*>/g;
      const body = html.replace(panel, (tag) => `${tag}<h3 id="in-tab">In a tab</h3>`);
      await route.fulfill({
        response,
        body: body.replaceAll('id="in-tab"', '').replace('<h3 ', '<h3 id="in-tab" '),
      });
    });
    const heading = page.locator('#in-tab');
    await page.goto(`${path}#in-tab`);
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
