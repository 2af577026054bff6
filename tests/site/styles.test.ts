import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { built, htmlFiles } from '../support/builtSite';
import { brotliBytes } from '../support/bytes';
import { buildDir } from '../support/paths';

const folder = 'assets/css';
const sheets = readdirSync(join(buildDir, folder));
const common = sheets.find((name) => name.startsWith('styles.')) ?? '';

/** Lists the addresses of the style sheets that a page links. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*\brel="?stylesheet\b[^>]*>/g)].map(
    ([link]) => /href="?([^">\s]+)/.exec(link)?.[1] ?? '',
  );

/**
 * Lists selectors that make a browser search the whole page after every change, which takes a millisecond for each prefetched
 * link on a long page. Selectors that apply only before hydration are allowed.
 */
const findSlowSelectors = (css: string): string[] =>
  [...css.matchAll(/(?<=^|[},])(?:html|:root|body)[^\s>+~,{]*:has\(/g)]
    .map(([selector]) => selector)
    .filter((selector) => !selector.includes('[data-has-hydrated=false]'));

it('every page links the same style sheet', async () => {
  // Redirects have no styles.
  const pages = (await htmlFiles()).map(built).filter((html) => html.includes('id=__docusaurus'));
  expect(pages.length).toBeGreaterThan(300);
  const linked = new Set(pages.map((html) => stylesOf(html).join(' ')));
  expect([...linked]).toEqual([`/${folder}/${common}`]);
});

it('the style sheet has at most 25 KB compressed, including 9 KB of Infima', () => {
  expect(brotliBytes(built(join(folder, common)), 11)).toBeLessThanOrEqual(25 * 1024);
});

it('styles of the search pop-up and consoles load with their scripts', () => {
  const css = built(join(folder, common));
  for (const name of ['DocSearch-Modal', 'cm-editor', 'codeBlockContainer']) {
    expect(css).not.toContain(name);
  }
  expect(sheets.length).toBeGreaterThan(3);
  // A pattern that matches too much would create a sheet for each page with the component.
  expect(sheets.length).toBeLessThan(10);
});

it('no rule makes the browser search the whole page after every change', () => {
  expect(findSlowSelectors('html[data-x]:has(.y){}')).toHaveLength(1);
  expect(findSlowSelectors(built(join(folder, common)))).toEqual([]);
});
