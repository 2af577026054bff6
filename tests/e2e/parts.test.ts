import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startAt, startBrowser } from '../support/browser';

const { open } = startBrowser();
const long = '/docs/latest/manage-relational-metadata-using-gravitino';
const headings = '.markdown :is(h2, h3)';

const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** Says for each part of the article whether the browser renders it. */
const rendered = (page: Page): Promise<boolean[]> =>
  page
    .locator('[data-height]')
    .evaluateAll((parts) =>
      parts.map((part) =>
        Boolean(part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      ),
    );

/** Opens the long page at its last heading. */
async function openAtEnd(page: Page): Promise<Locator> {
  await startAt(page, long);
  const heading = page.locator(headings).last();
  const id = await heading.getAttribute('id');
  await startAt(page, '/docs/latest/overview');
  await startAt(page, `${long}#${id}`);
  return heading;
}

describe('a part of an article', () => {
  it('is rendered once the reader comes near', async () => {
    const { page } = await open();
    await startAt(page, long);
    expect((await rendered(page)).at(0)).toBe(true);
    expect((await rendered(page)).at(-1)).toBe(false);
    await page.locator('[data-height]').last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await rendered(page)).at(-1)).toBe(true);
  });

  it('that isn’t rendered moves nothing: an address leads to its heading, and the heading follows the wheel', async () => {
    const { page } = await open();
    const heading = await openAtEnd(page);
    await expect.poll(() => topOf(heading)).toBeGreaterThanOrEqual(0);
    expect(await topOf(heading)).toBeLessThan(200);
    await page.mouse.move(640, 400);
    for (const _ of Array(4)) {
      const before = await topOf(heading);
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => (await topOf(heading)) - before).toBe(300);
    }
  });

  it('lets the reader go back at once from where a link leads', async () => {
    const { page } = await open();
    await startAt(page, long);
    const places = await page.evaluate(async () => {
      const frames = async (count: number): Promise<void> => {
        for (let frame = 0; frame < count; frame += 1) {
          await new Promise(requestAnimationFrame);
        }
      };
      const link = [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a')];
      window.scrollTo(0, 300);
      await frames(3);
      link.at(-1)?.click();
      const there = scrollY;
      await frames(2);
      const returned = new Promise((resolve) => window.addEventListener('popstate', resolve));
      history.back();
      await returned;
      await frames(10);
      return [there > 5000, scrollY];
    });
    expect(places).toEqual([true, 300]);
  });

  it('holds the row of a table that an address leads to', async () => {
    const { page } = await open();
    await startAt(page, '/docs/latest/gravitino-server-config');
    const row = page.locator('[data-height] tr[id]').last();
    const id = await row.getAttribute('id');
    await startAt(page, '/docs/latest/overview');
    await startAt(page, `/docs/latest/gravitino-server-config#${id}`);
    await expect.poll(() => topOf(row)).toBeLessThan(400);
    expect(await topOf(row)).toBeGreaterThan(0);
  });

  it('is rendered on paper, however far it is', async () => {
    const { page } = await open();
    await startAt(page, long);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => rendered(page)).not.toContain(false);
  });
});
