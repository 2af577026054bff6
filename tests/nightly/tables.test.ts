import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { pageAt, sitemapPaths } from '../support/builtSite';

const { open } = startBrowser();

/** Counts the cells of data that a header cell lies over. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOver = (head: DOMRect, cell: DOMRect): boolean =>
      Math.min(head.right, cell.right) - Math.max(head.left, cell.left) > 1 &&
      Math.min(head.bottom, cell.bottom) - Math.max(head.top, cell.top) > 1;
    return [...document.querySelectorAll('table')]
      .flatMap((table) => {
        // In a narrow column a row is a list, and the header is there for screen readers only.
        const isHidden = (table.tHead?.clientWidth ?? 0) <= 1;
        const heads = [...table.querySelectorAll(isHidden ? 'nothing' : 'thead th')].map((head) =>
          head.getBoundingClientRect(),
        );
        const cells = [...table.querySelectorAll('tbody tr:first-child > *')];
        return cells.map((cell) =>
          heads.some((head) => isOver(head, cell.getBoundingClientRect())),
        );
      })
      .filter(Boolean).length;
  });

/** Pages of older versions have the style sheet and the kinds of tables of the newer ones. */
const archived = /^\/docs\/[\d.]+\//;

it('no header of a table covers its first row, on any page of the latest and the next version, on a phone and on two desktops', async () => {
  const paths = sitemapPaths().filter(
    (path) => !archived.test(path) && pageAt(path).includes('<thead'),
  );
  expect(paths.length).toBeGreaterThan(50);
  const { page } = await open({ javaScriptEnabled: false });
  await page.route('**/*', (route) =>
    /document|stylesheet/.test(route.request().resourceType()) ? route.continue() : route.abort(),
  );
  const bad: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      if ((await covered(page)) > 0) {
        bad.push(`${path} at ${width}`);
      }
    }
  }
  expect(bad).toEqual([]);
  // A header that sticks within its table is noticed.
  await page.goto('/docs/latest/table-partitioning-bucketing-sort-order-indexes');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.markdown table[data-scrolls] thead th { top: 64px }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await covered(page)).toBeGreaterThan(0);
}, 180_000);
