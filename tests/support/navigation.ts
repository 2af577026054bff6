import type { Page } from 'playwright';

/** Leaves a page without what tells it that a link is visible: nothing is prefetched. For `addInitScript`. */
export function neverPrefetch(): void {
  Object.defineProperty(window, 'IntersectionObserver', {
    value: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
}

/** Follows an in-site link the way a script would: no hovering, so nothing is preloaded. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
  }, path);

/** Returns the text of the page's first heading. */
export const heading = (page: Page): Promise<string | null> =>
  page.getByRole('heading', { level: 1 }).textContent();
