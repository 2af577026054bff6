import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, type WatchedPage } from '../support/browser';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const page1 = '/docs/latest/overview';
const prefetched = (page: Page): Promise<number> => page.locator('link[rel="prefetch"]').count();

interface Idle {
  idleCallbacks: IdleRequestCallback[];
  becomeIdle: () => void;
}

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
    },
  } satisfies Idle & { requestIdleCallback: unknown });
}

const becomeIdle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as Idle).becomeIdle();
  });

/** Opens a page that wakes, and is then idle only when the test says so. */
async function openAwake(): Promise<WatchedPage> {
  const watched = await open({ viewport: { width: 1280, height: 800 } });
  const { page } = watched;
  await page.addInitScript(controlIdle);
  await page.goto(page1);
  // Focus on a control wakes a page at once.
  await page.locator('.navbar__brand').focus();
  await hydrated(page);
  return watched;
}

describe('prefetching', () => {
  it('waits until the page is idle, and takes one link at a time', async () => {
    await using watched = await openAwake();
    const { page } = watched;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await prefetched(page)).toBe(0);
    const counts: number[] = [];
    await expect
      .poll(async () => {
        await becomeIdle(page);
        counts.push(await prefetched(page));
        return page.evaluate('idleCallbacks.length');
      })
      .toBe(0);
    expect(counts.at(-1)).toBeGreaterThan(6);
    // One route in each idle moment. The index of the blog needs a module of each post, other pages less than half as many.
    const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0));
    expect(Math.max(...steps), JSON.stringify(counts)).toBeLessThanOrEqual(30);
    expect(steps.filter((step) => step <= 11).length, JSON.stringify(counts)).toBeGreaterThan(2);
  });

  it.each(['scroll', 'keydown', 'pointerdown', undefined])('stops at a %s', async (type) => {
    await using watched = await openAwake();
    const { page } = watched;
    await expect.poll(() => page.evaluate('idleCallbacks.length')).toBeGreaterThan(0);
    const started = await page.evaluate(async (name) => {
      if (name !== undefined) {
        window.dispatchEvent(new Event(name));
      }
      // Many idle moments, but no time: some of the links that wait need no request.
      for (let n = 0; n < 100; n += 1) {
        (window as unknown as Idle).becomeIdle();
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
        loaded.add(request.url());
      }
    });
    await page.goto(page1);
    await hydrated(page);
    await expect.poll(() => prefetched(page)).toBeGreaterThan(6);
    const files = await page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(new Set(files).size).toBe(files.length);
    // The page's own scripts are fetched ahead while it sleeps; what it loaded since is not.
    const sleeping = await page.locator('script[data-scripts]').getAttribute('data-scripts');
    const own = (sleeping ?? '').split(' ').map((path) => new URL(path, page.url()).href);
    expect(files.filter((file) => loaded.has(file) && !own.includes(file))).toEqual([]);
    // The folded menu of versions leads to pages of each; none of their modules is asked for.
    const versions = await page.locator('.dropdown__menu a[href^="/docs/0."]').count();
    expect(versions).toBeGreaterThan(2);
    expect(files.length).toBeLessThan(60);
  });
});
