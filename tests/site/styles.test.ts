import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { built, htmlFiles } from '../support/builtSite';
import { brotliBytes } from '../support/bytes';
import { buildDir } from '../support/paths';

const folder = 'assets/css';
const sheets = readdirSync(join(buildDir, folder));
const common = sheets.find((name) => name.startsWith('styles.')) ?? '';

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

it('every page links one style sheet, the same', async () => {
  // Redirects have no styles.
  const pages = (await htmlFiles()).map(built).filter((html) => html.includes('id=__docusaurus'));
  expect(pages.length).toBeGreaterThan(300);
  const linked = new Set(pages.map((html) => stylesOf(html).join(' ')));
  expect([...linked]).toEqual([`/${folder}/${common}`]);
});

it('the style sheet of every page takes at most 25 KB where a CDN compresses it once, of which Infima is 9', () => {
  expect(brotliBytes(built(join(folder, common)), 11)).toBeLessThanOrEqual(25 * 1024);
});

it('styles of the search pop-up, the consoles, and dialogs come with their scripts', () => {
  const css = built(join(folder, common));
  for (const name of ['DocSearch-Modal', 'cm-editor', 'codeBlockContainer']) {
    expect(css).not.toContain(name);
  }
  expect(sheets.length).toBeGreaterThan(3);
  // A pattern that takes too much would leave a sheet for each page that has the component.
  expect(sheets.length).toBeLessThan(10);
});

it('no rule makes the browser look through the whole page at every change', () => {
  expect(wholePage('html[data-x]:has(.y){}')).toHaveLength(1);
  expect(wholePage(built(join(folder, common)))).toEqual([]);
});
