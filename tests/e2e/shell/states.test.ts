import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sent, storage } from '../../../src/site/privacy';
import { hydrated, useBrowser } from '../../support/browser';
import { pageKinds } from '../../support/pageKinds';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const bar = (page: Page) => page.getByRole('banner');
const mode = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.documentElement.getAttribute('data-theme'));
const isNotFoundAnswer = (problem: string): boolean => problem.includes('404');

describe('the announcement bar', () => {
  it('stays closed, and never shows before hydration', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.goto('/privacy-policy');
    await hydrated(page);
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
    // The scripts never arrive: what shows is what the first paint shows.
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.locator('.theme-announcement-bar').count()).toBe(1);
    expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(false);
  });

  it('shows again with a new id', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'the-one-before');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
    expect(await page.locator('.theme-announcement-bar').isVisible()).toBe(true);
    await page.unrouteAll();
    await page.goto('/privacy-policy');
    await hydrated(page);
    expect(await bar(page).isVisible()).toBe(true);
  });

  it('moves nothing when the page comes to life', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const top = (): Promise<number | undefined> =>
      page
        .locator('h1')
        .boundingBox()
        .then((box) => box?.y);
    const before = await top();
    await hydrated(page);
    expect(await top()).toBe(before);
  });
});

describe('the colour mode', () => {
  it.each(['light', 'dark'] as const)('follows the system: %s', async (colorScheme) => {
    await using watched = await open({ colorScheme });
    await watched.page.goto('/privacy-policy');
    await hydrated(watched.page);
    expect(await mode(watched.page)).toBe(colorScheme);
    await watched.page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
    await expect.poll(() => mode(watched.page)).not.toBe(colorScheme);
  });

  it('is remembered under the key theme, and follows a change in another tab', async () => {
    await using watched = await open({ colorScheme: 'light' });
    const { page, context } = watched;
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/privacy-policy');
      await hydrated(tab);
    }
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
    // From the system's mode over light to dark.
    await toggle.click();
    await toggle.click();
    expect(await mode(page)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect.poll(() => mode(other)).toBe('dark');
    await other.reload({ waitUntil: 'domcontentloaded' });
    expect(await mode(other)).toBe('dark');
  });
});

describe('the skip link', () => {
  it('is the first stop, and leads to the content', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.goto('/docs/latest/gravitino-server-config');
    await hydrated(page);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // The next stop is the first one of the content.
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    ).toBe(true);
  });
});

describe('collapsible panels', () => {
  const transitions = async (page: Page): Promise<string[]> => {
    await page.goto('/gravitino/navbar');
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(window, { seen: [] });
      document.addEventListener('transitionend', ({ target, propertyName }) => {
        if (propertyName === 'height' && target instanceof HTMLElement) {
          (window as unknown as { seen: string[] }).seen.push(target.style.transition);
        }
      });
    });
    await page.getByRole('main').getByRole('button', { name: 'Collapse the dropdown' }).click();
    const seen = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).length).toBe(1);
    return seen();
  };

  it('move with ease-in-out', async () => {
    await using watched = await open();
    expect((await transitions(watched.page))[0]).toMatch(/^height \d{2,}ms( ease-in-out)?$/);
  });

  it('are still under reduced motion', async () => {
    await using watched = await open({ reducedMotion: 'reduce' });
    expect((await transitions(watched.page))[0]).toMatch(/^height 1ms/);
  });
});

describe('with storage blocked', () => {
  it('every kind of page can be read, and nothing throws', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    for (const path of pageKinds) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).first().isVisible(), path).toBe(true);
      expect(await bar(page).isVisible(), path).toBe(true);
    }
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
    await page
      .getByRole('button', { name: /Switch between/ })
      .first()
      .click();
    const unexpected = watched.problems.filter(
      (problem) =>
        !isNotFoundAnswer(problem) && !problem.includes('browser storage is not available'),
    );
    expect(unexpected).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it('every kind of page can be read', async () => {
    await using watched = await open({ javaScriptEnabled: false });
    const { page } = watched;
    for (const path of pageKinds) {
      await page.goto(path);
      // What a screen reader is given: hidden text doesn't count.
      const text = await page.locator('main').first().ariaSnapshot();
      expect(text.length, path).toBeGreaterThan(100);
    }
    expect(watched.problems.filter((problem) => !isNotFoundAnswer(problem))).toEqual([]);
  });

  it('a menu opens to the keyboard', async () => {
    await using watched = await open({ javaScriptEnabled: false });
    const { page } = watched;
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Products' }).focus();
    const link = page.locator('.dropdown__menu').getByRole('link', { name: 'Apache Gravitino' });
    await expect.poll(() => link.isVisible()).toBe(true);
  });
});

describe('on paper', () => {
  it('every kind of page is its content alone, dark on light', async () => {
    await using watched = await open({ colorScheme: 'dark' });
    const { page } = watched;
    for (const path of pageKinds) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(path);
      await hydrated(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      for (const part of ['.navbar', 'footer.theme-layout-footer', '.theme-announcement-bar']) {
        expect(await page.locator(part).first().isVisible(), `${part} on ${path}`).toBe(false);
      }
      expect(await page.locator('h1').first().isVisible(), path).toBe(true);
    }
  });
});

describe('what stays in the browser', () => {
  const pattern = (key: string): RegExp =>
    new RegExp(`^${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '.+')}$`);
  /** Every key that pages write, whether they keep it or not. */
  const written = new Set<string>();
  const cookies: string[] = [];

  beforeAll(async () => {
    await using watched = await open();
    const { page, context } = watched;
    await context.exposeFunction('noteKey', (key: string) => {
      written.add(key);
    });
    await page.addInitScript(() => {
      const note = (window as unknown as { noteKey: (key: string) => void }).noteKey;
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function noted(key, value) {
        note(key);
        setItem.call(this, key, value);
      };
    });
    for (const path of pageKinds) {
      await page.goto(path);
      await hydrated(page);
      const tab = page.getByRole('tab').nth(1);
      if (await tab.isVisible().catch(() => false)) {
        await tab.click();
      }
    }
    await page.goto('/docs/0.4.0/apache-hive-catalog');
    await hydrated(page);
    await page.locator('.navbar .dropdown', { hasText: '0.4.0' }).hover();
    await page.locator('.dropdown__menu').getByRole('link', { name: '0.5.1' }).click();
    await page.waitForURL('**/docs/latest/**');
    await page
      .getByRole('button', { name: /Switch between/ })
      .first()
      .click();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    cookies.push(...(await context.cookies()).map(({ name }) => name));
  });
  afterAll(() => written.clear());

  it('is what the privacy policy lists', () => {
    const unlisted = [...written].filter(
      (key) => !storage.some((entry) => pattern(entry.key).test(key)),
    );
    expect(unlisted).toEqual([]);
    expect(cookies).toEqual([]);
  });

  it('includes what the shell is known to keep, so that the test sees something', () => {
    expect([...written]).toEqual(
      expect.arrayContaining([
        'theme',
        'docs-preferred-version-default',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
      ]),
    );
    expect(pattern('docusaurus.tab.<group>').test('docusaurus.tab.language')).toBe(true);
    expect(pattern('theme').test('theme2')).toBe(false);
    expect(sent.length).toBeGreaterThan(0);
  });
});
