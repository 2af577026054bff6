import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brotliBytes } from '../support/brotli';
import { hydrated, useBrowser } from '../support/browser';
import { fileFor } from '../support/builtSite';
import { follow, heading, neverPrefetch } from '../support/navigation';
import { pageKinds } from '../support/pageKinds';
import { buildDir } from '../support/paths';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const desktop = { viewport: { width: 1280, height: 800 } };

const styleFiles = readdirSync(join(buildDir, 'assets/css'))
  .filter((file) => /^(?!styles\.).*\.css$/.test(file))
  .map((file) => `/assets/css/${file}`);

/** Bytes of the body that a host sends which compresses hashed files once and best, and other text as it is asked for. */
function bytes(path: string): number {
  const file = fileFor(path) ?? '';
  const body = readFileSync(join(buildDir, file));
  return /\.(html|js|css|svg|json)$/.test(file)
    ? brotliBytes(body, file.startsWith('assets/') ? 11 : 7)
    : body.byteLength;
}

/** What a page looks like: the values of all properties of every element that is drawn, by element. */
interface Looks {
  looks?: Record<string, string>[];
}

/** Notes what the page looks like, and tells how many elements it has; or tells the first things that have changed since. */
const compareLooks = (page: Page): Promise<number | string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *:not(link, script, noscript)')];
    // Custom properties are seen in what reads them.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const looks = elements.map((element) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    });
    const noted = (window as Looks).looks;
    if (noted === undefined) {
      (window as Looks).looks = looks;
      return looks.length;
    }
    const changes = looks.flatMap((now, index) =>
      Object.entries(now)
        .filter(([name, value]) => noted[index]?.[name] !== value)
        .map(
          ([name, value]) =>
            `${elements[index]?.outerHTML.slice(0, 80)} ${name}: ${noted[index]?.[name]} -> ${value}`,
        ),
    );
    return changes.slice(0, 5);
  });

/** Puts style files, all but the common one, in the place of those that the page links, in this order. */
const wear = (page: Page, files: readonly string[]): Promise<void> =>
  page.evaluate(async (paths) => {
    const texts = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
    for (const sheet of document.styleSheets) {
      sheet.disabled = sheet.href !== null && !sheet.href.includes('/styles.');
    }
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, files);

describe('a page', () => {
  const kinds = pageKinds.filter((path) => path !== '/no/such/page');

  it.each(kinds)(
    'looks the same after each way to it, whatever was loaded before: %s',
    async (path) => {
      await using watched = await open({ ...desktop, reducedMotion: 'reduce' });
      const { page } = watched;
      await page.addInitScript(neverPrefetch);
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await compareLooks(page)).toBeGreaterThan(50);
      await wear(page, styleFiles);
      expect(await compareLooks(page)).toEqual([]);
      await wear(page, styleFiles.toReversed());
      expect(await compareLooks(page)).toEqual([]);
      // The poisoned case: without them, something is missing.
      await wear(page, []);
      expect(await compareLooks(page)).not.toEqual([]);
    },
  );

  it('is shown when its styles are there, and not before', async () => {
    await using watched = await open(desktop);
    const { page, problems } = watched;
    await page.addInitScript(neverPrefetch);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/css/reading.*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await hydrated(page);
    const home = await heading(page);
    const asked = page.waitForRequest('**/assets/css/reading.*');
    await follow(page, '/blog');
    await asked;
    expect(await heading(page)).toBe(home);
    release();
    await expect.poll(() => heading(page)).not.toBe(home);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '').join()),
      )
      .toContain('/assets/css/reading.');
    expect(problems).toEqual([]);
  });

  it('is loaded anew once if its styles are gone', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.addInitScript(neverPrefetch);
    await page.goto('/');
    await hydrated(page);
    let isGone = true;
    let documents = 0;
    await page.route('**/assets/css/reading.*', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents += 1;
        isGone = false;
      }
    });
    await follow(page, '/blog');
    await page.waitForURL('**/blog');
    await expect.poll(() => documents).toBe(1);
    await hydrated(page);
    await page
      .locator('link[rel="stylesheet"][href*="/reading."]')
      .first()
      .waitFor({ state: 'attached' });
  });
});

describe('the home page', () => {
  /** Requests of a page until it is idle, which it never becomes. */
  function neverIdle(): void {
    Object.assign(window, { requestIdleCallback: () => 0 });
  }

  it('takes at most 130 KB before it is idle, and no code of what only says something', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.addInitScript(neverIdle);
    const paths = new Set<string>();
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol !== 'data:') {
        paths.add(pathname);
      }
    });
    await page.goto('/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const sizes = [...paths].map((path) => [path, bytes(path)] as const);
    expect(sizes.length).toBeGreaterThan(6);
    expect([...paths].filter((path) => path.includes('HomeSections'))).toEqual([]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(130 * 1024);
    // Measured in November 2026: 28 KB beside the script that every page loads.
    const beside = sizes.filter(([path]) => !path.includes('/main.'));
    expect(beside.length).toBe(sizes.length - 1);
    expect(beside.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(29 * 1024);
  });

  it('has its life where it is opened, and when the reader comes back to it', async () => {
    await using watched = await open(desktop);
    const { page, context, problems } = watched;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    await hydrated(page);
    const part = page.locator('[data-served="home"]');
    const copies = async (): Promise<void> => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await expect
        .poll(async () => {
          await part.getByRole('button', { name: /^Cop.* Command that starts/ }).click();
          return page.evaluate(() => navigator.clipboard.readText());
        })
        .toContain('docker run');
    };
    await copies();
    await part.getByRole('tab', { name: 'Python' }).click();
    await part.locator('a[href="/gravitino"]').first().click();
    await page.waitForURL('**/gravitino');
    await expect.poll(() => part.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => part.locator('section').count()).toBeGreaterThan(5);
    await copies();
    await expect
      .poll(() => part.getByRole('tab', { name: 'Python' }).getAttribute('aria-selected'))
      .toBe('true');
    expect(problems).toEqual([]);
  });

  it('is the same page when it is reached by a link', async () => {
    await using watched = await open({ ...desktop, reducedMotion: 'reduce' });
    const { page, problems } = watched;
    await page.goto('/');
    await hydrated(page);
    const text = (): Promise<string> => page.locator('main').innerText();
    const opened = await text();
    await page.goto('/privacy-policy');
    await hydrated(page);
    await follow(page, '/');
    await page.locator('[data-served="home"]').waitFor();
    await expect.poll(text).toBe(opened);
    expect(problems).toEqual([]);
  });
});
