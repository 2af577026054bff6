import { describe, expect, inject, it } from 'vitest';
import { address, hydrated, useBrowser, watch } from '../support/browser';
import { sitemapPaths } from '../support/builtSite';
import { launchChromium } from '../support/chromium';
import { awake, wakeState } from '../support/waking';

/** Pages open at a time: two cores render no more than this without waiting for each other. */
const lanes = 3;

/** Internal pages and the not-found page are no part of the sitemap. */
const unlisted = [
  '/gravitino/banner',
  '/gravitino/cloud',
  '/gravitino/navbar',
  '/gravitino/icons',
  '/search',
];

describe('crawl', () => {
  it('meets no error, warning, failed request, hydration mismatch or foreign origin on any page, asleep and awake', {
    timeout: 30 * 60_000,
  }, async () => {
    const browser = await launchChromium(inject('chromium'));
    const paths = [...new Set([...sitemapPaths(), ...unlisted])];
    const queue = paths.values();
    const visited: string[] = [];
    const problems: string[] = [];
    const lane = async (): Promise<void> => {
      const context = await browser.newContext({ baseURL: address() });
      const page = await context.newPage();
      const seen = watch(page, address());
      for (const path of queue) {
        await page.goto(path);
        // The search page and the choice of two versions are of no use without the app. What the console says until here, it says asleep.
        const expected = /^\/(search|docs\/what-changed)$/.test(path) ? /waking|awake/ : /asleep/;
        if (!expected.test(await wakeState(page))) {
          problems.push(`not ${expected.source}: ${path}`);
        }
        await hydrated(page);
        await awake(page);
        visited.push(path);
      }
      problems.push(...seen);
      await context.close();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await browser.close();
    expect(problems).toEqual([]);
    expect(visited).toHaveLength(paths.length);
    expect(paths.length).toBeGreaterThan(300);
  });
});

describe('the watch', () => {
  const { open } = useBrowser();

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
    await using watched = await open();
    await watched.page.goto('/privacy-policy');
    await hydrated(watched.page);
    await watched.page
      .evaluate((source) => {
        // The security policy forbids inline scripts, so the fixture runs as a function of the test.
        new Function(source)();
      }, script)
      .catch(() => undefined);
    await expect.poll(() => watched.problems.join('\n')).toContain(expected);
  });
});
