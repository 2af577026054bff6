import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sent, storage } from '../../../src/site/privacy';
import { violations } from '../../support/axe';
import { hydrated, useBrowser } from '../../support/browser';
import { pageKinds } from '../../support/pageKinds';
import { archived, latest } from '../../support/versions';

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
    await expect.poll(() => bar(page).isVisible()).toBe(true);
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

describe('the color mode', () => {
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
    // From the system's mode to its opposite: the first press is seen.
    await toggle.click();
    await expect.poll(() => mode(page)).toBe('dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
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
    await expect
      .poll(() => link.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    // The next stop is the first one of the content.
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
      )
      .toBe(true);
  });
});

describe('a page that crashes', () => {
  it('says so inside the layout, and Try again renders it', async () => {
    await using watched = await open({ reducedMotion: 'reduce' });
    const { page } = watched;
    await page.goto('/privacy-policy');
    await hydrated(page);
    // The search page reads its address with this while it renders.
    await page.evaluate(() => {
      const { URLSearchParams: original } = window;
      Object.assign(window, {
        URLSearchParams: class {
          constructor() {
            throw new Error('no parameters', { cause: new Error('the reason of it') });
          }
        },
        restore: () => Object.assign(window, { URLSearchParams: original }),
      });
      history.pushState(null, '', '/search');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toBe('This page crashed.');
    await expect
      .poll(() => page.getByText(/no parameters\s+Cause:\s+the reason of it/).isVisible())
      .toBe(true);
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.poll(() => heading.textContent()).toBe('This page crashed.');
    await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
    await again.click();
    await expect.poll(() => heading.textContent()).toBe('Search');
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
    expect((await transitions(watched.page))[0]).toMatch(/^height \d{2,}ms ease-in-out$/);
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
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).first().isVisible(), { message: path })
        .toBe(true);
      await expect.poll(() => bar(page).isVisible(), { message: path }).toBe(true);
    }
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
    await page
      .getByRole('button', { name: /Switch between/ })
      .first()
      .click();
    const isStorageNote = (problem: string): boolean =>
      /^console (warning|error): .*(browser storage is not available|browser does not store)/s.test(
        problem,
      );
    expect(watched.problems.some(isStorageNote)).toBe(true);
    expect(
      watched.problems.filter((problem) => !isNotFoundAnswer(problem) && !isStorageNote(problem)),
    ).toEqual([]);
  });
});

describe('without JavaScript', () => {
  /** The words that can be seen in a page's content: what is hidden or transparent doesn't count. */
  const words = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const seen: string[] = [];
      for (const main of document.querySelectorAll('main')) {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { parentElement: parent, textContent } = texts.currentNode;
          const options = { opacityProperty: true, visibilityProperty: true };
          if (parent && !parent.closest('noscript') && parent.checkVisibility(options)) {
            // A period after an element isn't a word of its own.
            seen.push(...(textContent?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []));
          }
        }
      }
      return seen;
    });

  it.each(pageKinds)('%s can be read', async (path) => {
    await using watched = await open({ javaScriptEnabled: false });
    await watched.page.goto(path);
    await expect
      .poll(() => watched.page.locator('main h1, h1').first().isVisible(), { message: path })
      .toBe(true);
    // Searching, a chosen pair of versions, the playground and the form that tries a call are the reader's doing, not the page's words.
    if (!/^\/(search|docs\/playground)\b|\?/.test(path)) {
      await using alive = await open();
      await alive.page.goto(path);
      await hydrated(alive.page);
      const [without, all] = await Promise.all([words(watched.page), words(alive.page)]);
      expect(all.length).toBeGreaterThan(20);
      expect(without.length / all.length).toBeGreaterThan(0.9);
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
  /** Compares the heading of a page with the ground of the page. */
  const ink = (page: Page): Promise<{ isDarkOnLight: boolean }> =>
    page.evaluate(() => {
      const sum = (color: string): number =>
        (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0);
      const heading = document.querySelector('main h1, h1');
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const text = heading ? getComputedStyle(heading).color : '';
      return { isDarkOnLight: sum(text) < 200 && sum(ground) > 700 };
    });

  it('every kind of page is its content alone, dark on light', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const path of pageKinds) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await hydrated(page);
      await expect.poll(() => mode(page), { message: path }).toBe('dark');
      await expect.poll(() => ink(page), { message: path }).toEqual({ isDarkOnLight: false });
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => mode(page), { message: path }).toBe('dark');
      await expect.poll(() => ink(page), { message: path }).toEqual({ isDarkOnLight: true });
      for (const part of ['.navbar', 'footer.theme-layout-footer', '.theme-announcement-bar']) {
        await expect
          .poll(() => page.locator(part).first().isVisible(), { message: `${part} on ${path}` })
          .toBe(false);
      }
      await expect.poll(() => page.locator('h1').first().isVisible(), { message: path }).toBe(true);
    }
  });
});

describe('what stays in the browser', () => {
  const pattern = (key: string): RegExp =>
    new RegExp(`^${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '.+')}$`);
  /** Every key that pages write, whether they keep it or not, and however they do. */
  const written = new Set<string>();
  /** What else browsers can hold: none of it is used. */
  const elsewhere: unknown[] = [];

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
    await page.goto(`/docs/${archived}/apache-hive-catalog`);
    await hydrated(page);
    await page.locator('.navbar .dropdown', { hasText: archived }).hover();
    await page.locator('.dropdown__menu').getByRole('link', { name: latest }).click();
    await page.waitForURL('**/docs/latest/**');
    await page
      .getByRole('button', { name: /Switch between/ })
      .first()
      .click();
    await page.goto('/docs/playground');
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await page.goto('/docs/latest/api/rest/list-metalakes');
    await page.getByRole('link', { name: 'Try it', exact: true }).click();
    await page.getByLabel('My server').check();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    // A search: its result becomes recent, then a favorite.
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill('glossary');
    await page.locator('.DocSearch-Hit').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.DocSearch-Input').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.getByTitle('Save this search').first().click();
    await page.getByTitle('Remove this search from favorites').first().waitFor();
    for (const key of await page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }),
    )) {
      written.add(key);
    }
    elsewhere.push(
      ...(await context.cookies()),
      ...(await page.evaluate(async () => [
        ...(await indexedDB.databases()),
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ])),
    );
  });
  afterAll(() => written.clear());

  it('is what the privacy policy lists', () => {
    const unlisted = [...written].filter(
      // The search writes the last one to see whether it can, and removes it at once.
      (key) => !storage.some((entry) => pattern(entry.key).test(key)) && key !== '__TEST_KEY__',
    );
    expect(unlisted).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  it('is all that the privacy policy lists', () => {
    const unused = storage.filter(
      (entry) => ![...written].some((key) => pattern(entry.key).test(key)),
    );
    expect(unused).toEqual([]);
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
