import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { settled } from '../support/app';
import { hydrated, startBrowser } from '../support/browser';
import { noteShifts } from '../support/navigation';
import { pageKinds } from '../support/pageKinds';
import { archived } from '../support/versions';

const { open } = startBrowser();
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('a matrix', () => {
  const path = '/docs/latest/reference/catalog-operations';

  it('shows every column on a desktop, and its header while the reader scrolls', async () => {
    await using watched = await open({ viewport: { width: 1280, height: 800 } });
    const { page } = watched;
    await page.goto(path);
    const table = page.locator('.markdown table', { hasText: 'updateColumnNullability' });
    const { hidden, room } = await table.evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth,
      room: (element.parentElement?.clientWidth ?? 0) - element.getBoundingClientRect().width,
    }));
    expect(hidden).toBe(0);
    expect(room).toBeGreaterThanOrEqual(0);
    await table.locator('tr').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    const head = await table.locator('thead th').first().boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(0);
    expect(head?.y).toBeLessThan(120);
  });

  it.each(['data-types', 'catalog-operations', 'compatibility'])(
    'has the room that the outline of %s leaves, and text does not',
    async (name) => {
      await using watched = await open({ viewport: { width: 1440, height: 900 } });
      const { page } = watched;
      await page.goto(`/docs/latest/reference/${name}`);
      const widths = await page.evaluate(() => {
        const all = (selector: string): number =>
          Math.max(
            ...[...document.querySelectorAll(selector)].map((element) => element.clientWidth),
          );
        return { matrix: all('.markdown table'), text: all('[data-static-article] > p') };
      });
      expect(widths.matrix).toBeGreaterThanOrEqual(880);
      expect(widths.text).toBeLessThanOrEqual(704);
    },
  );

  it('is a list on a phone, where each value has its header', async () => {
    await using watched = await open({ viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await page.goto(path);
    const cell = page.locator('.markdown td[data-head="Iceberg"]').first();
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label).toBe('"Iceberg"');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(
      await page
        .locator('.markdown tbody tr')
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('grid');
  });
});

describe('a table of two columns', () => {
  it('doesn’t repeat the name of the second in each row on a phone', async () => {
    await using watched = await open({ viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await page.goto('/privacy-policy');
    const cell = page.locator('.facts td[data-head]').first();
    expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none');
  });
});

describe('the foot of a documentation page', () => {
  it.each(['/docs/latest/', '/docs/latest/webui'])(
    'of %s asks in a row of its own, as wide as the text',
    async (path) => {
      await using watched = await open({ viewport: { width: 1280, height: 800 } });
      const { page } = watched;
      await page.goto(path);
      const question = await page
        .locator('article footer', { hasText: 'helpful' })
        .first()
        .boundingBox();
      const text = await page.locator('.theme-doc-markdown').boundingBox();
      expect(question?.x).toBe(text?.x);
      expect(question?.width).toBe(text?.width);
    },
  );
});

describe('a screenshot', () => {
  /** How the first screenshot of a page is shown, and what its caption adds. */
  const shown = (page: Page): Promise<{ filter: string; note: string }> =>
    page
      .locator('figure:has([data-inverted])')
      .first()
      .evaluate((figure) => {
        const picture = figure.querySelector('img') ?? figure;
        const caption = figure.querySelector('figcaption') ?? figure;
        return {
          filter: getComputedStyle(picture).filter,
          note: getComputedStyle(caption, '::after').content,
        };
      });

  it.each(['/', '/gravitino', '/docs/latest/webui'])(
    'of %s has inverted colors on a dark page, and says so',
    async (path) => {
      await using watched = await open({ colorScheme: 'dark' });
      await watched.page.goto(path);
      const { filter, note } = await shown(watched.page);
      expect(filter).toContain('invert(1)');
      expect(note).toContain('inverted colors');
    },
  );

  it('has its own colors on a light page', async () => {
    await using watched = await open({ colorScheme: 'light' });
    await watched.page.goto('/docs/latest/webui');
    expect(await shown(watched.page)).toEqual({ filter: 'none', note: 'none' });
  });
});

describe('a title', () => {
  it('of a page with a drawing beside it has three lines at most on a desktop', async () => {
    await using watched = await open({ viewport: { width: 1280, height: 800 } });
    await watched.page.goto('/about-us');
    const lines = await watched.page
      .locator('h1')
      .evaluate(
        (title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
      );
    expect(lines).toBeLessThan(3.5);
  });

  it.each([
    '/docs/latest/reference/catalog-operations',
    '/docs/next/tutorial',
    `/docs/${archived}/apache-hive-catalog`,
    '/blog/gravitino-open-source',
    '/no/such/page',
  ])('of %s is close to the navbar on a phone', async (path) => {
    await using watched = await open({ viewport: { width: 390, height: 844 } });
    const { page } = watched;
    await page.goto(path);
    const bar = await page.locator('.navbar').boundingBox();
    const title = await page.locator('h1').boundingBox();
    expect((title?.y ?? Infinity) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(200);
  });
});

describe('the tiles of the documentation', () => {
  it.each(['latest', 'next'])('of %s fill their rows', async (version) => {
    await using watched = await open({ viewport: { width: 1280, height: 800 } });
    const { page } = watched;
    await page.goto(`/docs/${version}/`);
    const lists = page.locator('[data-static-article] > div > :is(ul, ol)');
    expect(await lists.count()).toBeGreaterThanOrEqual(4);
    const gaps = await lists.evaluateAll((all) =>
      all.map((list) => {
        const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
        return Math.round(list.getBoundingClientRect().right - last);
      }),
    );
    expect(gaps.filter((gap) => gap !== 0)).toEqual([]);
  });
});

describe('the first screen of the home page', () => {
  it('shows the heading and both calls to action on a small phone', async () => {
    await using watched = await open({ viewport: { width: 360, height: 640 } });
    await watched.page.goto('/');
    const heading = (await watched.page.locator('h1').textContent()) ?? '';
    expect(heading.trim().split(/\s+/).length).toBeLessThanOrEqual(10);
    for (const name of ['Get started', 'Try it in your browser']) {
      const box = await watched.page.getByRole('link', { name, exact: true }).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(640);
    }
  });
});

describe('every kind of page', () => {
  /** What a font that arrives late on a busy machine may move: by a few pixels, the words of the navbar. */
  const ofFont = 0.003;

  it.each([...pageKinds])('%s moves nothing while the app starts', async (path) => {
    for (const viewport of [phone, desktop]) {
      await using watched = await open({ viewport });
      const { page } = watched;
      await page.addInitScript(noteShifts);
      await page.goto(path);
      await hydrated(page);
      await settled(page);
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
      expect(total, `${viewport.width} px`).toBeLessThanOrEqual(ofFont);
    }
  });
});
