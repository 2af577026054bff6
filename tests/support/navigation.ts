import type { Page } from 'playwright';

/** Disables the detection of visible links, so that pages don't prefetch. For `addInitScript`. */
export function neverPrefetch(): void {
  Object.defineProperty(window, 'IntersectionObserver', {
    value: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
}

/** Clicks an internal link once without hovering, so that nothing is preloaded. */
export async function follow(page: Page, path: string): Promise<void> {
  // The click runs after the evaluation: Playwright repeats an evaluation that a reload interrupts, which would click twice.
  await page.waitForSelector(`a[href="${path}"]`, { state: 'attached' });
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (link === null) {
      throw new Error(`The link to ${to} is gone.`);
    }
    setTimeout(() => link.click());
  }, path);
}

/** Changes the route without a link, so that nothing is preloaded. */
export const changeRoute = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

/** Collects the paths of documents that a page loads from now on. */
export function documents(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

/** Makes all access to the storage fail, as in browsers that block it. For `addInitScript`. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Records layout shifts without input in `window.shifts`. For `addInitScript`. */
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

/** Returns the sum of the shifts that `noteShifts` recorded. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );

/** Limit for layout shifts on a busy machine, which paints the navbar before it is parsed (0.006 measured on /compare). */
export const unnoticedShift = 0.01;

/** Returns the text of the page's first heading. */
export const heading = (page: Page): Promise<string | null> =>
  page.getByRole('heading', { level: 1 }).textContent();

/**
 * Waits until a route change has rendered the page at a path. The canonical link changes before the page, so this also compares
 * the title with the served one.
 */
export async function arrived(page: Page, path: string): Promise<void> {
  const html = await (await page.context().request.get(path)).text();
  const [served = ''] = /<title[^>]*>[^<]*/.exec(html) ?? [];
  await page.waitForFunction(
    ([target, servedTitle]) => {
      const { title } = new DOMParser().parseFromString(servedTitle, 'text/html');
      const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      const short = (address: string): string => address.replace(/\/$/, '');
      return (
        link !== null &&
        short(new URL(link.href).pathname) === short(target) &&
        document.title === title
      );
    },
    [path, served] as const,
  );
}
