import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../support/browser';
import { pageKinds } from '../support/pageKinds';
import { settled } from '../support/waking';

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('no page is wider than its window', () => {
  const { open } = useBrowser();

  /** A window of 1280 px at 400 % and 200 % zoom, a phone, a tablet, a desktop. */
  const widths = [1280, 768, 640, 360, 320];

  it.each(pageKinds)('%s', async (path) => {
    await using watched = await open();
    const { page } = watched;
    await page.goto(path);
    await hydrated(page);
    const wide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      await settled(page);
      const pixels = await overflow(page);
      if (pixels > 0) {
        wide.push(`${width} px: by ${pixels} px`);
      }
    }
    expect(wide).toEqual([]);
  });

  it('would notice one', async () => {
    await using watched = await open({ viewport: { width: 360, height: 720 } });
    await watched.page.goto('/privacy-policy');
    await watched.page.evaluate(() => {
      document.body.style.width = '500px';
    });
    expect(await overflow(watched.page)).toBeGreaterThan(0);
  });
});

describe('the first screen of the home page', () => {
  const { open } = useBrowser();

  it('shows the heading and both calls to action on a small phone', async () => {
    await using watched = await open({ viewport: { width: 360, height: 640 } });
    await watched.page.goto('/');
    const heading = (await watched.page.locator('h1').textContent()) ?? '';
    expect(heading.trim().split(/\s+/).length).toBeLessThanOrEqual(10);
    for (const name of ['Get started', 'What Gravitino is']) {
      const box = await watched.page.getByRole('link', { name, exact: true }).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(640);
    }
  });

  it('moves nothing after it is painted', async () => {
    await using watched = await open({ viewport: { width: 360, height: 640 } });
    await watched.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await watched.page.goto('/');
    await hydrated(watched.page);
    const total = await watched.page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(total).toBeLessThanOrEqual(0.01);
  });
});
