import { expect, it } from 'vitest';
import { startBrowser } from '../support/browser';
import { allPages, crawl, unusedFonts } from '../support/crawl';

/**
 * Pages of released versions and REST pages resemble each other, so this test opens every eighth. tests/nightly/crawl.test.ts
 * opens all, and tests/site/headers.test.ts checks what all pages load and run.
 */
const repeated = /^\/docs\/(?:[\d.]+|latest|next\/api\/rest)\//;

const { openAt } = startBrowser();

it('pages have no errors, warnings, failed requests, hydration mismatches, or foreign origins', {
  timeout: 30 * 60_000,
}, async () => {
  const all = allPages();
  const sampled = all.filter((path) => repeated.test(path)).filter((_, at) => at % 8 === 0);
  const paths = [...all.filter((path) => !repeated.test(path)), ...sampled];
  const { problems, visited } = await crawl(paths);
  expect(problems).toEqual([]);
  expect(visited).toBe(paths.length);
  expect(all.length).toBeGreaterThan(300);
  expect(sampled.length).toBeGreaterThan(30);
});

it('the crawl finds planted problems of a page', async () => {
  const { page, problems } = await openAt('/docs/latest/getting-started');
  expect(await unusedFonts(page)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
  // The security policy forbids inline scripts, so the test causes the problems.
  await page.evaluate(() => {
    console.error('a');
    console.warn('b');
    setTimeout(() => {
      throw new Error('c');
    });
    document.body.insertAdjacentHTML('beforeend', '<p style="color:red">x</p>');
    new Image().src = 'http://192.0.2.1/x.png';
    // More than the fonts that the page loads without a preload.
    for (let n = 0; n < 5; n += 1) {
      const link = { rel: 'preload', as: 'font', href: `/assets/fonts/none-${n}.woff2` };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  });
  const expected = [
    'console error: a',
    'console warning: b',
    'uncaught: c',
    "violates the following Content Security Policy directive 'style-src-attr",
    'other origin: http://192.0.2.1/x.png',
  ];
  await expect
    .poll(() => expected.filter((one) => !problems.some((problem) => problem.includes(one))))
    .toEqual([]);
  expect(await unusedFonts(page)).toBeGreaterThan(0);
});
