import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startAt, startBrowser } from '../support/browser';
import { arrived, follow, neverPrefetch } from '../support/navigation';

// Without machine code, which the engine goes on making for a hundred changes: 0.4 MB of the heap, and nothing that the site holds.
const { open } = startBrowser(['--js-flags=--jitless']);

/** Each has a link to the next, the last to the first. */
const round = ['/', '/docs/latest/getting-started', '/docs/latest/overview', '/blog', '/about-us'];

interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Changes the route round and round, and measures what the page holds once what it dropped has been collected. */
async function measure(page: Page, stops: readonly number[]): Promise<Held[]> {
  // What is prefetched is there for good: a link for each file.
  await page.addInitScript(neverPrefetch);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await startAt(page, round[0] ?? '');
  const held: Held[] = [];
  for (let change = 1; change <= Math.max(...stops); change += 1) {
    const path = round[change % round.length] ?? '';
    await follow(page, path);
    await arrived(page, path);
    if (stops.includes(change)) {
      // What finalizers free goes with the next collection.
      for (let turn = 0; turn < 3; turn += 1) {
        await session.send('HeapProfiler.collectGarbage');
      }
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string): number =>
        metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      held.push({
        heap: of('JSHeapUsedSize'),
        nodes: of('Nodes'),
        listeners: of('JSEventListeners'),
      });
    }
  }
  return held;
}

/** Growth between two measurements as parts of the first one. */
const growth = ([before, after]: Held[]): Held => {
  const part = (name: keyof Held): number =>
    (after?.[name] ?? Number.NaN) / (before?.[name] ?? Number.NaN) - 1;
  return { heap: part('heap'), nodes: part('nodes'), listeners: part('listeners') };
};

it('fifty changes of the route leave nothing behind', { timeout: 180_000 }, async () => {
  const { page, problems } = await open({ viewport: { width: 1280, height: 800 } });
  const grown = growth(await measure(page, [10, 60]));
  // Measured in November 2026: 1.6 % of the heap, no node and no listener.
  expect(grown.heap).toBeLessThan(0.05);
  expect(grown.nodes).toBeLessThan(0.05);
  expect(grown.listeners).toBeLessThan(0.05);
  expect(problems).toEqual([]);
});

it('what they left behind would be noticed', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    const kept: unknown[] = [];
    document.addEventListener('click', () => {
      kept.push(document.querySelector('main')?.cloneNode(true), new Array(100_000).fill(0.5));
      window.addEventListener('resize', () => kept.length);
    });
  });
  const grown = growth(await measure(page, [5, 10]));
  expect(grown.heap).toBeGreaterThan(0.05);
  expect(grown.nodes).toBeGreaterThan(0.05);
  expect(grown.listeners).toBeGreaterThan(0);
});
