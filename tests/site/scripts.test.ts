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

/** Names of tokens and hooks of Prism, which a minifier doesn't change. */
const prism = /before-tokenize|after-tokenize|markup-templating/;

describe('the scripts that start the app', () => {
  it('are the framework, the runtime, and the site’s code', () => {
    const names = scripts.map((script) => /([\w~]+)\.\w+\.js$/.exec(script)?.[1]);
    expect(names.sort()).toEqual(['framework', 'main', 'runtime~main']);
  });

  it('don’t contain Prism, which runs in the build', () => {
    expect(scripts.filter((script) => prism.test(read(script)))).toEqual([]);
    // Another chunk has it for code blocks that the browser renders.
    expect(chunks.filter((chunk) => prism.test(read(chunk)))).not.toEqual([]);
  });

  it('are compiled while they load, unlike the others', () => {
    const hint = '//# allFunctionsCalledOnLoad\n';
    const hinted = chunks.filter((chunk) => read(chunk).startsWith(hint));
    expect(hinted.sort()).toEqual([...scripts].sort());
  });

  it('are within their budget', () => {
    const bytes = scripts.reduce((sum, script) => sum + brotliBytes(read(script)), 0);
    // Measured in November 2026: 133 KB.
    expect(bytes).toBeLessThan(134 * 1024);
    expect(bytes).toBeGreaterThan(50 * 1024);
  });

  it('don’t contain the inline script', () => {
    const body = inlineScript().slice(-200);
    expect(body).toHaveLength(200);
    expect(scripts.filter((script) => read(script).includes(body))).toEqual([]);
    expect(scripts.some((script) => read(script).includes('site-menu'))).toBe(true);
  });
});

it('the inline script comes before the content and has at most 6.5 KB', () => {
  expect(brotliBytes(inlineScript())).toBeLessThan(6.5 * 1024);
  expect(inlineScript()).toContain('site-menu');
  // It handles a press on a page that is still loading.
  expect(page.indexOf('<script data-latest')).toBeLessThan(page.indexOf('<nav '));
});

it('a page contains every category of the sidebar with its pages', () => {
  const sidebar = /<ul[^>]*theme-doc-sidebar-menu[\s\S]*?<\/nav>/.exec(page)?.[0] ?? '';
  for (const path of ['how-to-install', 'glossary', 'trino-connector/requirements']) {
    expect(sidebar).toContain(`href=/docs/latest/${path}`);
  }
});
