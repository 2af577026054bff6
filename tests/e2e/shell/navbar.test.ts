import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, type WatchedPage } from '../../support/browser';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 720 } };

async function openAt(path: string, options = desktop): Promise<WatchedPage> {
  const watched = await open(options);
  await watched.page.goto(path);
  await hydrated(watched.page);
  return watched;
}

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const navbar = document.querySelector('.navbar');
    const [, blue] =
      /rgb\(\d+, \d+, (\d+)/.exec(navbar ? getComputedStyle(navbar).backgroundColor : '') ?? [];
    return Number(blue) < 128;
  });

/** Scrolls until the solutions section's top is this many pixels below the viewport's top. */
const bringSectionTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((wanted) => {
    const section = document.getElementById('solutions');
    const now = section?.getBoundingClientRect().top ?? 0;
    window.scrollTo({ top: window.scrollY + now - wanted, behavior: 'instant' });
  }, top);

describe('the desktop navbar', () => {
  it('has the links of the specification, the documentation in a new tab', async () => {
    await using watched = await openAt('/about-us');
    const { page, context } = watched;
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Home', 'Blog', 'Documentation']) {
      expect(await bar.getByRole('link', { name, exact: true }).count(), name).toBe(1);
    }
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      bar.getByRole('link', { name: 'Documentation' }).click(),
    ]);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).pathname).toBe('/docs/latest/');
    expect(page.url()).toContain('/about-us');
  });

  it('opens a menu under the pointer and by Enter, and closes it by Escape', async () => {
    await using watched = await openAt('/about-us');
    const { page } = watched;
    const button = page.getByRole('button', { name: 'Products' });
    const link = page.locator('.dropdown__menu').getByRole('link', { name: 'Apache Gravitino' });
    await button.hover();
    await expect.poll(() => link.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
    await page.mouse.move(640, 700);
    await button.hover();
    await expect.poll(() => link.isVisible()).toBe(true);
    await page.mouse.move(640, 700);
    await expect.poll(() => link.isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => link.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(watched.problems).toEqual([]);
  });

  it('hides on scrolling down and shows on scrolling up', async () => {
    await using watched = await openAt('/docs/latest/gravitino-server-config');
    const { page } = watched;
    const bottom = (): Promise<number> =>
      page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -300);
    await expect.poll(bottom).toBeGreaterThan(0);
  });
});

describe('the dark block', () => {
  it.each([
    ['100 px below', 100, true],
    ['102 px below', 102, false],
    ['1379 px above', -1379, true],
    ['1382 px above', -1382, false],
  ])('with the section %s the top: %s', async (_, top, expected) => {
    await using watched = await openAt('/');
    // The page ends before the section could leave: some room below it.
    await watched.page.evaluate(() => {
      document.body.style.paddingBottom = '3000px';
    });
    await bringSectionTo(watched.page, top);
    await expect.poll(() => isDark(watched.page)).toBe(expected);
    expect(await isDark(watched.page)).toBe(expected);
  });

  it('has white links and the logo for dark ground', async () => {
    await using watched = await openAt('/gravitino/navbar');
    await bringSectionTo(watched.page, 80);
    await expect.poll(() => isDark(watched.page)).toBe(true);
    await watched.page.mouse.wheel(0, -10);
    // The colour changes in a short transition: what counts is where it ends.
    await expect
      .poll(async () => {
        const color = await watched.page
          .locator('.navbar .navbar__link', { hasText: 'Blog' })
          .evaluate((link) => getComputedStyle(link).color);
        return Math.min(...(color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [0]));
      })
      .toBeGreaterThan(220);
    expect(await watched.page.locator('.navbar__logo[src*="on-dark"]').first().isVisible()).toBe(
      true,
    );
    expect(
      await watched.page.locator('.navbar__logo:not([src*="on-dark"])').first().isVisible(),
    ).toBe(false);
  });

  it('follows a change of the page above the section, without a scroll', async () => {
    await using watched = await openAt('/');
    await bringSectionTo(watched.page, 50);
    await expect.poll(() => isDark(watched.page)).toBe(true);
    await watched.page.evaluate(() => {
      const late = document.createElement('div');
      late.style.height = '400px';
      document.documentElement.style.overflowAnchor = 'none';
      document.getElementById('solutions')?.before(late);
    });
    await expect.poll(() => isDark(watched.page)).toBe(false);
  });

  it('follows a change of the window', async () => {
    await using watched = await openAt('/');
    await bringSectionTo(watched.page, 50);
    await expect.poll(() => isDark(watched.page)).toBe(true);
    await watched.page.setViewportSize({ width: 400, height: 800 });
    await expect
      .poll(async () => {
        const top = await watched.page.evaluate(
          () => document.getElementById('solutions')?.getBoundingClientRect().top ?? Number.NaN,
        );
        return (await isDark(watched.page)) === (top <= 100 && top >= -1380);
      })
      .toBe(true);
  });

  it.each(['light', 'dark'] as const)(
    'leaves a page without the section in its own colours: %s',
    async (colorScheme) => {
      await using watched = await open({ ...desktop, colorScheme });
      await watched.page.goto('/about-us#solutions');
      await hydrated(watched.page);
      expect(await isDark(watched.page)).toBe(colorScheme === 'dark');
    },
  );

  it.each([true, false])(
    'is right in the first paint of a page opened at the section, and through hydration (scripts: %s)',
    async (javaScriptEnabled) => {
      await using watched = await open({ ...desktop, javaScriptEnabled, reducedMotion: 'reduce' });
      const { page } = watched;
      await page.goto('/#solutions', { waitUntil: 'load' });
      if (javaScriptEnabled) {
        await hydrated(page);
        await expect.poll(() => isDark(page)).toBe(true);
      } else {
        const background = await page
          .locator('.navbar')
          .evaluate((navbar) => getComputedStyle(navbar).backgroundColor);
        expect(background).toBe('rgb(12, 18, 32)');
      }
    },
  );

  it('reads the layout at most once in a frame', async () => {
    await using watched = await openAt('/');
    const reads = await watched.page.evaluate(async () => {
      const section = document.getElementById('solutions');
      let count = 0;
      if (section) {
        const read = section.getBoundingClientRect.bind(section);
        section.getBoundingClientRect = () => {
          count += 1;
          return read();
        };
      }
      for (let n = 0; n < 50; n += 1) {
        window.dispatchEvent(new Event('scroll'));
      }
      const before = count;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return { before, after: count };
    });
    expect(reads).toEqual({ before: 0, after: 1 });
  });
});

describe('the mobile sidebar', () => {
  /** The sidebar's own second panel is inert by itself. */
  const outOfReach = '[inert]:not(.navbar-sidebar__item)';
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Site menu' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  const focusIsInside = (page: Page): Promise<boolean> =>
    page.evaluate(
      () => document.querySelector('[role="dialog"]')?.contains(document.activeElement) ?? false,
    );

  it('takes focus, keeps it, locks the page and gives focus back on Escape', async () => {
    await using watched = await openAt('/about-us', phone);
    const { page } = watched;
    await toggle(page).click();
    await expect.poll(() => focusIsInside(page)).toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let n = 0; n < 25; n += 1) {
        await page.keyboard.press(key);
        expect(await focusIsInside(page), `${key} ${n + 1}`).toBe(true);
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator(outOfReach).count()).toBe(0);
    expect(watched.problems).toEqual([]);
  });

  it('closes by its button, and by a press beside it', async () => {
    await using watched = await openAt('/about-us', phone);
    const { page } = watched;
    await toggle(page).click();
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await toggle(page).click();
    await expect.poll(() => dialog(page).count()).toBe(1);
    await page.locator('.navbar-sidebar__backdrop').click({ position: { x: 350, y: 600 } });
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  it('leads from the docs menu back to the main menu', async () => {
    await using watched = await openAt('/docs/latest/gravitino-server-config', phone);
    const { page } = watched;
    await toggle(page).click();
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await expect
      .poll(() => dialog(page).getByRole('link', { name: 'Blog' }).isVisible())
      .toBe(true);
  });

  it('closes when the window becomes desktop size: 996 px is mobile, 997 px is not', async () => {
    await using watched = await openAt('/about-us', { viewport: { width: 996, height: 720 } });
    const { page } = watched;
    await toggle(page).click();
    await expect.poll(() => dialog(page).count()).toBe(1);
    await page.setViewportSize({ width: 997, height: 720 });
    await expect.poll(() => page.locator('.navbar-sidebar').count()).toBe(0);
    expect(await page.locator(outOfReach).count()).toBe(0);
    await page.setViewportSize({ width: 996, height: 720 });
    await expect.poll(() => toggle(page).isVisible()).toBe(true);
    expect(await dialog(page).count()).toBe(0);
  });

  it('follows a link to the page and closes', async () => {
    await using watched = await openAt('/about-us', phone);
    const { page } = watched;
    await toggle(page).click();
    await dialog(page).getByRole('link', { name: 'Blog' }).click();
    await page.waitForURL('**/blog');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await page.locator(outOfReach).count()).toBe(0);
  });
});
