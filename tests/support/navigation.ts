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

/** Waits until the page at a path is what a change of route has rendered. */
export async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const short = (address: string): string => address.replace(/\/$/, '');
    return link !== null && short(new URL(link.href).pathname) === short(wanted);
  }, path);
}
