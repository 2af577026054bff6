import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brotliBytes } from '../support/brotli';
import { address, useBrowser, watch } from '../support/browser';
import { pageAt } from '../support/builtSite';
import { arrived, heading } from '../support/navigation';
import { pageKinds } from '../support/pageKinds';
import { appScript, awake, holdApp, settled, wakeState } from '../support/waking';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const desktop = { viewport: { width: 1280, height: 800 } };
const doc = '/docs/latest/overview';
const long = '/docs/latest/manage-relational-metadata-using-gravitino';

/** Pages that show nothing useful without the app, or not what their address asks for. */
const wakesAtOnce = (path: string): boolean =>
  /^\/(search|docs\/(what-changed|playground))\b/.test(path) || path === '/no/such/page';

/** Addresses of scripts that a page has run or runs, told apart from those that are only fetched ahead. */
const ran = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
  );
const fetchedAhead = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Opens a page and leaves it alone until nothing happens any more. */
async function leaveAlone(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page);
}

describe('a page that is left alone', () => {
  it.each(pageKinds.filter((path) => !wakesAtOnce(path)))('stays asleep: %s', async (path) => {
    await using watched = await open(desktop);
    const { page } = watched;
    await leaveAlone(page, path);
    expect(await wakeState(page)).toBe('asleep');
    expect(await ran(page)).toEqual([]);
    // The framework sets this first of all.
    expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
    const files = await fetchedAhead(page);
    expect(files).toHaveLength(2);
    expect(files.some((file) => appScript.test(file))).toBe(true);
    expect(watched.problems).toEqual([]);
  });

  it.each<readonly [string, string]>([
    ...pageKinds.filter(wakesAtOnce).map((path) => [path, path] as const),
    ['/careers/index.html', '/careers/'],
    ['/about-us.html', '/about-us'],
  ])('wakes at once where it would be of no use: %s', async (path, expected) => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.goto(path);
    await page.waitForURL((url) => url.pathname + url.search === expected);
    // The host has no such file: its not-found page wakes and leads to the page, which sleeps.
    if (path !== '/about-us.html') {
      await awake(page);
      expect((await ran(page)).some((file) => appScript.test(file))).toBe(true);
    }
    expect(watched.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  it('has an inline script of at most 3 KB', () => {
    for (const path of pageKinds.filter((kind) => !/[?]|no.such/.test(kind))) {
      const [, script = ''] =
        /<script data-scripts=[^>]*>(.*?)<\/script>/s.exec(pageAt(path)) ?? [];
      expect(script.length, path).toBeGreaterThan(100);
      expect(brotliBytes(script), path).toBeLessThanOrEqual(3 * 1024);
    }
  });
});

describe('the first sign of a person wakes a page', () => {
  it.each([
    ['a move of the pointer', (page: Page) => page.mouse.move(640, 700)],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 10)],
    ['a scroll', (page: Page) => page.evaluate(() => window.scrollTo(0, 100))],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a touch', (page: Page) => page.touchscreen.tap(5, 700)],
  ])('%s', async (_, act) => {
    await using watched = await open({ ...desktop, hasTouch: true });
    const { page } = watched;
    await leaveAlone(page, '/privacy-policy');
    // The poisoned case: nothing else has woken it.
    expect(await wakeState(page)).toBe('asleep');
    await act(page);
    await awake(page);
    expect(watched.problems).toEqual([]);
  });
});

describe('a link', () => {
  const link = (page: Page) => page.locator('footer a[href="/careers"]');
  /** Marks the document at hand: another one hasn't the mark. */
  const mark = (page: Page): Promise<unknown> =>
    page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'isSame' in window);

  it('that is pressed while the page sleeps is followed by the browser', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await holdApp(page);
    await page.goto('/privacy-policy');
    await mark(page);
    await link(page).click({ noWaitAfter: true });
    await page.waitForURL('**/careers');
    await expect.poll(() => heading(page)).not.toBe('Privacy policy');
    expect(await isSame(page)).toBe(false);
    expect(watched.problems).toEqual([]);
  });

  it('that is hovered first changes the route', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await leaveAlone(page, '/privacy-policy');
    await mark(page);
    await link(page).hover();
    await awake(page);
    await link(page).click();
    await arrived(page, '/careers');
    expect(await isSame(page)).toBe(true);
    expect(watched.problems).toEqual([]);
  });

  it('leads to another page and back, and both still wake', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    const release = await holdApp(page);
    await page.goto('/privacy-policy');
    await link(page).click({ noWaitAfter: true });
    await page.waitForURL('**/careers');
    release();
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Privacy policy');
    await page.mouse.move(640, 600);
    await awake(page);
    await page.getByRole('button', { name: /^Switch between dark and light/ }).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.themeChoice))
      .toBe('dark');
    expect(watched.problems).toEqual([]);
  });
});

describe('the scripts', () => {
  it.each([
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '4g', saveData: true },
  ])('are not fetched ahead with %j', async (connection) => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await leaveAlone(page, doc);
    expect(await wakeState(page)).toBe('asleep');
    expect(await fetchedAhead(page)).toEqual([]);
    expect(await ran(page)).toEqual([]);
  });

  it('are fetched ahead once the page has loaded, and not before', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A picture that lasts holds the load event up.
    await page.route('**/img/logo.svg', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(doc, { waitUntil: 'domcontentloaded' });
    await settled(page);
    expect(await fetchedAhead(page)).toEqual([]);
    release();
    await expect.poll(async () => (await fetchedAhead(page)).length).toBe(2);
    expect(await ran(page)).toEqual([]);
  });
});

describe('a host that takes the inline script away', () => {
  it('leaves pages that read, with links that work', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<script data-scripts=.*?<\/script>/s, '');
        await route.fulfill({ response, body });
      },
    );
    await page.goto(doc);
    expect(await page.locator('script[data-scripts]').count()).toBe(0);
    expect(await wakeState(page)).toBeUndefined();
    await page.mouse.move(640, 700);
    await expect.poll(() => page.locator('article').innerText()).toContain('Gravitino');
    await page.getByRole('link', { name: 'Getting started with Gravitino' }).first().click();
    await page.waitForURL('**/docs/latest/getting-started');
    await expect.poll(() => heading(page)).toContain('Getting started');
    // A menu opens to the keyboard, as it does without JavaScript.
    await page.getByRole('button', { name: 'Products' }).focus();
    await expect
      .poll(() =>
        page.locator('.dropdown__menu').getByRole('link', { name: 'Apache Gravitino' }).isVisible(),
      )
      .toBe(true);
    expect(watched.problems).toEqual([]);
  });
});

describe('what changes elsewhere while a page sleeps', () => {
  const mode = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => document.documentElement.dataset.theme);

  it('the colour mode of another tab is followed', async () => {
    await using watched = await open({ ...desktop, colorScheme: 'light' });
    const { page, context } = watched;
    await leaveAlone(page, '/privacy-policy');
    const other = await context.newPage();
    const problems = watch(other, address());
    await other.goto('/about-us');
    const toggle = other.getByRole('button', { name: /^Switch between dark and light/ });
    // From the system's mode to its opposite.
    await toggle.click();
    await awake(other);
    await expect.poll(() => mode(other)).toBe('dark');
    await expect.poll(() => mode(page)).toBe('dark');
    expect([...problems, ...watched.problems]).toEqual([]);
  });

  it("the system's colours are followed", async () => {
    await using watched = await open({ ...desktop, colorScheme: 'light' });
    const { page } = watched;
    await leaveAlone(page, '/privacy-policy');
    expect(await mode(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => mode(page)).toBe('dark');
    expect(watched.problems).toEqual([]);
  });
});

/** Notes by how much the page moves, from its first paint on. */
function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
const shifts = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

describe('an article', () => {
  it('shows the remembered tab asleep, keeps its elements on waking, and moves nothing', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.addInitScript(noteShifts);
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.client', 'java'));
    await leaveAlone(page, long);
    const chosen = page.locator('[data-tabs="client"]').first().locator('[aria-selected="true"]');
    expect(await chosen.getAttribute('data-value')).toBe('java');
    expect(await wakeState(page)).toBe('asleep');
    const elements = await page.evaluateHandle(() => [
      ...document.querySelectorAll('[data-static-article], [data-static-article] *'),
    ]);
    await page.mouse.move(640, 700);
    await awake(page);
    await settled(page);
    const same = await elements.evaluate((before) => {
      // Waking offers to run samples.
      const now = [
        ...document.querySelectorAll('[data-static-article], [data-static-article] *'),
      ].filter((element) => !element.matches('[data-code-action="run"]'));
      return [
        before.length,
        now.length,
        now.filter((element, at) => element === before[at]).length,
      ];
    });
    expect(same[0]).toBeGreaterThan(1000);
    expect(new Set(same).size).toBe(1);
    expect(await chosen.getAttribute('data-value')).toBe('java');
    expect(await shifts(page)).toEqual([]);
    expect(watched.problems).toEqual([]);
    // The poisoned case: something that moves is seen.
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.style.height = '300px';
      document.querySelector('[data-static-article]')?.before(late);
    });
    await expect.poll(async () => (await shifts(page)).length).toBeGreaterThan(0);
  });
});
