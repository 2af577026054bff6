import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { violations } from '../../support/axe';
import { hydrated, startAt, startBrowser, type WatchedPage } from '../../support/browser';
import {
  follow,
  heading,
  noteShifts,
  shifted,
  unnoticedShift,
  withoutFonts,
} from '../../support/navigation';
import type { SiteCopy } from '../../support/siteCopy';

const docs = '/docs/next/specimens';

/** Tests a copy to which `addSpecimens` added pages, built with analytics. */
export function describeSpecimens(copy: SiteCopy): void {
  const { open } = startBrowser();

  async function opened(path: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const watched = await open({
      viewport: { width: 1280, height: 800 },
      baseURL: copy.host.address,
      ...options,
    });
    await watched.page.goto(path);
    return watched;
  }

  const isStatic = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.querySelector('[data-static-article]') !== null);

  describe('an article with something live', () => {
    it.each([
      ['counter', 'Imported: 0', 'Imported: 1'],
      ['exported', 'Exported: 0', 'Exported: 1'],
      ['partial', 'In a partial: 0', 'In a partial: 1'],
      ['listener', 'Listen', 'Listened'],
    ])(
      '%s works when its page is opened directly, after a change of route, and after going back',
      async (name, before, after) => {
        const { page, problems } = await opened(`${docs}/${name}`);
        const button = (text: string) => page.getByRole('button', { name: text, exact: true });
        expect(await isStatic(page)).toBe(false);
        // Pressed before the app runs: the press counts once.
        await button(before).click();
        await button(after).waitFor();

        await follow(page, docs);
        await page.getByRole('heading', { level: 1, name: 'All specimens' }).waitFor();
        await follow(page, `${docs}/${name}`);
        await button(before).click();
        await button(after).waitFor();
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: 'All specimens' }).waitFor();
        await page.goBack();
        await button(before).click();
        await button(after).waitFor();
        expect(problems).toEqual([]);
      },
    );

    it('would be dead in a static one', async () => {
      const { page } = await opened(`${docs}/static`);
      expect(await isStatic(page)).toBe(true);
    });
  });

  describe('what the framework offers', () => {
    it('lists the pages of a category as cards, and on its generated index', async () => {
      const { page, problems } = await opened(`${docs}/cards`);
      await hydrated(page);
      const cards = page.locator('article a[href^="/docs/next/specimens/"]');
      await expect.poll(() => cards.count()).toBeGreaterThan(5);
      await page.goto('/docs/next/specimens');
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).textContent())
        .toBe('All specimens');
      await hydrated(page);
      await expect.poll(() => cards.count()).toBeGreaterThan(5);
      await expect.poll(() => page.locator('article').getByText('More specimens').count()).toBe(1);
      await cards.filter({ hasText: 'A counter' }).click();
      await page.waitForURL(`**${docs}/counter`);
      expect(problems).toEqual([]);
    });

    it('draws a diagram where a page has one, and sends its code to no other page', async () => {
      const { page, problems } = await opened(`${docs}/static`);
      /** Scripts that hold the code which draws. */
      const drawing: string[] = [];
      page.on('response', async (response) => {
        if (response.request().resourceType() === 'script') {
          const text = await response.text().catch(() => '');
          if (text.includes('Syntax error in text')) {
            drawing.push(response.url());
          }
        }
      });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(drawing).toEqual([]);
      await startAt(page, `${docs}/diagram`);
      await page.locator('article svg[aria-roledescription]').waitFor();
      await expect.poll(() => drawing.length).toBeGreaterThan(0);
      expect(problems).toEqual([]);
    });

    it('shows a picture in the sizes of the image pipeline', async () => {
      const { page } = await opened(`${docs}/image`);
      await hydrated(page);
      const image = page.locator('article img[alt="A plain picture"]');
      await image.waitFor();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeLessThanOrEqual(1030);
    });

    it('shows code that a component gives, by the stock block', async () => {
      const { page } = await opened(`${docs}/code`);
      await hydrated(page);
      await expect
        .poll(() => page.locator('article pre code').allInnerTexts())
        .toEqual([
          expect.stringContaining('SELECT 1 FROM sales.orders;'),
          expect.stringContaining('return 1;'),
        ]);
      await expect.poll(() => page.locator('article .token').count()).toBeGreaterThan(0);
    });

    it('renders a route with a parameter', async () => {
      const { page } = await opened(`${docs}/static`);
      await hydrated(page);
      await page.evaluate(() => {
        history.pushState(null, '', '/specimens/of-a-name');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).textContent())
        .toBe('Named of-a-name');
    });
  });

  /** Reads a file of the build. */
  const built = (file: string): string => readFileSync(join(copy.site, 'build', file), 'utf8');

  /** Each feature of Markdown: where it shows in the article of its specimen, and how often. */
  const features: readonly [string, number][] = [
    ['.theme-admonition', 6],
    ['.theme-admonition .theme-admonition', 1],
    ['[data-tabs]', 2],
    ['[data-tabs] [data-tabs] [role="tab"]', 2],
    ['.theme-code-block', 4],
    ['.code-line-inserted', 1],
    ['.code-line-deleted', 1],
    ['.markdown details summary', 1],
    ['input[type="checkbox"]', 2],
    ['table', 1],
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

  describe('every feature of Markdown', () => {
    it('is there when its page is opened directly', async () => {
      const { page, problems } = await opened(`${docs}/markdown`);
      expect(await isStatic(page)).toBe(true);
      expect(await counted(page)).toEqual(features);
      const text = (await page.locator('article').textContent()) ?? '';
      for (const words of [
        '🎉',
        'an expression 2 and',
        'Words of a partial',
        'A title of its own',
      ]) {
        expect(text).toContain(words);
      }
      expect(text).not.toMatch(/nobody sees|:::|\[!/);
      await hydrated(page);
      expect(await counted(page)).toEqual(features);
      expect(await page.locator('meta[name="specimen"]').getAttribute('content')).toBe(
        'in the head',
      );
      await page.getByRole('tab', { name: 'Inner B' }).click();
      await page.getByText('Text of the inner tab B.').waitFor();
      expect(await page.getByText('Text of the first tab.').isVisible()).toBe(true);
      expect(problems).toEqual([]);
    });

    it.each(['markdown', 'pictures'])('gives axe nothing to find: %s', async (name) => {
      const { page } = await opened(`${docs}/${name}`, { reducedMotion: 'reduce' });
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
    });

    it('is there after a change of route', async () => {
      const { page, problems } = await opened(docs);
      await hydrated(page);
      await follow(page, `${docs}/markdown`);
      await expect.poll(() => heading(page)).toBe('What Markdown can do');
      expect(await counted(page)).toEqual(features);
      expect(problems).toEqual([]);
    });

    it('is printed, what is folded and what is in other tabs too', async () => {
      const { page } = await opened(`${docs}/markdown`);
      await page.emulateMedia({ media: 'print' });
      const text = await page.locator('article').innerText();
      for (const words of ['SELECT 2;', 'Text of the inner tab B.', 'Text inside the fold.']) {
        expect(text).toContain(words);
      }
    });

    it('is exported', () => {
      const text = built('docs/next/specimens/markdown.md');
      for (const words of [
        '> **danger**\n>\n> A danger, and inside it:\n>\n> > **note**\n> >\n> > A nested note.',
        '- **Second tab**',
        '```java title="Lines.java"',
        '- [x] a task that is done',
        'Text inside the fold.',
        'Words of a partial',
        '~~struck~~',
      ]) {
        expect(text).toContain(words);
      }
      expect(built('docs/next/specimens/pictures.md')).toContain(
        '![A photo at the head of the page](https://',
      );
      expect(built('docs/next/specimens/maths.md')).toContain('Energy is $E = mc^2$.');
    });

    it('shows formulas without a style or a script, where they are switched on', async () => {
      const { page } = await opened(`${docs}/maths`, { javaScriptEnabled: false });
      expect(await page.locator('article math').count()).toBe(2);
      const size = await page.locator('article math[display="block"]').boundingBox();
      expect(size?.height).toBeGreaterThan(20);
      expect(built('docs/next/specimens/maths/index.html')).not.toContain('katex-html');
    });
  });

  describe('what is not for everybody', () => {
    const status = async (path: string): Promise<number> =>
      (await fetch(new URL(path, copy.host.address))).status;

    it('is published on its day, or never', async () => {
      expect(await status(`${docs}/draft`)).toBe(404);
      expect(await status('/blog/scheduled-specimen')).toBe(404);
      expect(await status('/blog/photo-specimen')).toBe(200);
    });

    it('is in no list if it is unlisted', async () => {
      const { page, problems } = await opened(`${docs}/unlisted`);
      await hydrated(page);
      expect(await heading(page)).toBe('An unlisted page');
      expect(problems).toEqual([]);
      for (const file of ['sitemap.xml', 'docs/next/llms.txt', 'docs/next/specimens/index.html']) {
        expect(built(file)).not.toContain('specimens/unlisted');
      }
    });
  });

  /** Bytes of pictures that a page has loaded, by name. */
  async function pictureBytes(page: Page): Promise<Record<string, number>> {
    const entries = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.webp'))
        .map((entry): [string, number] => [
          entry.name.replace(/^.*\/|-[0-9a-f]{8}\.webp$/g, ''),
          (entry as PerformanceResourceTiming).encodedBodySize,
        ]),
    );
    return Object.fromEntries(entries);
  }

  const phone = { viewport: { width: 360, height: 640 } };

  describe('a photo of 3,000 by 2,000 pixels', () => {
    it('is a small file on a phone, which one below the fold is not before it comes into sight', async () => {
      const { page, problems } = await opened(`${docs}/pictures`, phone);
      await page.waitForLoadState('networkidle');
      const bytes = await pictureBytes(page);
      expect(Object.keys(bytes)).toEqual(['photo-640']);
      expect(bytes['photo-640']).toBeLessThan(40_000);
      await page.getByAltText('A photo that is far below').scrollIntoViewIfNeeded();
      await expect
        .poll(async () => Object.keys(await pictureBytes(page)))
        .toContain('photo-below-640');
      expect(problems).toEqual([]);
    });

    it('moves nothing when it arrives', async () => {
      const { page } = await open({ ...phone, baseURL: copy.host.address });
      await withoutFonts(page);
      await page.addInitScript(noteShifts);
      await page.goto(`${docs}/pictures`);
      await page.waitForLoadState('networkidle');
      // As a reader scrolls: parts of the article are rendered before they come into view.
      const photo = page.getByAltText('A photo in a figure');
      const isAhead = (): Promise<boolean> =>
        photo.evaluate((node) => node.getBoundingClientRect().bottom > window.innerHeight);
      while (await isAhead()) {
        await page.mouse.wheel(0, 200);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await page.waitForLoadState('networkidle');
      expect(await shifted(page)).toBeLessThanOrEqual(unnoticedShift);
    });

    it('leads to its largest file', async () => {
      const { page, problems } = await opened(`${docs}/pictures`);
      const linkTo = (name: string) => page.getByRole('link', { name });
      expect(await linkTo('A photo at the head of the page').getAttribute('href')).toContain(
        'photo-2060',
      );
      // A picture in a link is followed, one that is narrow shows all it has.
      for (const name of ['A photo in a link', 'A small picture']) {
        expect(await page.locator(`.picture-link img[alt="${name}"]`).count()).toBe(0);
      }
      expect(problems).toEqual([]);
    });

    it('is the same in a post, and without scripts', async () => {
      const { page } = await opened('/blog/photo-specimen', {
        ...phone,
        javaScriptEnabled: false,
      });
      const image = page.getByAltText('A photo in a post');
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc))
        .toContain('photo-640');
      expect((await image.boundingBox())?.width).toBeLessThanOrEqual(360);
    });

    it('leaves drawings as they are', async () => {
      const { page } = await opened(`${docs}/pictures`);
      const drawing = page.getByAltText('A drawing');
      expect(await drawing.getAttribute('src')).toMatch(/^data:image\/svg|\.svg$/);
    });
  });

  it('a site with analytics reports the first view without the app, and each change of route once', async () => {
    const { page, problems } = await open({ baseURL: copy.host.address });
    await page.addInitScript(() => {
      const views: unknown[] = [];
      Object.assign(window, { views, count: (...call: unknown[]) => views.push(call) });
    });
    const views = (): Promise<unknown> =>
      page.evaluate(() => (window as unknown as { views: unknown[] }).views);
    const view = (path: string) => ['pageview', { path }];
    await page.goto(`${docs}/counter?a=1`);
    expect(await views()).toEqual([view(`${docs}/counter?a=1`)]);
    await hydrated(page);
    await follow(page, docs);
    await page.getByRole('heading', { level: 1, name: 'All specimens' }).waitFor();
    expect(await views()).toEqual([view(`${docs}/counter?a=1`), view(docs)]);
    expect(problems).toEqual([]);
  });
}
