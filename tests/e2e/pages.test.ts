// Requirements of every kind of page. Each is opened once with its scripts and once without.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { storage } from '../../src/site/privacy';
import { settled } from '../support/app';
import { inBothModes } from '../support/axe';
import { hydrated, startAt, startBrowser, type WatchedPage } from '../support/browser';
import { overflow } from '../support/looks';
import { blockStorage } from '../support/navigation';
import { pageKinds } from '../support/pageKinds';
import { archived, latest } from '../support/versions';

const { open, visit } = startBrowser();
const isNotFoundAnswer = (problem: string): boolean => problem.includes('404');
const bar = (page: Page) => page.getByRole('banner');

/** Lists elements that overflow the article, hidden descriptions, and tables whose header covers a row. */
const findMisplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const article = document.querySelector('.markdown');
    if (article === null) {
      return ['no article'];
    }
    const { left, right } = article.getBoundingClientRect();
    const name = (element: Element): string =>
      `${element.localName}: ${(element.textContent ?? '').slice(0, 60)}`;
    // The mark of a linked definition is in the margin, and isn't an element.
    const reaching = [...article.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      const scrolls = element.parentElement?.closest(
        'table, pre, [role="tablist"], .visually-hidden',
      );
      return box.width > 1 && !scrolls && (box.right > right + 1 || box.left < left - 1);
    });
    const unreachable = [...article.querySelectorAll<HTMLElement>('table, pre')].filter(
      (element) => element.scrollWidth > element.clientWidth && element.tabIndex < 0,
    );
    const descriptions = [...article.querySelectorAll('td[data-description]')];
    const hidden = descriptions.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.height < 10 || box.left < 0 || box.right > window.innerWidth;
    });
    // In a narrow column, rows are lists, and the header is for screen readers only.
    const covered = [...article.querySelectorAll('table')].filter(({ tHead, tBodies }) => {
      const head = tHead?.querySelector('th')?.getBoundingClientRect();
      const row = tBodies[0]?.rows[0]?.getBoundingClientRect();
      return tHead && tHead.clientWidth > 1 && head && row && head.bottom > row.top + 1;
    });
    return [...reaching, ...unreachable, ...hidden, ...covered].map(name);
  });

/** Lists text sizes that aren't tokens, except in drawings. */
const findUnknownSizes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    const names = ['tiny', 'small', 'text', 'article', 'lead', 'h3', 'title', 'h2', 'h1'];
    const scale = names.map((name) => {
      probe.style.fontSize = `var(--font-size-${name})`;
      return getComputedStyle(probe).fontSize;
    });
    probe.remove();
    return [...document.querySelectorAll('body *:not(script, style, svg *)')]
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => getComputedStyle(element).fontSize)
      .filter((size, index, all) => !scale.includes(size) && all.indexOf(size) === index);
  });

/** Returns the visible words of a page's content. */
const visibleWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen: string[] = [];
    for (const main of document.querySelectorAll('main')) {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: parent, textContent } = texts.currentNode;
        const options = { opacityProperty: true, visibilityProperty: true };
        if (parent && !parent.closest('noscript') && parent.checkVisibility(options)) {
          // A period after an element isn't a word.
          seen.push(...(textContent?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []));
        }
      }
    }
    return seen;
  });

/** Compares the color of the heading with the background. */
const compareColors = (page: Page): Promise<{ isDarkOnLight: boolean }> =>
  page.evaluate(() => {
    const sum = (color: string): number =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0);
    const heading = document.querySelector('main h1, h1');
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const text = heading ? getComputedStyle(heading).color : '';
    return { isDarkOnLight: sum(text) < 200 && sum(ground) > 700 };
  });

/** All storage keys that pages write, even temporarily. */
const stored = new Set<string>();

/** Records the storage keys that a page writes. */
async function recordKeys(page: Page): Promise<void> {
  await page.context().exposeFunction('noteKey', (key: string) => {
    stored.add(key);
  });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function noted(key, value) {
      Reflect.get(window, 'noteKey')(key);
      setItem.call(this, key, value);
    };
  });
}

/** Two pages for all tests, with and without scripts, so that shared files are loaded once. */
let withScripts: WatchedPage;
let withoutScripts: WatchedPage;
beforeAll(async () => {
  withScripts = await open({ reducedMotion: 'reduce' });
  await recordKeys(withScripts.page);
  withoutScripts = await open({ javaScriptEnabled: false });
});

/** Lists what is too wide for phones, tablets, desktops, and zoom levels of 200% and 400%. */
async function findTooWide(page: Page): Promise<string[]> {
  const wide: string[] = [];
  // Posts scroll their drawings.
  const hasArticle = (await page.locator('.theme-doc-markdown').count()) > 0;
  for (const width of [320, 360, 640, 768, 1280, ...(hasArticle ? [1024, 1440, 1920] : [])]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const pixels = await overflow(page);
    const parts = hasArticle ? await findMisplaced(page) : [];
    wide.push(...(pixels > 0 ? [`${width} px: by ${pixels} px`] : []));
    wide.push(...parts.map((part) => `${width} px: ${part}`));
  }
  return wide;
}

describe.each([...pageKinds, '/blog/authors'])('%s', (path) => {
  let seen: string[] = [];

  it('fits all widths, has no axe violations with open menus, and prints dark on light', async () => {
    const { page } = withScripts;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await startAt(page, path);
    expect(await findUnknownSizes(page)).toEqual([]);
    seen = await visibleWords(page);

    expect(await findTooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });

    const tab = page.getByRole('tab').nth(1);
    if (await tab.isVisible()) {
      await tab.click();
    }
    const menus = page.locator('.navbar .dropdown');
    for (const button of await menus.locator('> [aria-haspopup]').all()) {
      await button.focus();
      await page.keyboard.press('Enter');
    }
    await menus.last().hover();
    await menus.last().locator('.dropdown__menu').waitFor();
    expect(await inBothModes(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => compareColors(page)).toEqual({ isDarkOnLight: false });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => compareColors(page)).toEqual({ isDarkOnLight: true });
    for (const part of ['.navbar', 'footer.theme-layout-footer', '.theme-announcement-bar']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    expect(await page.locator('h1').first().isVisible()).toBe(true);
  });

  it('can be read without JavaScript', async () => {
    const { page, problems } = withoutScripts;
    await page.goto(path);
    expect(await page.locator('main h1, h1').first().isVisible()).toBe(true);
    // Results of a search, a comparison, and the playground depend on the reader.
    if (!/^\/(search|docs\/playground|blog\/authors)\b|\?/.test(path)) {
      expect(seen.length).toBeGreaterThan(20);
      expect((await visibleWords(page)).length / seen.length).toBeGreaterThan(0.9);
    }
    expect(problems.splice(0).filter((problem) => !isNotFoundAnswer(problem))).toEqual([]);
  });
});

it.each([
  '/docs/latest/reference/configuration-keys',
  '/docs/latest/reference/error-messages',
  '/docs/latest/manage-relational-metadata-using-gravitino',
  '/docs/latest/table-partitioning-bucketing-sort-order-indexes',
])('no part of %s is too wide', async (path) => {
  await withScripts.page.emulateMedia({ media: 'screen' });
  await withScripts.page.goto(path);
  await hydrated(withScripts.page);
  expect(await findTooWide(withScripts.page)).toEqual([]);
});

it('overflow, a covering header, and an unknown text size are found', async () => {
  const { page } = await visit('/docs/latest/gravitino-server-config', {
    viewport: { width: 360, height: 720 },
  });
  expect(await findMisplaced(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.style.width = '500px';
    (document.querySelector('h1') as HTMLElement).style.fontSize = '15px';
    document
      .querySelector<HTMLElement>('td[data-description]')
      ?.style.setProperty('margin-left', '400px');
  });
  expect(await overflow(page)).toBeGreaterThan(0);
  expect(await findUnknownSizes(page)).toContain('15px');
  expect((await findMisplaced(page)).length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll('th')) {
      Object.assign(style, { position: 'relative', top: '64px' });
    }
  });
  expect((await findMisplaced(page)).join()).toContain('table: ');
});

it('pages work with blocked storage', async () => {
  const { page, problems } = await open();
  await page.addInitScript(blockStorage);
  // Pages that store something, and one page of each layout.
  for (const path of [
    '/',
    '/search?q=metalake',
    '/blog/gravitino-open-source',
    '/docs/latest/gravitino-server-config',
    `/docs/${archived}/apache-hive-catalog`,
    '/docs/what-changed?from=0.4.0&to=next',
    '/docs/playground',
    '/docs/latest/api/rest/create-table',
    '/gravitino/cloud',
    '/no/such/page',
  ]) {
    await startAt(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await bar(page).waitFor();
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
  expect(problems.some(isStorageNote)).toBe(true);
  expect(
    problems.filter((problem) => !isNotFoundAnswer(problem) && !isStorageNote(problem)),
  ).toEqual([]);
});

const pattern = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '.+')}$`);

it('the privacy policy lists exactly the storage keys that pages write', async () => {
  const { page, context } = await open();
  await recordKeys(page);
  await startAt(page, '/docs/latest/manage-relational-metadata-using-gravitino');
  await page.getByRole('tab').nth(1).click();
  await startAt(page, `/docs/${archived}/apache-hive-catalog`);
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
  // A result of the search becomes a recent search, then a favorite.
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
    stored.add(key);
  }
  // Pages don't use other kinds of storage.
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]),
  ).toEqual([]);
  // DocSearch writes and removes __TEST_KEY__ to test the storage.
  const unlisted = [...stored].filter(
    (key) => !storage.some((entry) => pattern(entry.key).test(key)) && key !== '__TEST_KEY__',
  );
  const unused = storage.filter(({ key }) => ![...stored].some((one) => pattern(key).test(one)));
  expect({ unlisted, unused }).toEqual({ unlisted: [], unused: [] });
  expect(stored).toContain('theme');
  expect(pattern('docusaurus.tab.<group>').test('docusaurus.tab.language')).toBe(true);
  expect(pattern('theme').test('theme2')).toBe(false);
});
