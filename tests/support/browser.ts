import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launchChromium } from './chromium';

/** A page with its problems. */
export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors, failed requests, and requests to other origins. */
  problems: string[];
}

/** Returns the address of the served build. */
export const address = (): string => inject('address');

/** Collects the problems of a page until it closes. */
export function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message} (${page.url()})`));
  page.on('requestfailed', (request) => {
    // A navigation aborts the requests of the old page, which isn't a failure.
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

/** The viewport of a desktop, in CSS pixels. */
export const desktop = { width: 1280, height: 800 };

/** The browser that all test files of a process share. It ends with the process. */
let shared: Browser | undefined;

/**
 * Starts a browser for the tests of a file. `open` returns a page in a new context, `visit` also opens an address, and `openAt`
 * also waits for hydration. Pages of a test are closed after it, and pages of hooks after all tests.
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
      // A prefetched file may still be in a test's route.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    }
  });
  async function open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    if (browser === undefined) {
      throw new Error('Call open() in tests and hooks only: the browser starts before them.');
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

/** Opens a page, and waits until it is hydrated. */
export async function startAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page is hydrated, which happens automatically after it has loaded. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}
