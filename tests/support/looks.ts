import type { Page } from 'playwright';

/** Returns the color mode of a page. */
export const modeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);

/** Returns by how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Returns whether a selector matches the focused element. */
export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);

/** Waits until the page has been drawn twice. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
