import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { settled } from '../support/app';
import { inBothModes } from '../support/axe';
import { startBrowser } from '../support/browser';
import { word } from '../support/words';

const { open, openAt } = startBrowser();
const config = '/docs/latest/gravitino-server-config';
const keys = '/docs/latest/reference/configuration-keys';
const errors = '/docs/latest/reference/error-messages';
const port = 'gravitino.server.webserver.httpPort';

/** Elements of the article that reach beyond it, and descriptions that can't be read where they stand. */
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
    const descriptions = [...article.querySelectorAll('[data-columns] li > p:last-child')];
    const hidden = descriptions.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.height < 10 || box.left < 0 || box.right > window.innerWidth;
    });
    return [...reaching, ...unreachable, ...hidden].map(name);
  });

describe('no part of an article is wider than it', () => {
  const pages = [
    config,
    keys,
    errors,
    '/docs/latest/apache-hive-catalog',
    '/docs/latest/api/rest/create-table',
    '/docs/latest/manage-relational-metadata-using-gravitino',
    '/docs/latest/table-partitioning-bucketing-sort-order-indexes',
  ];

  it.each(pages)('%s', async (path) => {
    await using watched = await openAt(path);
    const { page } = watched;
    const found: string[] = [];
    for (const width of [320, 360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      found.push(...(await outside(page)).map((text) => `${width} px: ${text}`));
    }
    expect(found).toEqual([]);
  });

  it('would be noticed', async () => {
    await using watched = await open({ viewport: { width: 360, height: 800 } });
    await watched.page.goto(config);
    await watched.page.evaluate(() => {
      const [description] = document.querySelectorAll<HTMLElement>(
        '[data-columns] li > p:last-child',
      );
      description?.style.setProperty('margin-left', '400px');
    });
    expect((await outside(watched.page)).length).toBeGreaterThan(0);
  });
});

describe('the address of a key', () => {
  it('leads to it, and marks it, opened directly or from another page', async () => {
    await using direct = await open();
    await direct.page.goto(`${config}#${port}`);
    const marked = (page: Page): Promise<string[]> =>
      page
        .locator('[data-columns] li')
        .evaluateAll((items) =>
          items.filter((item) => getComputedStyle(item).boxShadow !== 'none').map(({ id }) => id),
        );
    await expect.poll(() => marked(direct.page)).toEqual([port]);
    await using linked = await openAt(`${keys}?q=${port}`);
    await linked.page.getByRole('link', { name: port }).first().click();
    await expect.poll(() => new URL(linked.page.url()).hash).toBe(`#${port}`);
    await expect.poll(() => marked(linked.page)).toEqual([port]);
    // The page goes there once the app has taken the new address.
    const top = async (): Promise<number> =>
      (await linked.page.locator(`[id="${port}"]`).boundingBox())?.y ?? Number.NaN;
    await expect.poll(top).toBeLessThan(400);
    expect(await top()).toBeGreaterThan(0);
    expect([...direct.problems, ...linked.problems]).toEqual([]);
  });

  it('is copied without odd characters by its button', async () => {
    await using watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await watched.page.goto(config);
    const item = watched.page.locator(`[id="${port}"]`);
    await item.hover();
    await item.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => watched.page.evaluate(() => navigator.clipboard.readText())).toBe(port);
  });
});

describe('the filter of keys', () => {
  const shown = (page: Page): Promise<number> => page.locator('[data-columns] li:visible').count();

  it('filters as one types, by the keyboard alone, and says how many there are', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.goto(keys);
    const all = await shown(page);
    expect(all).toBeGreaterThan(150);
    await page.getByRole('searchbox', { name: word('propertyFilter.label') }).focus();
    await page.keyboard.type('httpPort');
    await expect.poll(() => shown(page)).toBeLessThan(10);
    const few = await shown(page);
    expect(await page.locator('[data-filter] [role=status]').textContent()).toBe(
      `${few} of ${all} entries`,
    );
    await expect.poll(() => new URL(page.url()).search).toBe('?q=httpPort');
    await page.reload();
    await expect.poll(() => shown(page)).toBe(few);
    await page.getByRole('button', { name: word('propertyFilter.reset') }).press('Enter');
    await expect.poll(() => shown(page)).toBe(all);
    expect(watched.problems).toEqual([]);
  });

  it('keeps headings of what it shows on the page of the server’s configuration, and nothing between', async () => {
    await using watched = await open();
    const { page } = watched;
    await page.goto(`${config}?q=keyStorePath`);
    await expect.poll(() => shown(page)).toBe(1);
    const headings = page.locator('.markdown > [data-static-article] > :is(h2, h3):visible');
    await expect.poll(() => headings.allTextContents()).toHaveLength(2);
    // A heading that the filter hides is shown when its link is followed.
    await page.locator('.theme-doc-toc-desktop').getByText('Log files').click();
    await expect.poll(() => page.locator('#log-files').isVisible()).toBe(true);
    expect(await shown(page)).toBeGreaterThan(50);
  });

  it('shows everything without JavaScript, and no filter', async () => {
    await using watched = await open({ javaScriptEnabled: false });
    await watched.page.goto(`${keys}?q=httpPort`);
    expect(await shown(watched.page)).toBeGreaterThan(150);
    expect(await watched.page.getByRole('searchbox').count()).toBe(0);
  });

  it('is accessible', async () => {
    await using watched = await openAt(`${errors}?q=token`, {
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await expect.poll(() => shown(watched.page)).toBeLessThan(100);
    expect(await inBothModes(watched.page)).toEqual([]);
  });
});
