import type { Browser, CDPSession, Page } from 'playwright';
import { brotliBytes } from '../../support/bytes';

/** The next page in the sidebar, whose link the pointer hovers. */
const nextPage = 'manage-metalake-using-gravitino';

/** A page that is loaded, or in use with the pointer over a link of the sidebar. */
export interface LoadRow {
  name: string;
  url: string;
  isInUse: boolean;
}

/** CPU time of the renderer's main thread until it is idle, in milliseconds, without throttling and the bench. */
export interface LoadTimes {
  taskMs: number;
  scriptMs: number;
}

/** Bytes of bodies, each compressed with Brotli. */
export interface LoadBytes {
  /** Executed scripts, in files and inline. */
  executed: number;
  /** Prefetched files that weren't executed. */
  prefetched: number;
  /** Style sheets that the page finally links. */
  styles: number;
}

const quietMs = 1000;
/** CPU time of an idle page in this time, in milliseconds, including the measurement. */
const restingMs = 5;

/** Waits until the network has been idle for `quietMs`. */
function waitForQuiet(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      session.off('Network.requestWillBeSent', again);
      session.off('Network.loadingFinished', again);
      resolve();
    };
    let timer = setTimeout(done, quietMs);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    };
    session.on('Network.requestWillBeSent', again);
    session.on('Network.loadingFinished', again);
  });
}

/** Waits until the page neither loads nor computes anything, even in idle moments. */
async function waitForRest(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    await waitForQuiet(session);
    const { metrics } = await session.send('Performance.getMetrics');
    const now = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    if (now - before < restingMs) {
      return;
    }
    before = now;
  }
}

/**
 * Finds the middle of a page's link in the sidebar. The heading of a category, a button, can have the same address.
 *
 * @throws Error if it isn't in view, because scrolling would be a first interaction.
 */
async function findLink(page: Page, path: string): Promise<{ x: number; y: number }> {
  // Locators of Playwright would add a script that takes as long as some measurements.
  const middle = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      if (width > 0 && y >= 0 && bottom <= innerHeight) {
        return { x: x + width / 2, y: y + height / 2 };
      }
    }
    return undefined;
  }, `:is(aside, nav) a:not([role]):is([href$="/${path}"], [href$="/${path}/"])`);
  if (middle === undefined) {
    throw new Error(`The link to ${path} is not in view on ${page.url()}.`);
  }
  return middle;
}

async function open(
  browser: Browser,
  row: LoadRow,
  before: (session: CDPSession) => Promise<void>,
) {
  // High enough to show the link without scrolling.
  const viewport = { width: 1280, height: row.isInUse ? 1600 : 800 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await before(session);
  await page.goto(row.url, { waitUntil: 'load' });
  await waitForRest(session);
  if (row.isInUse) {
    const { x, y } = await findLink(page, nextPage);
    await page.mouse.move(x, y);
    await waitForRest(session);
  }
  return { page, session, close: () => context.close() };
}

/** Loads a page without a cache, and measures its times. */
export async function measureTimes(browser: Browser, row: LoadRow): Promise<LoadTimes> {
  const { session, close } = await open(browser, row, async (opened) => {
    await opened.send('Performance.enable', { timeDomain: 'threadTicks' });
  });
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string): number =>
    (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  const times = {
    taskMs: milliseconds('TaskDuration') - milliseconds('DevToolsCommandDuration'),
    scriptMs: milliseconds('ScriptDuration'),
  };
  await close();
  return times;
}

async function measureFiles(urls: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    sum += brotliBytes(await (await fetch(url)).text());
  }
  return sum;
}

/** Loads a page, and measures its bytes with a debugger, which makes the visit too slow for measuring times. */
export async function measureBytes(browser: Browser, row: LoadRow): Promise<LoadBytes> {
  const { origin } = new URL(row.url);
  const executed = new Map<string, { url: string; scriptId: string }>();
  const prefetched = new Set<string>();
  const { page, session, close } = await open(browser, row, async (opened) => {
    opened.on('Debugger.scriptParsed', ({ url, scriptId, startLine, startColumn }) => {
      if (url.startsWith(origin)) {
        executed.set(`${url}:${startLine}:${startColumn}`, { url, scriptId });
      }
    });
    opened.on('Network.requestWillBeSent', ({ type, request }) => {
      const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '';
      if (type === 'Prefetch' || purpose.includes('prefetch')) {
        prefetched.add(request.url);
      }
    });
    await opened.send('Debugger.enable');
  });
  let scriptBytes = 0;
  for (const { url, scriptId } of executed.values()) {
    const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
    scriptBytes += brotliBytes(scriptSource);
    prefetched.delete(url);
  }
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => href ?? []),
  );
  await close();
  return {
    executed: scriptBytes,
    prefetched: await measureFiles(prefetched),
    styles: await measureFiles(new Set(sheets)),
  };
}
