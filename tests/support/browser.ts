import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launchChromium } from './chromium';

/** A page together with everything it did that it should not have done. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors, failed requests, and requests to other origins. */
  problems: string[];
}

/** Where the built site is served. */
export const address = (): string => inject('address');

/** Collects whatever a page does wrong, as long as it lives. */
export function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message} (${page.url()})`));
  page.on('requestfailed', (request) => {
    // A navigation ends the requests of the page it leaves; that isn’t a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
    }
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) {
      problems.push(`other origin: ${url}`);
    }
  });
  return problems;
}

/** The window of a desktop, in CSS pixels. */
export const desktop = { width: 1280, height: 800 };

/** The browser that the files of a process share; it ends with the process. */
let shared: Browser | undefined;

/**
 * Gives the tests of a file a browser; `open` gives each test a context of its own,
 * `visit` with a page in it, and `openAt` with one that React has taken over, on a desktop unless told otherwise.
 * What a test opens is closed after it, what a hook opens after all tests.
 */
export function startBrowser(): {
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
  visit: (path: string, options?: BrowserContextOptions) => Promise<WatchedPage>;
  openAt: (path: string, options?: BrowserContextOptions) => Promise<WatchedPage>;
} {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (!shared?.isConnected()) {
      shared = await launchChromium(inject('chromium'));
    }
    browser = shared;
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  let opened: Page[] = [];
  beforeEach(() => {
    opened = [];
  });
  afterEach(async () => {
    for (const page of opened.filter((one) => !one.isClosed())) {
      // A file that is fetched ahead may be on its way through a test's route still.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  });
  async function open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    if (browser === undefined) {
      throw new Error(
        'open() is for tests and hooks: the browser starts before the first of them.',
      );
    }
    const baseURL = options.baseURL ?? address();
    const context = await browser.newContext({ viewport: desktop, ...options, baseURL });
    const page = await context.newPage();
    opened.push(page);
    return { page, context, problems: watch(page, baseURL) };
  }
  return {
    open,
    async visit(path, options) {
      const watched = await open(options);
      await watched.page.goto(path);
      return watched;
    },
    async openAt(path, options) {
      const watched = await open(options);
      await startAt(watched.page, path);
      return watched;
    },
  };
}

/** Goes to a page, and waits until React has taken over. */
export async function startAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has taken over, which it does by itself once the page has loaded. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}
