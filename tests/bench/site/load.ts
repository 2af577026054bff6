import type { Browser, CDPSession, Page } from 'playwright';
import { brotliBytes } from '../../support/bytes';

/** A page next to the long one in the sidebar, which the pointer comes over there. */
const nextPage = 'manage-metalake-using-gravitino';

/** A page as a reader has it: loaded, or in use, with the pointer over a link of the sidebar. */
export interface LoadRow {
  name: string;
  url: string;
  isInUse: boolean;
}

/** CPU time of the renderer's main thread from the start until it rests, in milliseconds, not throttled, without the bench's own. */
export interface LoadTimes {
  taskMs: number;
  scriptMs: number;
}

/** Bytes of bodies, compressed one by one with Brotli. */
export interface LoadBytes {
  /** Scripts that ran, in files and inline. */
  executed: number;
  /** Files that were fetched ahead and didn't run. */
  prefetched: number;
  /** Style sheets that the page links in the end. */
  styles: number;
}

const quietMs = 1000;
/** Processor time that a page at rest may take meanwhile, in milliseconds: being asked costs some. */
const restingMs = 5;

/** Resolves once nothing was requested for a while. */
function quiet(session: CDPSession): Promise<void> {
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

/** Resolves once the page neither loads nor computes anything: what it does in idle moments is over. */
async function atRest(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    await quiet(session);
    const { metrics } = await session.send('Performance.getMetrics');
    const now = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    if (now - before < restingMs) {
      return;
    }
    before = now;
  }
}

/**
 * Finds the middle of the link of the sidebar to a page; a category's heading, a button, may carry the same address.
 *
 * @throws Error when it isn't in view: nothing may scroll for it, which would be a first interaction.
 */
async function linkTo(page: Page, path: string): Promise<{ x: number; y: number }> {
  // Not by Playwright's locators: the script that they put into the page takes as long as some of what is measured.
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
  // High enough for the link: the sidebar needs no scrolling.
  const viewport = { width: 1280, height: row.isInUse ? 1600 : 800 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await before(session);
  await page.goto(row.url, { waitUntil: 'load' });
  await atRest(session);
  if (row.isInUse) {
    const { x, y } = await linkTo(page, nextPage);
    await page.mouse.move(x, y);
    await atRest(session);
  }
  return { page, session, close: () => context.close() };
}

/** Loads a page with nothing cached and says what it took. */
export async function loadTimes(browser: Browser, row: LoadRow): Promise<LoadTimes> {
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

async function fileBytes(urls: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const url of urls) {
    sum += brotliBytes(await (await fetch(url)).text());
  }
  return sum;
}

/** Loads a page and counts its bytes, with a debugger that says which scripts there are: a visit too slow to be timed. */
export async function loadBytes(browser: Browser, row: LoadRow): Promise<LoadBytes> {
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
    prefetched: await fileBytes(prefetched),
    styles: await fileBytes(new Set(sheets)),
  };
}
