import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startAt, startBrowser } from '../support/browser';
import { arrived, changeRoute, documents } from '../support/navigation';

const { open, openAt } = startBrowser();
const long = '/docs/latest/manage-relational-metadata-using-gravitino';

/** Changes the route. */
async function goTo(page: Page, path: string): Promise<void> {
  await changeRoute(page, path);
  await arrived(page, path);
}

/** Serializes the article, with numbers in place of React's ids, which differ in the browser. */
async function serializeArticle(page: Page): Promise<string> {
  await page.locator('[data-static-article] > *').first().waitFor({ state: 'attached' });
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
  it('has the same elements after a direct visit and after a route change', async () => {
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
      const expected = await serializeArticle(page);
      expect(expected.length).toBeGreaterThan(1000);
      await goTo(page, '/privacy-policy');
      await goTo(page, path);
      await expect.poll(() => serializeArticle(page), { message: path }).toBe(expected);
    }
    // The comparison finds a difference.
    const before = await serializeArticle(page);
    await page.evaluate(() => document.querySelector('[data-static-article] p')?.append('.'));
    expect(await serializeArticle(page)).not.toBe(before);
    expect(problems).toEqual([]);
  });

  it('isn’t hydrated when served, and is rendered by React after going back', async () => {
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
    const marked = page.locator('[data-static-article] h2[data-mark]');
    expect(await marked.count()).toBe(1);
    expect(await hydratedInArticle()).toBe(0);
    await marked.evaluate((heading) => heading.removeAttribute('data-mark'));
    const dom = await serializeArticle(page);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Overview' }).click();
    await arrived(page, '/docs/latest/overview');
    await page.goBack();
    await arrived(page, long);
    await expect.poll(() => serializeArticle(page)).toBe(dom);
    expect(await hydratedInArticle()).toBeGreaterThan(1000);
    expect(problems).toEqual([]);
  });
});

describe('a link in an article', () => {
  const link = (page: Page) =>
    page.locator('[data-static-article] a[href^="/docs/latest/"]:not([href*="#"])').first();

  it('changes the route and is preloaded on hover', async () => {
    const { page, problems } = await openAt(long);
    const target = new URL((await link(page).getAttribute('href')) ?? '', page.url()).pathname;
    const loads = documents(page);
    await page.evaluate(() => {
      const docusaurus = Reflect.get(window, 'docusaurus');
      const preload = (path: string): unknown => Object.assign(window, { preloaded: path });
      Object.defineProperty(window, 'docusaurus', { value: { ...docusaurus, preload } });
    });
    await link(page).hover();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'preloaded'))).toBe(target);
    await link(page).click();
    await arrived(page, target);
    expect(loads).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('opens a new tab when clicked with Ctrl or Cmd', async () => {
    const { page, context } = await openAt(long);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForLoadState();
    expect(new URL(page.url()).pathname).toBe(long);
  });

  it('of a heading sets the hash', async () => {
    const { page } = await openAt(long);
    const hash = page.locator('[data-static-article] h2 .hash-link').nth(1);
    await hash.press('Enter');
    expect(new URL(page.url()).hash).toBe(await hash.getAttribute('href'));
  });
});
