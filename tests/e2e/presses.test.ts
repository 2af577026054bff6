import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { holdApp, running, settled } from '../support/app';
import { startBrowser, type WatchedPage } from '../support/browser';
import { isFocused, modeOf } from '../support/looks';
import { latest } from '../support/versions';

const { open, openAt } = startBrowser();
const desktop: BrowserContextOptions = { reducedMotion: 'reduce' };
const phone: BrowserContextOptions = { ...desktop, viewport: { width: 390, height: 740 } };
const doc = '/docs/latest/overview';
const long = '/docs/latest/manage-relational-metadata-using-gravitino';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Site menu' });
const openMenu = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' }).click();

describe('while the app is loading', () => {
  /** Opens a page whose app waits for the returned function. */
  async function openWaiting(path: string, options: BrowserContextOptions = desktop) {
    const { page } = await open(options);
    const release = await holdApp(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const start = async (): Promise<void> => {
      release();
      await running(page);
    };
    return { page, start };
  }

  it('the navbar is dark over the dark section', async () => {
    const { page, start } = await openWaiting('/');
    const dark = page.locator('[data-dark-block][data-theme="dark"]');
    expect(await dark.count()).toBe(0);
    await page.locator('#solutions').evaluate((section) => section.scrollIntoView());
    await dark.waitFor({ state: 'attached' });
    await start();
    expect(await dark.count()).toBe(1);
  });

  it('a tap opens the menu of versions on a tablet', async () => {
    const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };
    const { page } = await openWaiting(doc, tablet);
    await page.locator('.navbar').getByRole('button', { name: latest }).tap();
    await page.locator('.navbar').getByRole('link', { name: '0.4.0' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(doc);
  });
});

describe.each([['before the app runs'], ['after the app has started']])('%s', (when) => {
  const isEarly = when.startsWith('before');

  /** Opens a page with a running or a waiting app. */
  async function openPage(path: string, options: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await open(options);
    if (isEarly) {
      await holdApp(watched.page);
    }
    await watched.page.goto(path);
    if (!isEarly) {
      await running(watched.page);
    }
    return watched;
  }

  it('the menu of a phone traps the focus, closes, and follows its links', async () => {
    const { page } = await openPage(doc, phone);
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Gravitino overview' }).waitFor();
    expect(await page.locator('.navbar__toggle').getAttribute('aria-expanded')).toBe('true');
    expect(await isFocused(page, '#site-menu *')).toBe(true);
    for (const key of ['Shift+Tab', ...Array<string>(25).fill('Tab')]) {
      await page.keyboard.press(key);
      expect(await isFocused(page, '#site-menu *')).toBe(true);
    }
    await menu(page).getByText('Install', { exact: true }).click();
    await menu(page).getByRole('link', { name: 'Install Gravitino' }).waitFor();
    await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
    expect(await menu(page).getByRole('link', { name: 'Gravitino Cloud' }).isVisible()).toBe(false);
    await menu(page).getByText('Products').click();
    expect(await menu(page).getByRole('link', { name: 'Gravitino Cloud' }).isVisible()).toBe(true);
    expect(await isFocused(page, '#site-menu *')).toBe(true);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await isFocused(page, '.navbar__toggle')).toBe(true);
    const closings = [
      () => menu(page).getByRole('button', { name: 'Close navigation bar' }).click(),
      () => page.mouse.click(380, 400),
      () => page.setViewportSize({ width: 1280, height: 800 }),
    ];
    for (const close of closings) {
      await openMenu(page);
      await menu(page).waitFor();
      await close();
      await menu(page).waitFor({ state: 'hidden' });
    }
    await page.setViewportSize({ width: 390, height: 740 });
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Tutorial' }).click();
    await page.waitForURL('**/docs/latest/tutorial');
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(!isEarly);
    expect(await menu(page).count()).toBe(0);
  });

  it('the color mode changes with each press', async () => {
    const { page, context } = await openPage('/privacy-policy', desktop);
    const modes: unknown[] = [];
    for (let press = 0; press < 3; press += 1) {
      await page.getByRole('button', { name: /^Switch between dark and light/ }).click();
      modes.push(
        await page.evaluate(() => [
          document.documentElement.dataset.theme,
          document.documentElement.dataset.themeChoice,
          localStorage.getItem('theme'),
        ]),
      );
    }
    expect(modes).toEqual([
      ['dark', 'dark', 'dark'],
      ['light', 'light', 'light'],
      ['light', 'system', null],
    ]);
    // It follows the system, and a choice in another tab.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => modeOf(page)).toBe('dark');
    const other = await context.newPage();
    await other.goto('/llms.txt');
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await expect.poll(() => modeOf(page)).toBe('light');
    await other.close();
  });

  it('a menu opens with Enter and closes with Escape and a press outside', async () => {
    const { page } = await openPage('/privacy-policy', desktop);
    const button = page.getByRole('button', { name: 'Products' });
    const link = page.getByRole('link', { name: 'Gravitino Cloud' });
    await button.focus();
    await page.keyboard.press('Enter');
    await link.first().waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await link.first().waitFor({ state: 'hidden' });
    expect(await isFocused(page, '[aria-haspopup]')).toBe(true);
    await page.keyboard.press('Enter');
    await page.mouse.click(640, 600);
    await link.first().waitFor({ state: 'hidden' });
  });

  it('a category of the sidebar opens, closes others, and keeps the focus', async () => {
    const { page } = await openPage(doc, desktop);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const category = sidebar.locator('summary', { hasText: 'Install' });
    await category.focus();
    await page.keyboard.press('Enter');
    await sidebar.getByRole('link', { name: 'Install Gravitino' }).waitFor();
    expect(await sidebar.getByRole('link', { name: 'Tutorial' }).isVisible()).toBe(false);
    expect(await isFocused(page, 'aside summary')).toBe(true);
    expect(new URL(page.url()).pathname).toBe(doc);
    await category.click();
    await sidebar.getByRole('link', { name: 'Install Gravitino' }).waitFor({ state: 'hidden' });
  });

  it('the search field takes the focus and the keys immediately', async () => {
    const { page } = await openPage(doc, desktop);
    await page.keyboard.press('/');
    expect(await isFocused(page, '[name="q"], .DocSearch-Input')).toBe(true);
    await page.keyboard.type('hive cat');
    // Read in one step, because the pop-up replaces the field meanwhile.
    const typed = await page.evaluate(() => {
      const fields = document.querySelectorAll('#search-field input, .DocSearch-Input');
      return [...fields].map((field) => (field as HTMLInputElement).value).join('');
    });
    expect(typed).toBe('hive cat');
    await page.keyboard.press('Tab');
    expect(await isFocused(page, 'dialog[open] *, .DocSearch-Modal *')).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('#search-field[open], .DocSearch-Modal').waitFor({ state: 'detached' });
    expect(await isFocused(page, '[name="q"], .DocSearch-Input')).toBe(false);
    // Shortcuts of the browser.
    for (const keys of ['Control+Shift+K', 'Control+Alt+K', 'Control+/']) {
      await page.keyboard.press(keys);
    }
    expect(await page.locator('#search-field[open], .DocSearch-Modal').count()).toBe(0);
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press(keys);
      await page.locator(isEarly ? '#search-field[open]' : '.DocSearch-Input:focus').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(page, '.DocSearch-Button'), { message: keys }).toBe(true);
    }
  });

  it('the contents on a phone close after a click on a link, even to the current section', async () => {
    const { page } = await openPage(long, phone);
    const fold = page.getByRole('navigation', { name: 'On this page' });
    const link = fold.getByRole('link').nth(1);
    for (let visit = 0; visit < 2; visit += 1) {
      // With a key, because a pointer can miss the fold while it moves with the navbar.
      await settled(page);
      await fold.locator('summary').press('Enter');
      await link.click();
      await link.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).hash).not.toBe('');
    }
  });
});

describe('while the app starts', () => {
  it('an open menu remains open and keeps the focus', async () => {
    const { page, problems } = await open(phone);
    const release = await holdApp(page);
    await page.goto(doc);
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Tutorial' }).focus();
    release();
    await running(page);
    expect(await menu(page).isVisible()).toBe(true);
    expect(await isFocused(page, '#site-menu [href$="/tutorial"]')).toBe(true);
    expect(problems).toEqual([]);
  });

  describe('after Enter', () => {
    /** Opens the long page, presses Enter on the focused element, and starts the app immediately. */
    async function startAfter(focus: (page: Page) => Promise<unknown>): Promise<WatchedPage> {
      const watched = await open(desktop);
      const { page } = watched;
      const release = await holdApp(page);
      await page.goto(long);
      await focus(page);
      await page.keyboard.press('Enter');
      release();
      await running(page);
      await settled(page);
      return watched;
    }

    it('the skip link keeps its effect', async () => {
      const { page } = await startAfter((page) => page.keyboard.press('Tab'));
      await page.keyboard.press('Tab');
      expect(await isFocused(page, 'main a')).toBe(true);
      expect(await isFocused(page, '.theme-doc-sidebar-container a')).toBe(false);
    });

    it('a link of the contents keeps its effect', async () => {
      const link = '.theme-doc-toc-desktop li:nth-child(2) a';
      const { page } = await startAfter((page) => page.focus(link));
      const { hash } = new URL(page.url());
      expect(hash).toBe(await page.locator(link).first().getAttribute('href'));
      const top = await page.evaluate(
        (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
        hash.slice(1),
      );
      expect(Math.abs(top)).toBeLessThan(200);
    });
  });

  it('search keys have no effect while a modal dialog is open', async () => {
    const { page } = await openAt('/privacy-policy');
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
    });
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
    }
    expect(await page.locator('.DocSearch-Modal, #search-field[open]').count()).toBe(0);
  });
});

describe('the stored version', () => {
  const key = 'docs-preferred-version-default';
  const stored = (page: Page): Promise<string | null> =>
    page.evaluate((name) => localStorage.getItem(name), key);

  it('isn’t changed by a link of the Products menu', async () => {
    const { page } = await open(desktop);
    await holdApp(page);
    await page.goto('/');
    await page.evaluate((name) => localStorage.setItem(name, '0.4.0'), key);
    await page.getByRole('button', { name: 'Products' }).hover();
    await page.getByRole('link', { name: 'Docker playground' }).first().click();
    await page.waitForURL('**/how-to-use-the-playground');
    expect(await stored(page)).toBe('0.4.0');
  });

  it('is chosen in the menu of a phone after the app has started', async () => {
    const { page } = await openAt(doc, phone);
    await openMenu(page);
    await page.locator('.navbar-sidebar__back').click();
    await menu(page).getByRole('link', { name: '0.4.0' }).click();
    await page.waitForURL('**/docs/0.4.0/**');
    await expect.poll(() => stored(page)).toBe('0.4.0');
  });

  it('is chosen in a banner or a menu before the app runs', async () => {
    const { page } = await open(desktop);
    await holdApp(page);
    await page.goto('/docs/0.5.0/overview');
    await page.locator('.theme-doc-version-banner a[href^="/docs/latest/"]').first().click();
    await page.waitForURL('**/docs/latest/**');
    expect(await stored(page)).toBe(latest);
    await page.locator('[data-dropdown]', { hasText: latest }).first().hover();
    await page.locator('.dropdown__menu a[href^="/docs/next/"]').click();
    await page.waitForURL('**/docs/next/**');
    expect(await stored(page)).toBe('current');
  });
});
