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

/** Follows an in-site link the way a script would, once: no hovering, so nothing is preloaded. */
export async function follow(page: Page, path: string): Promise<void> {
  // The press is a task of its own, after the answer: Playwright asks again where a reload loses the answer, which would press twice.
  await page.waitForSelector(`a[href="${path}"]`, { state: 'attached' });
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (link === null) {
      throw new Error(`The link to ${to} is gone.`);
    }
    setTimeout(() => link.click());
  }, path);
}

/** Changes the route without a link, and so without anything that is loaded ahead. */
export const changeRoute = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Lists the paths of the documents that a page loads from here on: its reloads. */
export function documents(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

/** Makes every access to the storage fail, as browsers do where the reader blocks it. For `addInitScript`. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Notes how far the layout shifts by itself, not by a press, in `window.shifts`. For `addInitScript`. */
export function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry &
        Record<'value' | 'hadRecentInput', number>;
      shifts.push(hadRecentInput ? 0 : value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Sum of what `noteShifts` noted. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );

/** A layout shift of a busy machine: it paints the navbar before it has read all of it (0.006 measured, of a table of /compare). */
export const unnoticedShift = 0.01;

/** Returns the text of the page's first heading. */
export const heading = (page: Page): Promise<string | null> =>
  page.getByRole('heading', { level: 1 }).textContent();

/**
 * Waits until the page at a path is what a change of route has rendered. The canonical link follows the address, before the page is
 * there; the title comes with the page, and is the one that the host serves.
 */
export async function arrived(page: Page, path: string): Promise<void> {
  const html = await (await page.context().request.get(path)).text();
  const [served = ''] = /<title[^>]*>[^<]*/.exec(html) ?? [];
  await page.waitForFunction(
    ([wanted, ofServed]) => {
      const { title } = new DOMParser().parseFromString(ofServed, 'text/html');
      const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      const short = (address: string): string => address.replace(/\/$/, '');
      return (
        link !== null &&
        short(new URL(link.href).pathname) === short(wanted) &&
        document.title === title
      );
    },
    [path, served] as const,
  );
}
