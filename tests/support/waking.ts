import type { Page } from 'playwright';

/** How far a page is: no app, its scripts on their way, or alive. */
export type WakeState = 'asleep' | 'waking' | 'awake';

export const wakeState = (page: Page): Promise<WakeState> =>
  page.evaluate(() => document.documentElement.dataset.wake as WakeState);

/** Waits until a page is awake, without doing anything to wake it. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.wake === 'awake');
}

/** The first sign of a person: one that neither moves nor presses anything. */
export const giveSign = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('pointermove')));

/** The script that holds the app; the bundler's runtime comes before it. */
export const appScript = /\/assets\/js\/main\./;

/** Keeps a page from waking until the returned function is called, however early its script is asked for. */
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

/** Lets everything that is on its way happen: two frames and an idle moment. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
