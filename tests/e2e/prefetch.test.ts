import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../support/browser';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const page1 = '/docs/latest/overview';
const prefetched = (page: Page): Promise<number> => page.locator('link[rel="prefetch"]').count();

/** Lets the test say when the page is idle. */
function controlIdle(): void {
  const callbacks: IdleRequestCallback[] = [];
  Object.assign(window, {
    idleCallbacks: callbacks,
    requestIdleCallback: (callback: IdleRequestCallback) => callbacks.push(callback),
    becomeIdle: () => {
      for (const callback of callbacks.splice(0)) {
        callback({ didTimeout: false, timeRemaining: () => 50 });
      }
      return callbacks.length;
    },
  });
}

const becomeIdle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { becomeIdle: () => void }).becomeIdle();
  });

describe('prefetching', () => {
  it('waits until the page is idle, and takes a few links at a time', async () => {
    await using watched = await open({ viewport: { width: 1280, height: 800 } });
    const { page } = watched;
    await page.addInitScript(controlIdle);
    await page.goto(page1, { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await prefetched(page)).toBe(0);
    // In one step with the idle moment: the next few are asked for when these have come.
    const first = await page.evaluate(() => {
      (window as unknown as { becomeIdle: () => void }).becomeIdle();
      return document.querySelectorAll('link[rel="prefetch"]').length;
    });
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(4);
    // What is left comes with further idle moments.
    await expect
      .poll(async () => {
        await becomeIdle(page);
        return prefetched(page);
      })
      .toBeGreaterThan(6);
  });

  it.each(['scroll', 'keydown', 'pointerdown', undefined])('stops at a %s', async (type) => {
    await using watched = await open({ viewport: { width: 1280, height: 800 } });
    const { page } = watched;
    await page.addInitScript(controlIdle);
    await page.goto(page1, { waitUntil: 'load' });
    await hydrated(page);
    await expect.poll(() => page.evaluate('idleCallbacks.length')).toBeGreaterThan(0);
    const started = await page.evaluate(async (name) => {
      if (name !== undefined) {
        window.dispatchEvent(new Event(name));
      }
      // Many idle moments, but no time: some of the links that wait need no request.
      for (let n = 0; n < 100; n += 1) {
        (window as unknown as { becomeIdle: () => void }).becomeIdle();
        await null;
      }
      return document.querySelectorAll('link[rel="prefetch"]').length;
    }, type);
    // The poisoned case: without an event it goes on at once.
    expect(started > 0).toBe(type === undefined);
    await expect
      .poll(async () => {
        await becomeIdle(page);
        return prefetched(page);
      })
      .toBeGreaterThan(0);
  });

  it('leaves out what is there already, and links of a folded menu', async () => {
    await using watched = await open({ viewport: { width: 1280, height: 800 } });
    const { page } = watched;
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        loaded.add(new URL(request.url()).pathname);
      }
    });
    await page.goto(page1);
    await hydrated(page);
    await expect.poll(() => prefetched(page)).toBeGreaterThan(6);
    const files = await page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(files.filter((file) => loaded.has(file))).toEqual([]);
    expect(files.filter((file) => /routes-docs-0/.test(file))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });
});
