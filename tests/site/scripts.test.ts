import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brotliBytes } from '../support/bytes';
import { buildDir } from '../support/paths';

const page = readFileSync(
  join(buildDir, 'docs/latest/manage-relational-metadata-using-gravitino/index.html'),
  'utf8',
);
const read = (address: string): string => readFileSync(join(buildDir, address), 'utf8');
const scripts = (/data-scripts="([^"]+)"/.exec(page)?.[1] ?? '').split(' ');

const inlineScript = (): string =>
  /<script data-latest[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

const chunks = readdirSync(join(buildDir, 'assets/js'), { withFileTypes: true })
  .filter((file) => file.isFile())
  .map(({ name }) => `/assets/js/${name}`);

/** Words of Prism that a minifier leaves alone: the names of its tokens and of its hooks. */
const prism = /before-tokenize|after-tokenize|markup-templating/;

describe('the scripts that start the app', () => {
  it('are divided into framework, runtime, and the site’s own', () => {
    const names = scripts.map((script) => /([\w~]+)\.\w+\.js$/.exec(script)?.[1]);
    expect(names.sort()).toEqual(['framework', 'main', 'runtime~main']);
  });

  it('hold no Prism, which colors code in the build', () => {
    expect(scripts.filter((script) => prism.test(read(script)))).toEqual([]);
    // It is there for a block of code that a component draws in the browser.
    expect(chunks.filter((chunk) => prism.test(read(chunk)))).not.toEqual([]);
  });

  it('stay below their budget', () => {
    const bytes = scripts.reduce((sum, script) => sum + brotliBytes(read(script)), 0);
    // Measured in November 2026: 133 KB.
    expect(bytes).toBeLessThan(134 * 1024);
    expect(bytes).toBeGreaterThan(50 * 1024);
  });

  it('don’t repeat the inline script, which the configuration would bring along', () => {
    const body = inlineScript().slice(-200);
    expect(body).toHaveLength(200);
    expect(scripts.filter((script) => read(script).includes(body))).toEqual([]);
    expect(scripts.some((script) => read(script).includes('site-menu'))).toBe(true);
  });
});

it('the inline script of a page comes before its content, and holds the controls in at most 6.5 KB', () => {
  expect(brotliBytes(inlineScript())).toBeLessThan(6.5 * 1024);
  expect(inlineScript()).toContain('site-menu');
  // A press on a page that is still on its way is handled, too.
  expect(page.indexOf('<script data-latest')).toBeLessThan(page.indexOf('<nav '));
});

it('what the controls need is in the page: every category of the sidebar with its pages', () => {
  const sidebar = /<ul[^>]*theme-doc-sidebar-menu[\s\S]*?<\/nav>/.exec(page)?.[0] ?? '';
  for (const path of ['how-to-install', 'glossary', 'trino-connector/requirements']) {
    expect(sidebar).toContain(`href=/docs/latest/${path}`);
  }
});
