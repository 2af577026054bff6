import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startAt, startBrowser } from '../support/browser';
import { arrived, changeRoute } from '../support/navigation';

const { open } = startBrowser();
const long = '/docs/latest/manage-relational-metadata-using-gravitino';

/** Changes the route. */
async function goTo(page: Page, path: string): Promise<void> {
  await changeRoute(page, path);
  await arrived(page, path);
}

/** Opens a page by a change of route, from a page that has no article. */
async function comeTo(page: Page, path: string): Promise<void> {
  await startAt(page, '/privacy-policy');
  await goTo(page, path);
}

/** The elements of the article; React numbers its own ids in another way in the browser. */
async function articleDom(page: Page): Promise<string> {
  await expect.poll(() => page.locator('[data-static-article] > *').count()).toBeGreaterThan(0);
  return page.evaluate(() => {
    const ids = new Map<string, string>();
    const numbered = (id: string): string => {
      ids.set(id, ids.get(id) ?? `id-${ids.size}`);
      return ids.get(id) ?? '';
    };
    const write = (node: Node): string => {
      if (!(node instanceof Element)) {
        return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      }
      const attributes = [...node.attributes]
        .map(({ name, value }) => `${name}=${value.replaceAll(/_[rR]_[0-9a-z]*_/g, numbered)}`)
        .sort();
      const children = [...node.childNodes].map(write).join('');
      return `<${[node.localName, ...attributes].join(' ')}>${children}</${node.localName}>`;
    };
    const article = document.querySelector('[data-static-article]');
    return article ? write(article) : '';
  });
}

describe('an article', () => {
  it('has the same elements, opened directly or by a link', async () => {
    const { page, problems } = await open();
    for (const path of [
      long,
      '/docs/latest/',
      '/docs/0.4.0/apache-hive-catalog',
      '/docs/next/overview',
      '/docs/latest/api/rest/create-table',
      '/docs/latest/api/rest/gravitino-rest-api',
      '/blog/gravitino-open-source',
      '/blog/gravitino-1-0-0-release-notes',
    ]) {
      await startAt(page, path);
      const expected = await articleDom(page);
      expect(expected.length).toBeGreaterThan(1000);
      await goTo(page, '/privacy-policy');
      await goTo(page, path);
      await expect.poll(() => articleDom(page), { message: path }).toBe(expected);
    }
    // Would a difference be seen?
    const before = await articleDom(page);
    await page.evaluate(() => document.querySelector('[data-static-article] p')?.append('.'));
    expect(await articleDom(page)).not.toBe(before);
    expect(problems).toEqual([]);
  });

  it('stays the element that the server sent, left alone by React, which renders it when the reader comes back', async () => {
    const { page, problems } = await open();
    const hydratedInArticle = (): Promise<number> =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('[data-static-article] *')].filter((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactFiber')),
          ).length,
      );
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('[data-static-article] h2')?.setAttribute('data-mark', '');
      });
    });
    await startAt(page, long);
    await expect.poll(() => page.locator('[data-static-article] h2[data-mark]').count()).toBe(1);
    expect(await hydratedInArticle()).toBe(0);
    await page.evaluate(() => document.querySelector('[data-mark]')?.removeAttribute('data-mark'));
    const dom = await articleDom(page);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Overview' }).click();
    await arrived(page, '/docs/latest/overview');
    await page.goBack();
    await arrived(page, long);
    await expect.poll(() => articleDom(page)).toBe(dom);
    expect(await hydratedInArticle()).toBeGreaterThan(1000);
    expect(problems).toEqual([]);
  });
});

describe('a link in an article', () => {
  const link = (page: Page) =>
    page.locator('[data-static-article] a[href^="/docs/latest/"]:not([href*="#"])').first();

  it('changes the route, preloaded when the pointer is over it', async () => {
    const { page, problems } = await open();
    await startAt(page, long);
    const target = new URL((await link(page).getAttribute('href')) ?? '', page.url()).pathname;
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        documents.push(request.url());
      }
    });
    const preloaded = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { docusaurus } = window as unknown as { docusaurus: { preload: unknown } };
          Object.defineProperty(window, 'docusaurus', {
            value: { ...docusaurus, preload: (path: string) => resolve(path) },
          });
        }),
    );
    await link(page).hover();
    expect(await preloaded).toBe(target);
    await link(page).click();
    await arrived(page, target);
    expect(documents).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('opens a new tab with the key held that asks for one', async () => {
    const { page, context } = await open();
    await startAt(page, long);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForLoadState();
    expect(new URL(page.url()).pathname).toBe(long);
    // Of a heading, it leads there.
    await page.bringToFront();
    const hash = page.locator('[data-static-article] h2 .hash-link').nth(1);
    await hash.focus();
    await page.keyboard.press('Enter');
    const target = await hash.getAttribute('href');
    expect(new URL(page.url()).hash).toBe(target);
    await expect.poll(() => page.locator('[data-static-article]').count()).toBe(1);
  });
});

describe.each([
  ['opened directly', startAt],
  ['reached by a link', comeTo],
] as const)('the controls of a page %s', (_, come) => {
  it('code is copied as it is written; tabs of a group change together, by click and by key, the choice is remembered, lines can be wrapped, and code of components has its colors', async () => {
    const { page, problems } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await come(page, long);
    const block = page.locator('[data-static-article] .theme-code-block:visible').first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await block.locator('code').textContent(),
    );
    const groups = page.locator('[data-tabs="client"]');
    const chosen = (index: number): Promise<string | null> =>
      groups.nth(index).locator('[role=tab][aria-selected=true]').getAttribute('data-value');
    const first = await chosen(0);
    const other = groups.first().locator('[role=tab][aria-selected=false]').first();
    const value = await other.getAttribute('data-value');
    await other.click();
    await expect.poll(() => chosen(0)).toBe(value);
    await expect
      .poll(() => groups.first().locator('[role=tabpanel]:visible').getAttribute('data-value'))
      .toBe(value);
    await expect.poll(() => chosen(1)).toBe(value);
    await page.keyboard.press('Home');
    await expect.poll(() => chosen(0)).toBe(first);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const last = await groups.first().locator('[role=tab]').last().getAttribute('data-value');
    await expect.poll(() => chosen(0)).toBe(last);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-value') ?? null))
      .toBe(last);
    // A line that is too long can be wrapped.
    await page.setViewportSize({ width: 360, height: 720 });
    await block.locator('pre').focus();
    const wrap = block.getByRole('button', { name: 'Toggle word wrap' });
    await wrap.click();
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('true');
    const pre = block.locator('pre');
    const hidden = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await hidden()).toBe(0);
    await wrap.click();
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('false');
    expect(await hidden()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 720 });

    await come(page, '/docs/latest/manage-metalake-using-gravitino');
    await expect.poll(() => chosen(0)).toBe(last);
    await come(page, '/docs/latest/api/rest/create-table');
    const colored = page.locator('[data-static-article] [class^="code-"]');
    await expect.poll(() => colored.count()).toBeGreaterThan(20);
    expect(problems).toEqual([]);
  });
});
