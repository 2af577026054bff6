import type { Page } from 'playwright';

/** Waits until the app runs, without doing anything to start it. */
export async function running(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'running');
}

/** The script that holds the site's own code; those of React and the framework come before it. */
export const appScript = /\/assets\/js\/main\./;

/** Scripts that the app asks for: those of pages, of the search, of dialogs. */
export const chunkScript = /\/assets\/js\/[0-9a-f]{7}\.js/;

/** Keeps the app from starting until the returned function is called, however early its script is asked for. */
export async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(appScript, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Lets everything that is on its way happen: two frames and an idle moment. Chromium sometimes reports no idle moment to a page that
 * does nothing and whose window has just changed its size, so a second without one counts as one.
 */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })),
        ),
      ),
  );
