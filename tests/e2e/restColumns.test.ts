import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../support/browser';
import { contrast } from '../support/contrast';
import { restVersions } from '../support/restVersions';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const folder = (version: string): string =>
  `/docs/${version === restVersions[1]?.name ? 'latest' : version}/api/rest`;
const create = `${folder('next')}/create-table`;
const desktop = { viewport: { width: 1280, height: 720 } };

/** Pixels that the page with the longest body may be high at 1280 px. It had 14,232. */
const highest = 7000;

const height = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Places of the parts of a page in the window, in CSS pixels. */
interface Places {
  endpoint: DOMRect;
  side: DOMRect;
  tryIt: DOMRect;
  parameters: DOMRect;
  navbar: DOMRect;
  footer: DOMRect;
  contents: DOMRect | undefined;
}

const places = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const place = (element: Element | null | undefined): DOMRect => {
      if (!element) {
        throw new Error('A part of the page is missing.');
      }
      return element.getBoundingClientRect().toJSON();
    };
    const contents = document.querySelector('.theme-doc-toc-desktop')?.getBoundingClientRect();
    return {
      endpoint: place(document.querySelector('[data-copyable]')),
      side: place(document.querySelector('#code-samples')?.parentElement),
      tryIt: place(document.querySelector('#try-it')?.closest('details')),
      parameters: place(document.querySelector('#parameters')),
      navbar: place(document.querySelector('.navbar')),
      footer: place(document.querySelector('footer')),
      contents: contents?.width ? contents.toJSON() : undefined,
    };
  });

describe('the height of a REST page', () => {
  it.each(restVersions)('$name: createTable is not endless', async ({ name }) => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.goto(`${folder(name)}/create-table`);
    expect(await height(page)).toBeLessThanOrEqual(highest);
    // What is measured is the page with all that it holds: unfolded, it is higher.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.setAttribute('open', '');
      }
    });
    await expect.poll(() => height(page)).toBeGreaterThan(highest);
  });
});

describe('a REST page in a wide window', () => {
  it('has two columns of the same width, and no table of contents', async () => {
    await using watched = await open(desktop);
    await watched.page.goto(create);
    const { endpoint, side, tryIt, parameters, contents } = await places(watched.page);
    expect(side.left).toBeGreaterThanOrEqual(endpoint.right + 16);
    expect(side.left).toBeGreaterThanOrEqual(parameters.right);
    expect(Math.abs(side.top - endpoint.top)).toBeLessThanOrEqual(8);
    expect(Math.abs(tryIt.width - endpoint.width)).toBeLessThanOrEqual(24);
    expect(contents).toBeUndefined();
  });

  it('keeps the second column in sight, under no bar and over no footer', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.goto(create);
    await hydrated(page);
    await page
      .locator('#responses')
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    const amid = await places(page);
    expect(amid.side.top).toBeGreaterThanOrEqual(Math.max(0, amid.navbar.bottom));
    expect(amid.side.top).toBeLessThan(120);
    expect(amid.side.bottom).toBeLessThanOrEqual(720);
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect.poll(async () => (await places(page)).footer.top).toBeLessThan(720);
    const end = await places(page);
    expect(end.side.bottom).toBeLessThanOrEqual(end.footer.top);
  });

  it('lets the keyboard reach what the second column has below its fold', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.goto(create);
    await hydrated(page);
    const side = page.locator('[data-static-article] .thin-scrollbar');
    const last = side.locator('summary:visible').last();
    await side.evaluate((element) => {
      const button = document.createElement('button');
      button.id = 'last-stop';
      element.append(button);
    });
    expect((await last.boundingBox())?.y).toBeGreaterThan(720);
    await page.locator('#last-stop').focus();
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() => side.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    const bottom = async (): Promise<number> => {
      const box = await page.locator(':focus').boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(720);
    expect(await side.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });
});

describe('a REST page in a narrow window', () => {
  it.each([360, 768, 1279])('%i px: one column, samples after the endpoint', async (width) => {
    await using watched = await open({ viewport: { width, height: 720 } });
    const { page } = watched;
    await page.goto(create);
    const { endpoint, side, tryIt, parameters } = await places(page);
    expect(side.top).toBeGreaterThan(endpoint.bottom);
    expect(parameters.top).toBeGreaterThanOrEqual(side.bottom);
    expect(Math.abs(side.width - endpoint.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(tryIt.width - endpoint.width)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('shows every tab whole on a phone', async () => {
    await using watched = await open({ viewport: { width: 360, height: 720 } });
    await watched.page.goto(create);
    const cut = await watched.page.evaluate(() =>
      [...document.querySelectorAll('main [role=tab]')]
        .filter((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          return left < 0 || right > window.innerWidth;
        })
        .map((tab) => tab.textContent),
    );
    expect(cut).toEqual([]);
  });
});

describe('the path of an operation', () => {
  it('is copied as it is', async () => {
    await using watched = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = watched;
    await page.goto(create);
    await page.getByRole('button', { name: 'Copy path' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('/api/metalakes/{metalake}/catalogs/{catalog}/schemas/{schema}/tables');
  });
});

describe('links to a shared type', () => {
  it('open it', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.goto(create);
    await hydrated(page);
    const field = page.locator('[id="Column.name"]');
    expect(await field.isVisible()).toBe(false);
    await page.locator('main li a[href="#column"]').first().click();
    await expect.poll(() => field.isVisible()).toBe(true);
  });
});

const menu = '.theme-doc-sidebar-menu';

/** `#rrggbb` of a computed colour `rgb(…)`. */
const hex = (color: string): string =>
  `#${[...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;

describe('the sidebar', () => {
  it.each([
    [`${folder('next')}/get-tag`, 'a REST page'],
    ['/docs/next/how-to-sign-releases', 'a page of prose'],
  ])('%s: shows %s that one is on, while the page sleeps', async (path) => {
    await using watched = await open({ viewport: { width: 1280, height: 400 } });
    const { page } = watched;
    await page.goto(path);
    const current = page.locator(`${menu} [aria-current]`);
    const box = await current.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(400);
    expect(await current.evaluate((link) => link.closest('nav')?.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Its own scrolling is no sign of a person.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => document.documentElement.dataset.wake)).toBe('asleep');
  });

  it.each(['light', 'dark'] as const)(
    'names methods in their colours, which can be read, %s',
    async (colorScheme) => {
      await using watched = await open({ ...desktop, colorScheme });
      const { page } = watched;
      await page.goto(`${folder('next')}/alter-table`);
      const marks = await page.evaluate((within) => {
        const methods = ['get', 'post', 'put', 'patch', 'delete'];
        return methods.map((method) => {
          const item = document.createElement('li');
          item.className = `rest-method rest-method-${method}`;
          item.innerHTML = '<a class="menu__link">x</a>';
          document.querySelector(within)?.append(item);
          const { content, color, backgroundColor } = getComputedStyle(
            item.querySelector('a') ?? item,
            '::after',
          );
          return { method, content, color, backgroundColor };
        });
      }, menu);
      for (const { method, content, color, backgroundColor } of marks) {
        expect(content).toBe(`"${method.toUpperCase()}"`);
        expect(contrast(hex(color), hex(backgroundColor)), method).toBeGreaterThanOrEqual(4.5);
      }
      expect(new Set(marks.map(({ color }) => color)).size).toBe(marks.length);
      const badge = await page
        .locator('[data-copyable] .rest-badge')
        .evaluate((element) => getComputedStyle(element).color);
      expect(badge).toBe(marks.find(({ method }) => method === 'put')?.color);
    },
  );

  it('tells screen readers the method', async () => {
    await using watched = await open(desktop);
    const { page } = watched;
    await page.goto(create);
    const link = page.locator(menu).getByRole('link', { name: /^Create a table ?POST$/ });
    expect(await link.count()).toBe(1);
  });
});

describe('the folder of the REST pages', () => {
  it.each(['latest', 'next', '0.3.0'])('of %s leads to the introduction', async (version) => {
    await using watched = await open();
    for (const path of [`/docs/${version}/api/rest/`, `/docs/${version}/api/rest`]) {
      await watched.page.goto(path);
      expect(new URL(watched.page.url()).pathname).toBe(
        `/docs/${version}/api/rest/gravitino-rest-api`,
      );
    }
  });
});
