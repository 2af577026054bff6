import { describe, expect, it } from 'vitest';
import { brotliBytes } from '../support/brotli';
import { built, htmlFiles } from '../support/builtSite';

/** Bytes that the style sheet of every page may take after Brotli. Measured in November 2026: 26,300; the framework's own Infima is 9 KB of it. */
const budget = 26 * 1024;

/** Addresses of the style sheets that a page links. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*\brel="?stylesheet\b[^>]*>/g)].map(
    ([link]) => /href="?([^">\s]+)/.exec(link)?.[1] ?? '',
  );

/**
 * Selectors by which a browser looks through the whole page at every change in it: measured as a millisecond for each link that is
 * fetched ahead, on a long page. One for the time before hydration changes nothing for who reads.
 */
const wholePage = (css: string): string[] =>
  [...css.matchAll(/(?<=^|[},])(?:html|:root|body)[^\s>+~,{]*:has\(/g)]
    .map(([selector]) => selector)
    .filter((selector) => !selector.includes('[data-has-hydrated=false]'));

describe('the styles of the site', () => {
  it('are one small style sheet, which every page links alone', async () => {
    // Redirects have no styles.
    const pages = (await htmlFiles()).filter((file) => built(file).includes('id=__docusaurus'));
    const linked = new Map(pages.map((file) => [file, stylesOf(built(file))]));
    expect(pages.length).toBeGreaterThan(300);
    expect(pages).toEqual(
      expect.arrayContaining([
        'docs/latest/api/rest/create-table/index.html',
        'docs/latest/overview/index.html',
        'blog/gravitino-open-source/index.html',
      ]),
    );
    const [common = ''] = linked.get('index.html') ?? [];
    expect(common).toMatch(/^\/assets\/css\/styles\.\w+\.css$/);
    expect([...linked].filter(([, styles]) => styles.join() !== common)).toEqual([]);
    expect(brotliBytes(built(common))).toBeLessThanOrEqual(budget);
    expect(wholePage(built(common))).toEqual([]);
  });

  it('would be noticed with a look at the whole page', () => {
    expect(
      wholePage('a{}html:has(.a) .b{}html:not(:has(.a)),c{}html[data-has-hydrated=false]:has(a){}'),
    ).toEqual(['html:has(', 'html:not(:has(']);
  });

  it('would be noticed with a second one', () => {
    expect(
      stylesOf('<link rel=stylesheet href=/a.css /><link href="/b.css" rel="stylesheet">'),
    ).toEqual(['/a.css', '/b.css']);
  });
});
