import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violations } from '../../support/axe';
import { hydrated, startAt, startBrowser, type WatchedPage } from '../../support/browser';
import { changeRoute, follow, heading } from '../../support/navigation';
import type { SiteCopy } from '../../support/siteCopy';

const docs = '/docs/next/specimens';
const phone = { viewport: { width: 360, height: 640 } };

/** Features of Markdown, by the selector of their elements in the specimen, with their number. */
const features: readonly [string, number][] = [
  ['.theme-admonition', 7],
  ['.theme-admonition .theme-admonition', 1],
  ['[data-tabs]', 2],
  ['[data-tabs] [data-tabs] [role="tab"]', 2],
  ['.theme-code-block', 4],
  ['.code-inserted', 1],
  ['.code-deleted', 1],
  ['.markdown details summary', 1],
  ['input[type="checkbox"]', 2],
  ['table td:first-child code', 1],
  ['h3#the-uiwidget-option', 1],
  ['sub', 1],
  ['kbd', 1],
  ['h2#own-id', 1],
  ['sup a[data-footnote-ref]', 1],
  ['section[data-footnotes] li', 1],
  ['div > ol > li:nth-child(2)', 1],
  ['blockquote', 1],
  ['del', 1],
];

const countFeatures = (page: Page): Promise<[string, number][]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector): [string, number] => [
        selector,
        document.querySelectorAll(`article ${selector}`).length,
      ]),
    features.map(([selector]) => selector),
  );

const isStatic = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-static-article]').count()) > 0;

/** Returns the names of the pictures that a page has loaded, with their bytes. */
const loadedPictures = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.webp'))
        .map(({ name, encodedBodySize }) => [
          name.replace(/^.*\/|-[0-9a-f]{8}\.webp$/g, ''),
          encodedBodySize,
        ]),
    ),
  );

/** Tests a copy with the pages of `addSpecimens`, built with analytics. */
export function describeSpecimens(copy: SiteCopy): void {
  const { open } = startBrowser();
  const opened = async (
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<WatchedPage> => {
    const watched = await open({ baseURL: copy.host.address, ...options });
    await watched.page.goto(path);
    return watched;
  };
  /** Reads a file of the build. */
  const built = (file: string): string => readFileSync(join(copy.site, 'build', file), 'utf8');
  const showsIndex = (page: Page): Promise<void> =>
    page.getByRole('heading', { level: 1, name: 'All specimens' }).waitFor();

  describe('an interactive article', () => {
    it.each([
      ['counter', 'Imported: 0', 'Imported: 1'],
      ['exported', 'Exported: 0', 'Exported: 1'],
      ['partial', 'In a partial: 0', 'In a partial: 1'],
      ['listener', 'Listen', 'Listened'],
    ])(
      '%s works after a direct visit, a route change, and going back',
      async (name, before, after) => {
        const { page, problems } = await opened(`${docs}/${name}`);
        const expectToWork = async (): Promise<void> => {
          await page.getByRole('button', { name: before, exact: true }).click();
          await page.getByRole('button', { name: after, exact: true }).waitFor();
        };
        expect(await isStatic(page)).toBe(false);
        // A press before the app runs counts once.
        await expectToWork();
        await follow(page, docs);
        await showsIndex(page);
        await follow(page, `${docs}/${name}`);
        await expectToWork();
        await page.goBack();
        await showsIndex(page);
        await page.goBack();
        await expectToWork();
        expect(problems).toEqual([]);
      },
    );
  });

  describe('the site', () => {
    it('lists the pages of a category as cards', async () => {
      const { page, problems } = await opened(`${docs}/cards`);
      const cards = page.locator('article a[href^="/docs/next/specimens/"]');
      await hydrated(page);
      await expect.poll(() => cards.count()).toBeGreaterThan(5);
      await startAt(page, docs);
      await showsIndex(page);
      await page.locator('article').getByText('More specimens').waitFor();
      await cards.filter({ hasText: 'A counter' }).click();
      await page.waitForURL(`**${docs}/counter`);
      expect(problems).toEqual([]);
    });

    it('loads the code of diagrams only on pages with a diagram', async () => {
      const { page, problems } = await opened(`${docs}/static`);
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          scripts.push(response.text().catch(() => ''));
        }
      });
      const hasCode = async (): Promise<boolean> =>
        (await Promise.all(scripts)).some((text) => text.includes('Syntax error in text'));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await hasCode()).toBe(false);
      await startAt(page, `${docs}/diagram`);
      await page.locator('article svg[aria-roledescription]').waitFor();
      expect(await hasCode()).toBe(true);
      expect(problems).toEqual([]);
    });

    it('supports the image plugin, CodeBlock children, and route parameters', async () => {
      const { page } = await opened(`${docs}/image`);
      const image = page.locator('article img[alt="A plain picture"]');
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(600);
      expect(
        await image.evaluate((element: HTMLImageElement) => element.naturalWidth),
      ).toBeLessThanOrEqual(1030);
      await startAt(page, `${docs}/code`);
      const code = page.locator('article pre code');
      await code.filter({ hasText: 'SELECT 1 FROM sales.orders;' }).waitFor();
      await code.filter({ hasText: 'return 1;' }).waitFor();
      await page.locator('article .token').first().waitFor();
      await changeRoute(page, '/specimens/of-a-name');
      await expect.poll(() => heading(page)).toBe('Named of-a-name');
    });
  });

  describe('Markdown', () => {
    it('has all features after a direct visit and a route change', async () => {
      const { page, problems } = await opened(`${docs}/markdown`);
      // A partial may have components with state, so React hydrates a page with one.
      expect(await isStatic(page)).toBe(false);
      expect(await countFeatures(page)).toEqual(features);
      const text = (await page.locator('article').textContent()) ?? '';
      for (const words of [
        '🎉',
        'an expression 2 and',
        'Words of a partial',
        'A title of its own',
        'Written as JSX',
        'A key:value{x} pair',
      ]) {
        expect(text).toContain(words);
      }
      expect(text).not.toMatch(/nobody sees|:::|\[!/);
      await hydrated(page);
      expect(await countFeatures(page)).toEqual(features);
      const meta = page.locator('meta[name="specimen"]');
      expect(await meta.getAttribute('content')).toBe('in the head');
      await page.getByRole('tab', { name: 'Inner B' }).click();
      await page.getByText('Text of the inner tab B.').waitFor();
      expect(await page.getByText('Text of the first tab.').isVisible()).toBe(true);
      await follow(page, docs);
      await showsIndex(page);
      await follow(page, `${docs}/markdown`);
      await expect.poll(() => heading(page)).toBe('What Markdown can do');
      expect(await countFeatures(page)).toEqual(features);
      expect(problems).toEqual([]);
    });

    it.each(['markdown', 'pictures'])('is accessible: %s', async (name) => {
      const { page } = await opened(`${docs}/${name}`, { reducedMotion: 'reduce' });
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
    });

    it('is printed and exported with folds and hidden tabs', async () => {
      const { page } = await opened(`${docs}/markdown`);
      await page.emulateMedia({ media: 'print' });
      const printed = await page.locator('article').innerText();
      for (const words of ['SELECT 2;', 'Text of the inner tab B.', 'Text inside the fold.']) {
        expect(printed).toContain(words);
      }
      for (const [name, words] of [
        [
          'markdown',
          '> **danger**\n>\n> A danger, and inside it:\n>\n> > **note**\n> >\n> > A nested',
        ],
        ['markdown', '- **Second tab**'],
        ['markdown', 'Words of a partial'],
        ['pictures', '![A photo at the head of the page](https://'],
        ['maths', 'Energy is $E = mc^2$.'],
      ] as const) {
        expect(built(`docs/next/specimens/${name}.md`)).toContain(words);
      }
    });

    it('shows optional formulas without a style or a script', async () => {
      const { page } = await opened(`${docs}/maths`, { javaScriptEnabled: false });
      expect(await page.locator('article math').count()).toBe(2);
      const size = await page.locator('article math[display="block"]').boundingBox();
      expect(size?.height).toBeGreaterThan(20);
      expect(built('docs/next/specimens/maths/index.html')).not.toContain('katex-html');
    });
  });

  it('drafts, scheduled posts, and unlisted pages aren’t in lists', async () => {
    for (const [path, status] of [
      [`${docs}/draft`, 404],
      ['/blog/scheduled-specimen', 404],
      ['/blog/photo-specimen', 200],
      [`${docs}/unlisted`, 200],
    ] as const) {
      expect((await fetch(new URL(path, copy.host.address))).status, path).toBe(status);
    }
    for (const file of ['sitemap.xml', 'docs/next/llms.txt', 'docs/next/specimens/index.html']) {
      expect(built(file)).not.toContain('specimens/unlisted');
    }
  });

  describe('a photo of 3,000 by 2,000 pixels', () => {
    it('is a small file on a phone, and loads lazily below the fold', async () => {
      const { page, problems } = await opened(`${docs}/pictures`, phone);
      await page.waitForLoadState('networkidle');
      const { 'photo-640': bytes, ...others } = await loadedPictures(page);
      expect(bytes).toBeLessThan(40_000);
      expect(others).toEqual({});
      await page.getByAltText('A photo that is far below').scrollIntoViewIfNeeded();
      await expect.poll(() => loadedPictures(page)).toHaveProperty('photo-below-640');
      expect(problems).toEqual([]);
    });

    it('links to its largest file, unlike photos in links, narrow pictures, and SVG', async () => {
      const { page, problems } = await opened(`${docs}/pictures`);
      const link = page.getByRole('link', { name: 'A photo at the head of the page' });
      expect(await link.getAttribute('href')).toContain('photo-2060');
      for (const name of ['A photo in a link', 'A small picture']) {
        expect(await page.locator(`.picture-link img[alt="${name}"]`).count()).toBe(0);
      }
      const drawing = page.getByAltText('A drawing');
      expect(await drawing.getAttribute('src')).toMatch(/^data:image\/svg|\.svg$/);
      expect(problems).toEqual([]);
    });

    it('is a small file in a post without scripts', async () => {
      const { page } = await opened('/blog/photo-specimen', { ...phone, javaScriptEnabled: false });
      const image = page.getByAltText('A photo in a post');
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc))
        .toContain('photo-640');
      expect((await image.boundingBox())?.width).toBeLessThanOrEqual(360);
    });
  });

  it('a site with analytics reports the first view without the app and each route change once', async () => {
    const { page, problems } = await open({ baseURL: copy.host.address });
    await page.addInitScript(() => {
      const views: unknown[] = [];
      Object.assign(window, { views, count: (...call: unknown[]) => views.push(call) });
    });
    const views = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'views'));
    const view = (path: string) => ['pageview', { path }];
    await page.goto(`${docs}/counter?a=1`);
    expect(await views()).toEqual([view(`${docs}/counter?a=1`)]);
    await hydrated(page);
    await follow(page, docs);
    await showsIndex(page);
    expect(await views()).toEqual([view(`${docs}/counter?a=1`), view(docs)]);
    expect(problems).toEqual([]);
  });
}
