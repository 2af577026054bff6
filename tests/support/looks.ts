import type { Page } from 'playwright';

/** The color mode that a page shows. */
export const modeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);

/** Pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Whether the element with the focus is one that a selector matches. */
export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);

/** Waits until the page has been drawn twice. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
