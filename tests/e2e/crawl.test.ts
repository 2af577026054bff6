import { describe, expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { allPages, crawl, unusedFonts } from '../support/crawl';

/**
 * Starting the app of a page takes four times as long as opening it. Older versions have the pages of the latest one, so the app of every
 * eighth starts here, and all of them at night (tests/nightly/crawl.test.ts).
 */
const older = /^\/docs\/(?!latest\/|what-changed)/;

describe('crawl', () => {
  it('meets no error, warning, failed request, hydration mismatch or foreign origin on any page, before and after the app starts', {
    timeout: 30 * 60_000,
  }, async () => {
    const paths = allPages();
    const eighth = new Set(
      paths.filter((path) => older.test(path)).filter((_, at) => at % 8 === 0),
    );
    const { problems, visited, started } = await crawl(
      paths,
      (path) => !older.test(path) || eighth.has(path),
    );
    expect(problems).toEqual([]);
    expect(visited).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(300);
    expect(started).toBeGreaterThan(100);
  });
});

describe('the watch', () => {
  const { open, openAt } = startBrowser();

  it.each([
    ['an error on the console', "console.error('x')", 'console error: x'],
    ['a warning', "console.warn('x')", 'console warning: x'],
    ['an uncaught error', "setTimeout(() => { throw new Error('x') })", 'uncaught: x'],
    [
      'a style attribute that the policy does not name',
      "document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">x</p>')",
      "violates the following Content Security Policy directive 'style-src-attr",
    ],
    [
      'another origin',
      "new Image().src = 'http://192.0.2.1/x.png'",
      'other origin: http://192.0.2.1/x.png',
    ],
  ])('notices %s', async (_, script, expected) => {
    await using watched = await openAt('/privacy-policy');
    await watched.page
      .evaluate((source) => {
        // The security policy forbids inline scripts, so the fixture runs as a function of the test.
        new Function(source)();
      }, script)
      .catch(() => undefined);
    await expect.poll(() => watched.problems.join('\n')).toContain(expected);
  });

  it('notices a font that is fetched ahead and not used', async () => {
    await using watched = await open();
    await watched.page.goto('/docs/latest/getting-started');
    expect(await unusedFonts(watched.page)).toBe(0);
    await watched.page.evaluate(() => {
      const link = { rel: 'preload', as: 'font', href: '/assets/fonts/none.woff2' };
      document.head.append(Object.assign(document.createElement('link'), link));
    });
    expect(await unusedFonts(watched.page)).toBe(1);
  });
});
