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

/** Each feature of Markdown: where it shows in the article of its specimen, and how often. */
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

const counted = (page: Page): Promise<[string, number][]> =>
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

/** Names of the pictures that a page has loaded, with their bytes. */
const pictures = (page: Page): Promise<Record<string, number>> =>
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

/** Tests a copy to which `addSpecimens` added pages, built with analytics. */
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

  describe('an article with something live', () => {
    it.each([
      ['counter', 'Imported: 0', 'Imported: 1'],
      ['exported', 'Exported: 0', 'Exported: 1'],
      ['partial', 'In a partial: 0', 'In a partial: 1'],
      ['listener', 'Listen', 'Listened'],
    ])(
      '%s works opened directly, after a change of route, and after going back',
      async (name, before, after) => {
        const { page, problems } = await opened(`${docs}/${name}`);
        const answers = async (): Promise<void> => {
          await page.getByRole('button', { name: before, exact: true }).click();
          await page.getByRole('button', { name: after, exact: true }).waitFor();
        };
        expect(await isStatic(page)).toBe(false);
        // Pressed before the app runs: the press counts once.
        await answers();
        await follow(page, docs);
        await showsIndex(page);
        await follow(page, `${docs}/${name}`);
        await answers();
        await page.goBack();
        await showsIndex(page);
        await page.goBack();
        await answers();
        expect(problems).toEqual([]);
      },
    );
  });

  describe('what the framework offers', () => {
    it('lists the pages of a category as cards, in an article and on its generated index', async () => {
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

    it('draws a diagram where a page has one, and sends its code to no other page', async () => {
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

    it('shows a picture of the image pipeline, code that a component gives, and a route with a parameter', async () => {
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

  describe('every feature of Markdown', () => {
    it('is there, opened directly and after a change of route', async () => {
      const { page, problems } = await opened(`${docs}/markdown`);
      expect(await isStatic(page)).toBe(true);
      expect(await counted(page)).toEqual(features);
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
      expect(await counted(page)).toEqual(features);
      const meta = page.locator('meta[name="specimen"]');
      expect(await meta.getAttribute('content')).toBe('in the head');
      await page.getByRole('tab', { name: 'Inner B' }).click();
      await page.getByText('Text of the inner tab B.').waitFor();
      expect(await page.getByText('Text of the first tab.').isVisible()).toBe(true);
      await follow(page, docs);
      await showsIndex(page);
      await follow(page, `${docs}/markdown`);
      await expect.poll(() => heading(page)).toBe('What Markdown can do');
      expect(await counted(page)).toEqual(features);
      expect(problems).toEqual([]);
    });

    it.each(['markdown', 'pictures'])('gives axe nothing to find: %s', async (name) => {
      const { page } = await opened(`${docs}/${name}`, { reducedMotion: 'reduce' });
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
    });

    it('is printed, what is folded and what is in other tabs too, and exported', async () => {
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

    it('shows formulas without a style or a script, where they are switched on', async () => {
      const { page } = await opened(`${docs}/maths`, { javaScriptEnabled: false });
      expect(await page.locator('article math').count()).toBe(2);
      const size = await page.locator('article math[display="block"]').boundingBox();
      expect(size?.height).toBeGreaterThan(20);
      expect(built('docs/next/specimens/maths/index.html')).not.toContain('katex-html');
    });
  });

  it('drafts and scheduled posts are not published, and an unlisted page is in no list', async () => {
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
    it('is a small file on a phone, which isn’t loaded below the fold before it comes into sight', async () => {
      const { page, problems } = await opened(`${docs}/pictures`, phone);
      await page.waitForLoadState('networkidle');
      const { 'photo-640': bytes, ...others } = await pictures(page);
      expect(bytes).toBeLessThan(40_000);
      expect(others).toEqual({});
      await page.getByAltText('A photo that is far below').scrollIntoViewIfNeeded();
      await expect.poll(() => pictures(page)).toHaveProperty('photo-below-640');
      expect(problems).toEqual([]);
    });

    it('leads to its largest file; one in a link, a narrow picture, and a drawing stay as they are', async () => {
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

    it('is the same in a post, and without scripts', async () => {
      const { page } = await opened('/blog/photo-specimen', { ...phone, javaScriptEnabled: false });
      const image = page.getByAltText('A photo in a post');
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc))
        .toContain('photo-640');
      expect((await image.boundingBox())?.width).toBeLessThanOrEqual(360);
    });
  });

  it('a site with analytics reports the first view without the app, and each change of route once', async () => {
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
