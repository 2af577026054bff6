import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { brotliBytes } from '../support/brotli';
import { built, htmlFiles, pageAt } from '../support/builtSite';
import { buildDir, rootDir } from '../support/paths';

/**
 * Bytes that each style sheet of pages may take after Brotli. Measured in November 2026: 18,100 for the one of every page, of which Infima is
 * 5 KB; 6,000 and 1,900 for the others.
 */
const budgets = { styles: 18 * 1024, pages: 6.2 * 1024, reference: 2 * 1024 };

/** Addresses of the style sheets that a page links. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]*\brel="?stylesheet\b[^>]*>/g)].map(
    ([link]) => /href="?([^">\s]+)/.exec(link)?.[1] ?? '',
  );

/** Names of the sheets that a page links. */
const sheetsOf = (html: string): string[] =>
  stylesOf(html).map((address) => /^\/assets\/css\/(\w+)\.\w+\.css$/.exec(address)?.[1] ?? address);

/** Names of the classes in a page. */
const classesOf = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g)].flatMap(([, quoted, bare = '']) =>
      (quoted ?? bare).split(/\s+/),
    ),
  );

/** Names of the classes that a style sheet has rules for. */
const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );

/**
 * Selectors by which a browser looks through the whole page at every change in it: measured as a millisecond for each link that is
 * fetched ahead, on a long page. One for the time before hydration changes nothing for who reads.
 */
const wholePage = (css: string): string[] =>
  [...css.matchAll(/(?<=^|[},])(?:html|:root|body)[^\s>+~,{]*:has\(/g)]
    .map(([selector]) => selector)
    .filter((selector) => !selector.includes('[data-has-hydrated=false]'));

const folder = 'assets/css';
const css = (name: keyof typeof budgets): string => {
  const file = readdirSync(join(buildDir, folder)).find((one) => one.startsWith(`${name}.`));
  return built(join(folder, file ?? name));
};

describe('the style sheets of the site', () => {
  let pages: Map<string, string>;
  let classes: Map<string, Set<string>>;
  beforeAll(async () => {
    // Redirects have no styles.
    pages = new Map(
      (await htmlFiles())
        .map((file): [string, string] => [file, built(file)])
        .filter(([, html]) => html.includes('id=__docusaurus')),
    );
    classes = new Map([...pages].map(([file, html]) => [file, classesOf(html)]));
  });

  it('are one for every page, and others for those that have something of theirs', () => {
    expect(pages.size).toBeGreaterThan(300);
    expect([...pages].filter(([, html]) => sheetsOf(html)[0] !== 'styles')).toEqual([]);
    for (const guide of ['gravitino-server-config', 'how-to-install', 'glossary', 'tutorial']) {
      expect(sheetsOf(pageAt(`/docs/latest/${guide}`))).toEqual(['styles']);
    }
    // A diagram, as REST pages.
    expect(sheetsOf(pageAt('/docs/latest/overview'))).toEqual(['styles', 'reference']);
    expect(sheetsOf(pageAt('/docs/latest/api/rest/create-table'))).toEqual(['styles', 'reference']);
    expect(sheetsOf(pageAt('/about-us'))).toEqual(['styles', 'pages']);
    expect(sheetsOf(pageAt('/blog'))).toEqual(['styles', 'pages']);
    expect(sheetsOf(pageAt('/404'))).toEqual(['styles']);
  });

  it('are linked by each page that needs them', () => {
    const common = classesIn(css('styles'));
    for (const name of ['pages', 'reference'] as const) {
      const own = [...classesIn(css(name))].filter((one) => !common.has(one));
      expect(own.length).toBeGreaterThan(10);
      const without = [...pages].filter(
        ([file, html]) =>
          !sheetsOf(html).includes(name) && own.some((one) => classes.get(file)?.has(one)),
      );
      expect(without.map(([file]) => file)).toEqual([]);
    }
  });

  it.each(Object.entries(budgets))('stay within their budget: %s, %i bytes', (name, budget) => {
    const text = css(name as keyof typeof budgets);
    expect(brotliBytes(text)).toBeLessThanOrEqual(budget);
    expect(wholePage(text)).toEqual([]);
  });

  it('keep each class of Infima that a page has', () => {
    const infima = classesIn(
      readFileSync(join(rootDir, 'node_modules/infima/dist/css/default/default.css'), 'utf8'),
    );
    const kept = classesIn(css('styles'));
    const used = new Set([...classes.values()].flatMap((names) => [...names]));
    const wanted = [...infima].filter((one) => used.has(one));
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((one) => !kept.has(one))).toEqual([]);
    // What no page and no theme names is gone.
    expect(infima).toContain('button-group');
    expect(kept).not.toContain('button-group');
  });
});
