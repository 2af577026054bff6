import type { Page } from 'playwright';

/** Waits until the app runs, without starting it. */
export async function running(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'running');
}

/** The script with the site's code, which loads after those of React and the framework. */
export const appScript = /\/assets\/js\/main\./;

/** Scripts that the app loads for pages, the search, and dialogs. */
export const chunkScript = /\/assets\/js\/[0-9a-f]{7}\.js/;

/** Blocks the app's script until the returned function is called. */
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
 * Waits for two frames and an idle moment. Chromium sometimes doesn't report an idle moment after the window was resized, so the
 * wait ends after a second.
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
