import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, startAt, startBrowser } from '../../support/browser';
import { twoFrames } from '../../support/looks';

const { openAt } = startBrowser();
const phone = { viewport: { width: 360, height: 720 } };

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const navbar = document.querySelector('.navbar');
    const [, blue] =
      /rgb\(\d+, \d+, (\d+)/.exec(navbar ? getComputedStyle(navbar).backgroundColor : '') ?? [];
    return Number(blue) < 128;
  });

/** Scrolls until the top of the solutions section is `top` pixels below the top of the window. */
const scrollSectionTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((wanted) => {
    // Padding at the end of the page makes room for scrolling.
    document.getElementById('__docusaurus')?.style.setProperty('padding-bottom', '3000px');
    const section = document.getElementById('solutions');
    section?.style.removeProperty('top');
    const now = section?.getBoundingClientRect().top ?? 0;
    // The bounds are whole pixels, and so is a scroll position.
    section?.style.setProperty('position', 'relative');
    section?.style.setProperty('top', `${-((window.scrollY + now) % 1)}px`);
    window.scrollTo({ top: Math.floor(window.scrollY + now) - wanted, behavior: 'instant' });
    const reached = section?.getBoundingClientRect().top;
    if (reached !== wanted) {
      throw new Error(`The section's top is at ${reached} px instead of ${wanted} px.`);
    }
  }, top);

it('the navbar hides on scrolling down, and shows on scrolling up and on focus', async () => {
  const { page } = await openAt('/docs/latest/gravitino-server-config');
  const bottom = (): Promise<number> =>
    page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 900);
  await page.mouse.wheel(0, 900);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -300);
  await expect.poll(bottom).toBeGreaterThan(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  // Until it has faded out, this button is a Tab stop between the navbar and the sidebar.
  await page.locator('.theme-back-to-top-button').waitFor({ state: 'hidden' });
  await page.evaluate(() => {
    window.scrollTo({ top: 1800, behavior: 'instant' });
    document
      .querySelector<HTMLElement>('.theme-doc-sidebar-container a')
      ?.focus({ preventScroll: true });
  });
  for (const stop of ['the last', 'the one before', 'the third from the last']) {
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.navbar') !== null), {
        message: stop,
      })
      .toBe(true);
    // The browser would scroll in the next frames.
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY), stop).toBe(1800);
    await expect.poll(bottom, { message: stop }).toBeGreaterThan(60);
  }
  // The navbar doesn't cover a linked heading.
  await startAt(page, '/docs/latest/gravitino-server-config#event-listeners');
  const top = (): Promise<number | undefined> =>
    page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(64);
});

describe('the dark block', () => {
  it('is active while the section is between 100 px below and 1380 px above the top of the window', async () => {
    const { page } = await openAt('/');
    const reads = await page.evaluate(async () => {
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
    // The layout is read at most once in a frame.
    expect(reads).toEqual({ before: 0, after: 1 });
    for (const [top, expected] of [
      [102, false],
      [100, true],
      [-1379, true],
      [-1382, false],
    ] as const) {
      await scrollSectionTo(page, top);
      await expect.poll(() => isDark(page), { message: `${top} px` }).toBe(expected);
    }
    await scrollSectionTo(page, 80);
    await expect.poll(() => isDark(page)).toBe(true);
    await page.mouse.wheel(0, -10);
    // The color changes in a short transition, so the test polls its final value.
    const darkest = async (selector: string): Promise<number> => {
      const color = await page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).color);
      return Math.min(...(color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [0]));
    };
    await expect.poll(() => darkest('.navbar .navbar__link[href="/blog"]')).toBe(255);
    // The current link, and the color mode toggle.
    await expect.poll(() => darkest('.navbar .navbar__link--active')).toBe(255);
    await expect
      .poll(() => darkest('.navbar button[class*="toggleButton"] svg'))
      .toBeGreaterThan(220);
    const logo = page.locator('.navbar__inner .navbar__logo').first();
    expect(await logo.evaluate((part) => getComputedStyle(part).filter)).toContain('invert(1)');

    // It follows changes of the page above the section and of the window without scrolling.
    const top = (): Promise<number> =>
      page.evaluate(() => document.getElementById('solutions')?.getBoundingClientRect().top ?? 0);
    await scrollSectionTo(page, 50);
    await expect.poll(() => isDark(page)).toBe(true);
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
    });
    // In a narrow window, the page above the section is longer.
    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(top).toBeGreaterThan(100);
    await expect.poll(() => isDark(page)).toBe(false);
    await page.setViewportSize(desktop);
    await expect.poll(top).toBeLessThan(100);
    await expect.poll(() => isDark(page)).toBe(true);
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.height = '400px';
      document.getElementById('solutions')?.before(late);
    });
    await expect.poll(() => isDark(page)).toBe(false);
  });

  it('doesn’t change a page without the section', async () => {
    const { page } = await openAt('/about-us#solutions');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => isDark(page)).toBe(colorScheme === 'dark');
    }
  });
});

describe('the mobile sidebar', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Site menu' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });

  it('locks the page and exists only up to a width of 996 px', async () => {
    const { page, problems } = await openAt('/about-us', phone);
    // The search is visible at the end of the navbar, not in the menu.
    const search = page.locator('.navbar').getByRole('button', { name: 'Search' });
    const { x = 0, width = 0 } = (await search.boundingBox()) ?? {};
    expect(x + width).toBeGreaterThan(360 - 32);
    expect(x + width).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 996, height: 720 });
    await toggle(page).click();
    expect(await dialog(page).getByRole('button', { name: 'Search' }).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('hidden');
    await page.setViewportSize({ width: 997, height: 720 });
    await expect.poll(() => dialog(page).count()).toBe(0);
    await page.setViewportSize({ width: 996, height: 720 });
    await toggle(page).waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('has touch targets of at least 44 px, like the rest of the shell', async () => {
    const { page } = await openAt('/docs/latest/gravitino-server-config', {
      ...phone,
      hasTouch: true,
      isMobile: true,
    } as typeof phone);
    const small = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll((all) =>
        all
          .filter(
            (element) =>
              element.checkVisibility() &&
              element.closest('[inert], details:not([open]) > ul') === null,
          )
          .map((element) => [element, element.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width < 44 || height < 44)
          .map(([{ outerHTML }, { width, height }]) => `${width}×${height} ${outerHTML}`),
      );
    const controls =
      '.navbar__toggle, .navbar__brand, .DocSearch-Button, .theme-announcement-bar button, footer nav a';
    // Short words may be narrower, but not lower.
    expect((await small(controls)).filter((line) => !/^[\d.]+×4[4-9]/.test(line))).toEqual([]);
    await toggle(page).click();
    await expect.poll(() => dialog(page).count()).toBe(1);
    await expect.poll(() => small('.navbar-sidebar :is(a, button, summary)')).toEqual([]);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await dialog(page).getByRole('link', { name: 'Blog' }).waitFor();
    await expect.poll(() => small('.navbar-sidebar :is(a, button, summary)')).toEqual([]);
  });
});
