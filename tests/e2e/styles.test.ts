import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, type WatchedPage } from '../support/browser';
import { pageKinds } from '../support/pageKinds';
import { rootDir } from '../support/paths';

// biome-ignore lint/correctness/useHookAtTopLevel: a hook of vitest, not of React
const { open } = useBrowser();
const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 800 };

/** The whole of Infima in the cascade layer that the build puts it into: after the rules there, of which it holds each one again. */
const infima = `@layer docusaurus.infima {${readFileSync(
  join(rootDir, 'node_modules/infima/dist/css/default/default.css'),
  'utf8',
)}}`;

interface Looks {
  looks?: string[][];
}

/**
 * Notes what elements look like, with what stands before and after them, and returns how many there are: one for each way to be
 * chosen by a rule of Infima. Rows of a table that have the same attributes, neighbours and parents are met by the same rules.
 */
const noteLooks = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // Chromium tells an automatic margin of a page that it laid out in parts as 0 until all of it is laid out at once.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
    // Custom properties are seen in what reads them.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const lookOf = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      return pseudo !== undefined && style.content === 'none'
        ? ''
        : names
            .map((name) => `${name}: ${style.getPropertyValue(name)}`)
            .join('\n')
            // No background is written in two ways, of which the minifier takes the shorter one.
            .replace('background-position: 0px 0px', 'background-position: 0% 0%');
    };
    const kinds = new Map<string, { number: number; element: Element }>();
    const kindOf = new Map<Element | null, number>();
    const odd = new Set<Element | null>();
    for (const element of document.querySelectorAll(
      'html, body, body *:not(link, script, noscript)',
    )) {
      const { parentElement, previousElementSibling: before, nextElementSibling: after } = element;
      const described = [...element.attributes]
        .filter(({ name }) => !/^(aria-label.*|d|data-.*|href|id|src|title)$/.test(name))
        .map(({ name, value }) => `${name}=${value}`);
      if (!odd.has(before)) {
        odd.add(element);
      }
      const place = [before?.localName, after === null, odd.has(element)];
      const kind = [kindOf.get(parentElement), element.localName, ...described, ...place].join();
      const { number } = kinds.get(kind) ?? { number: kinds.size };
      kinds.set(kind, kinds.get(kind) ?? { number, element });
      kindOf.set(element, number);
    }
    const looks = [...kinds.values()].map(({ element }) => [
      element.outerHTML.slice(0, 100),
      lookOf(element),
      lookOf(element, '::before'),
      lookOf(element, '::after'),
    ]);
    (window as Looks).looks = looks;
    return looks.length;
  });

/** Waits until the page has had as many elements for ten frames: what a new width or its results change is done. */
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (state) => {
      const count = document.querySelectorAll('*').length;
      state.frames = count === state.count ? state.frames + 1 : 0;
      state.count = count;
      return state.frames >= 10;
    },
    { count: 0, frames: 0 },
  );

/** Adds a style sheet to the page, and returns the elements that look another way with it. */
async function changesWith(page: Page, css: string): Promise<string[]> {
  await still(page);
  const count = await noteLooks(page);
  expect(count).toBeGreaterThan(50);
  const before = await page.evaluateHandle(() => (window as Looks).looks ?? []);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  expect(await noteLooks(page)).toBe(count);
  const changes = await before.evaluate((looks) => {
    const now = (window as Looks).looks ?? [];
    const differences = (before: string, after: string): string => {
      const lines = new Set(before.split('\n'));
      return after
        .split('\n')
        .filter((line) => !lines.has(line))
        .join('; ');
    };
    return looks
      .map((look, at) => look.map((part, index) => differences(part, now[at]?.[index] ?? '')))
      .map((look, at) => [look.join(' '), looks[at]?.[0]])
      .filter(([difference = '']) => difference.trim() !== '')
      .map(([difference, element]) => `${element} ->${difference}`);
  });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return changes;
}

/** Opens a page whose looks don't change by themselves: nothing moves, and no prefetched page is on its way. */
async function openStill(path: string): Promise<WatchedPage> {
  const watched = await open({ viewport: wide, reducedMotion: 'reduce' });
  await watched.page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(watched.page);
  await watched.page.evaluate(() => document.fonts.ready);
  return watched;
}

describe('the rules of Infima that the build leaves out', () => {
  it.each(pageKinds)('would change nothing on %s', async (path) => {
    await using watched = await openStill(path);
    const { page } = watched;
    expect(await changesWith(page, infima)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await changesWith(page, infima)).toEqual([]);
  });

  it.each(['/', '/docs/latest/', '/docs/latest/api/rest/create-table', '/blog'])(
    'would change nothing on %s, dark',
    async (path) => {
      await using watched = await openStill(path);
      await watched.page.emulateMedia({ colorScheme: 'dark' });
      await expect
        .poll(() => watched.page.evaluate(() => document.documentElement.dataset.theme))
        .toBe('dark');
      expect(await changesWith(watched.page, infima)).toEqual([]);
    },
  );

  it('would be noticed with one of them that a page uses', async () => {
    await using watched = await openStill('/docs/latest/');
    const { page } = watched;
    const removed = await page.evaluate(() => {
      for (const { cssRules } of document.styleSheets) {
        for (const layer of cssRules) {
          if (layer instanceof CSSLayerBlockRule && layer.name === 'docusaurus.infima') {
            const at = [...layer.cssRules].findIndex(
              (rule) => rule instanceof CSSStyleRule && rule.selectorText === '.breadcrumbs__item',
            );
            if (at >= 0) {
              layer.deleteRule(at);
              return true;
            }
          }
        }
      }
      return false;
    });
    expect(removed).toBe(true);
    const changes = await changesWith(page, infima);
    expect(changes.join('\n')).toContain('breadcrumbs__item');
  });
});
