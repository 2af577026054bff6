// What holds for every kind of page, each opened once with its scripts and once without.
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

/** Elements of the article that reach beyond it, descriptions that can't be read where they are, and tables whose header covers a row. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const article = document.querySelector('.markdown');
    if (article === null) {
      return ['no article'];
    }
    const { left, right } = article.getBoundingClientRect();
    const name = (element: Element): string =>
      `${element.localName}: ${(element.textContent ?? '').slice(0, 60)}`;
    // A link into a definition marks it by a line in the margin, which isn't an element.
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
    // In a narrow column a row is a list, and the header is there for screen readers only.
    const covered = [...article.querySelectorAll('table')].filter(({ tHead, tBodies }) => {
      const head = tHead?.querySelector('th')?.getBoundingClientRect();
      const row = tBodies[0]?.rows[0]?.getBoundingClientRect();
      return tHead && tHead.clientWidth > 1 && head && row && head.bottom > row.top + 1;
    });
    return [...reaching, ...unreachable, ...hidden, ...covered].map(name);
  });

/** Sizes of the page's own text that aren't tokens. A drawing has a scale of its own. */
const strange = (page: Page): Promise<string[]> =>
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

/** Every key that pages write, whether they keep it or not, and however they do. */
const written = new Set<string>();

/** Has a page tell which keys it writes. */
async function noteKeys(page: Page): Promise<void> {
  await page.context().exposeFunction('noteKey', (key: string) => {
    written.add(key);
  });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function noted(key, value) {
      Reflect.get(window, 'noteKey')(key);
      setItem.call(this, key, value);
    };
  });
}

/** One window for all pages with their scripts, one for all without: what they load in common is loaded once. */
let withScripts: WatchedPage;
let withoutScripts: WatchedPage;
beforeAll(async () => {
  withScripts = await open({ reducedMotion: 'reduce' });
  await noteKeys(withScripts.page);
  withoutScripts = await open({ javaScriptEnabled: false });
});

/** What is too wide at the width of a window of 1280 px at 400 % and 200 % zoom, of a phone, a tablet, a desktop, and with an article of more. */
async function tooWide(page: Page): Promise<string[]> {
  const wide: string[] = [];
  // Posts scroll their drawings.
  const hasArticle = (await page.locator('.theme-doc-markdown').count()) > 0;
  for (const width of [320, 360, 640, 768, 1280, ...(hasArticle ? [1024, 1440, 1920] : [])]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const pixels = await overflow(page);
    const parts = hasArticle ? await outside(page) : [];
    wide.push(...(pixels > 0 ? [`${width} px: by ${pixels} px`] : []));
    wide.push(...parts.map((part) => `${width} px: ${part}`));
  }
  return wide;
}

describe.each([...pageKinds, '/blog/authors'])('%s', (path) => {
  let seen: string[] = [];

  it('keeps its measures, satisfies axe with its menus open, and prints dark on light', async () => {
    const { page } = withScripts;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await startAt(page, path);
    expect(await strange(page)).toEqual([]);
    seen = await words(page);

    expect(await tooWide(page)).toEqual([]);
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
    await expect.poll(() => ink(page)).toEqual({ isDarkOnLight: false });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => ink(page)).toEqual({ isDarkOnLight: true });
    for (const part of ['.navbar', 'footer.theme-layout-footer', '.theme-announcement-bar']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    expect(await page.locator('h1').first().isVisible()).toBe(true);
  });

  it('can be read without JavaScript', async () => {
    const { page, problems } = withoutScripts;
    await page.goto(path);
    expect(await page.locator('main h1, h1').first().isVisible()).toBe(true);
    // Searching, a chosen pair of versions, and the playground are the reader's doing, not the page's words.
    if (!/^\/(search|docs\/playground|blog\/authors)\b|\?/.test(path)) {
      expect(seen.length).toBeGreaterThan(20);
      expect((await words(page)).length / seen.length).toBeGreaterThan(0.9);
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
  expect(await tooWide(withScripts.page)).toEqual([]);
});

it('a page or a part of it that is too wide, a header over a row, and text in a size of its own are noticed', async () => {
  const { page } = await visit('/docs/latest/gravitino-server-config', {
    viewport: { width: 360, height: 720 },
  });
  expect(await outside(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.style.width = '500px';
    (document.querySelector('h1') as HTMLElement).style.fontSize = '15px';
    document
      .querySelector<HTMLElement>('td[data-description]')
      ?.style.setProperty('margin-left', '400px');
  });
  expect(await overflow(page)).toBeGreaterThan(0);
  expect(await strange(page)).toContain('15px');
  expect((await outside(page)).length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll('th')) {
      Object.assign(style, { position: 'relative', top: '64px' });
    }
  });
  expect((await outside(page)).join()).toContain('table: ');
});

it('with storage blocked pages that would keep something can be read, and nothing throws', async () => {
  const { page, problems } = await open();
  await page.addInitScript(blockStorage);
  // Those with parts that keep something, and one of each layout.
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

it('what stays in the browser is what the privacy policy lists, all of it and no more', async () => {
  const { page, context } = await open();
  await noteKeys(page);
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
  // What else browsers can hold: none of it is used.
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]),
  ).toEqual([]);
  // The search writes the last one to see whether it can, and removes it at once.
  const unlisted = [...written].filter(
    (key) => !storage.some((entry) => pattern(entry.key).test(key)) && key !== '__TEST_KEY__',
  );
  const unused = storage.filter(({ key }) => ![...written].some((one) => pattern(key).test(one)));
  expect({ unlisted, unused }).toEqual({ unlisted: [], unused: [] });
  expect(written).toContain('theme');
  expect(pattern('docusaurus.tab.<group>').test('docusaurus.tab.language')).toBe(true);
  expect(pattern('theme').test('theme2')).toBe(false);
});
