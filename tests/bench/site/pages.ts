import type { Browser, CDPSession, Page } from 'playwright';
import { runs } from './settings';

/**
 * What a page costs its reader. Bytes are bodies as they come over the wire, compressed: headers, of which this site sends more
 * than its peers, are a few bytes each over HTTP/2 and a thousand on this bench's host. Times are CPU time, not throttled.
 */
export interface PageCost {
  /** Scripts that run; what is only prefetched for other pages doesn't count. */
  scriptBytes: number;
  prefetchBytes: number;
  allBytes: number;
  /** Milliseconds of main thread until the page has come to rest. */
  taskMs: number;
  scriptMs: number;
}

const quietMs = 1500;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Resolves once nothing was requested for a while: idle prefetches are over then. */
function quiet(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    };
    session.on('Network.requestWillBeSent', again);
    session.on('Network.loadingFinished', again);
  });
}

async function visit(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  const headers = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '';
    types.set(
      requestId,
      type === 'Prefetch' || purpose.includes('prefetch') ? 'Prefetch' : (type ?? ''),
    );
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    const body = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
    bytes.set(type, (bytes.get(type) ?? 0) + body);
  });
  await page.goto(url, { waitUntil: 'load' });
  await quiet(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string): number =>
    (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  await context.close();
  return {
    scriptBytes: bytes.get('Script') ?? 0,
    prefetchBytes: (bytes.get('Prefetch') ?? 0) + (bytes.get('Other') ?? 0),
    allBytes: [...bytes.values()].reduce((sum, value) => sum + value, 0),
    taskMs: milliseconds('TaskDuration'),
    scriptMs: milliseconds('ScriptDuration'),
  };
}

/** Measures a page in fresh contexts. */
export async function pageCost(browser: Browser, url: string): Promise<PageCost> {
  const all: PageCost[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await visit(browser, url));
  }
  const of = (key: keyof PageCost): number => median(all.map((cost) => cost[key]));
  return {
    scriptBytes: of('scriptBytes'),
    prefetchBytes: of('prefetchBytes'),
    allBytes: of('allBytes'),
    taskMs: of('taskMs'),
    scriptMs: of('scriptMs'),
  };
}

/** Notes when a link is clicked and when a new first heading is in the page, in this document or in the next one. */
function watchHeading(): void {
  const epoch = (): number => performance.timeOrigin + performance.now();
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('benchHeading', heading());
      sessionStorage.setItem('benchClick', String(epoch()));
    },
    true,
  );
  const look = (): void => {
    const click = sessionStorage.getItem('benchClick');
    if (click && heading() && heading() !== sessionStorage.getItem('benchHeading')) {
      sessionStorage.setItem('benchChange', String(epoch() - Number(click)));
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function change(browser: Browser, url: string, to: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page: Page = await context.newPage();
  await page.addInitScript(watchHeading);
  await page.goto(url, { waitUntil: 'networkidle' });
  // A category's heading, a button, may carry the address of its first page.
  const link = page.locator(`a:not([role])[href$="${to}"], a:not([role])[href$="${to}/"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForFunction(() => sessionStorage.getItem('benchChange') !== null);
  const took = await page.evaluate(() => Number(sessionStorage.getItem('benchChange')));
  await context.close();
  return took;
}

/** Milliseconds from a click in the sidebar to the heading of the new page. */
export async function routeChange(browser: Browser, url: string, to: string): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await change(browser, url, to));
  }
  return median(all);
}
