import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { running, settled } from '../support/app';
import { startBrowser } from '../support/browser';
import { twoFrames } from '../support/looks';

const { visit } = startBrowser();
const long = '/docs/latest/gravitino-server-config';

/** What Chromium's timeline says about one recalculation of styles. */
interface TimelineEvent {
  name: string;
  args: { elementCount?: number };
}

/** Counts the elements whose style the browser computes again while something happens to the page, each time that it does. */
async function recalculated(page: Page, happens: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TimelineEvent[]) {
      count += name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0;
    }
  });
  await session.send('Tracing.start', { categories: 'devtools.timeline' } as object);
  await happens();
  await twoFrames(page);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return count;
}

const changeClass = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.documentElement.classList.toggle('some-class'));

const openMenu = (page: Page): Promise<unknown> => page.locator('.navbar__toggle').click();

/** Opens the long page, and returns which share of its elements gets a new style while something happens to it. */
async function share(
  width: number,
  happens: (page: Page) => Promise<unknown>,
  style = '',
): Promise<number> {
  const { page } = await visit(long, { viewport: { width, height: 800 } });
  await running(page);
  await settled(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return new Promise((resolve) => requestAnimationFrame(resolve));
  }, style);
  const elements = await page.locator('*').count();
  expect(elements).toBeGreaterThan(2500);
  return (await recalculated(page, () => happens(page))) / elements;
}

describe('on a long page, the browser leaves most styles as they are', () => {
  it.each([
    ['a class of <html> changes, as it does while the app starts', 0.4, 1280, changeClass],
    ['the keyboard moves on', 0.4, 1280, (page: Page) => page.keyboard.press('Tab')],
    ['the search opens', 0.4, 1280, (page: Page) => page.keyboard.press('/')],
    // The heads of tables follow the navbar by `:has()`: one cell in thirty.
    ['the menu of a phone opens', 0.15, 390, openMenu],
  ] as const)('when %s', async (_, most, width, happens) => {
    expect(await share(width, happens)).toBeLessThan(most);
  });

  it('and starts few transitions when the color mode changes', async () => {
    const { page } = await visit(long, { viewport: { width: 1280, height: 800 } });
    await settled(page);
    const transitions = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
      return document.getAnimations().length;
    });
    expect(transitions).toBeGreaterThan(0);
    expect(transitions).toBeLessThan(10);
  });

  it('and a rule that makes it compute many of them would be noticed', async () => {
    const rule = '[class*="x"]::first-letter { color: red }';
    expect(await share(1280, changeClass, rule)).toBeGreaterThan(0.7);
    // Elements are added to the page with the menu: they may change what `:has()` matches.
    const cells = '.markdown table:has(th:nth-child(7)) :is(th, td) { padding-right: 0.5rem }';
    expect(await share(390, openMenu, cells)).toBeGreaterThan(0.15);
  });
});
