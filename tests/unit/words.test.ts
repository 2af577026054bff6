import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { deployedRoot } from '../../src/plugins/built-pages/deployedRoot';
import { inlineScript } from '../../src/plugins/wake/inlineScript';
import wordsPlugin, { type Words, wordsOf } from '../../src/plugins/words';
import { sleepingWords } from '../../src/site/wake';
import { rootDir } from '../support/paths';

describe('words of the site', () => {
  it('are named by their table, those of tables in it too; what is no text is left out', () => {
    const table = { a: 'A', b: { c: 'C' }, d: 5, e: ['E'], f: () => 'F' };
    expect(wordsOf(table, 'table')).toEqual({ 'table.a': 'A', 'table.b.c': 'C' });
  });

  it('are offered to translators, and what they write takes their place', async () => {
    const { loadContent, getTranslationFiles, translateContent, contentLoaded } = wordsPlugin();
    const content = await loadContent?.();
    const [file] = (await getTranslationFiles?.({ content })) ?? [];
    expect(file?.path).toBe('words');
    expect(file?.content['feedback.yes']).toEqual({ message: 'Yes' });
    const translated = translateContent?.({
      content,
      translationFiles: [{ path: 'words', content: { 'feedback.yes': { message: '是' } } }],
    });
    const createData = vi.fn();
    await contentLoaded?.({ content: translated, actions: { createData } as never });
    expect(createData).toHaveBeenCalledWith('words.json', { 'feedback.yes': '是' });
  });

  it('of a failure to load go with every page: its inline script runs where the app is missing', async () => {
    const { loadContent, injectHtmlTags } = wordsPlugin();
    const content = (await loadContent?.()) as Words;
    const tags = injectHtmlTags?.({
      content: { ...content, 'loadError.retry': '</script>', 'feedback.yes': '是' },
    });
    const attributes = { type: 'application/json', [sleepingWords]: true };
    const innerHTML = '{"loadError.retry":"\\u003c/script>"}';
    expect(tags).toEqual({ postBodyTags: [{ tagName: 'script', attributes, innerHTML }] });
    expect(inlineScript(rootDir, 'src/client/wake/index.ts')).toContain(sleepingWords);
  });

  it('cost nothing in the language of the code', async () => {
    const { loadContent, contentLoaded, injectHtmlTags } = wordsPlugin();
    const createData = vi.fn();
    const content = await loadContent?.();
    await contentLoaded?.({ content, actions: { createData } as never });
    expect(createData).toHaveBeenCalledWith('words.json', {});
    expect(injectHtmlTags?.({ content })).toEqual({});
  });
});

const src = join(rootDir, 'src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'));

/** Returns the names by which a source asks for tables of words. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/\btranslated\(\s*'(\w+)'/g)].map(([, name = '']) => name);

describe('tables of words', async () => {
  const content = (await wordsPlugin().loadContent?.()) as Words;
  const tables = [...new Set(Object.keys(content).map((name) => name.replace(/\..*/, '')))];
  const asked = sources.flatMap(namesIn);
  const unread = (names: readonly string[]): string[] =>
    names.filter((name) => !asked.includes(name));

  it('are each read under their name', () => {
    expect(tables.length).toBeGreaterThan(20);
    expect(unread(tables)).toEqual([]);
  });

  it('are each offered to translators', () => {
    expect(asked.filter((name) => !tables.includes(name))).toEqual([]);
  });

  it('would be noticed if nobody read them', () => {
    expect(unread(['feedback', 'nobodyReadsThis'])).toEqual(['nobodyReadsThis']);
    expect(namesIn("const words = translated(\n  'tryItWords', tryItWords);")).toEqual([
      'tryItWords',
    ]);
  });

  it('say in braces what is filled in, and nothing else', () => {
    const odd = Object.entries(content).filter(([, word]) =>
      /[{}]/.test(word.replaceAll(/\{\w+\}/g, '')),
    );
    expect(odd).toEqual([]);
  });
});

describe('words of the framework', () => {
  const folder = 'node_modules/@docusaurus/theme-translations/locales/base';
  const words: Words = Object.assign(
    {},
    ...['theme-common', 'theme-search-algolia'].map((name) =>
      JSON.parse(readFileSync(join(rootDir, folder, `${name}.json`), 'utf8')),
    ),
  );
  const asked = sources.flatMap((source) => [
    ...source.matchAll(/\btranslate\(\{\s*id: '(theme\.[\w.]+)',\s*message: '([^']+)'/g),
  ]);

  it('are asked for by ids and in words that it has', () => {
    expect(asked.length).toBeGreaterThan(5);
    for (const [, id = '', message] of asked) {
      expect(words[id], id).toBe(message);
    }
  });
});

describe('the folder that is deployed', () => {
  const i18n = { defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/site/' } } };
  const rootOf = (outDir: string, baseUrl: string): unknown =>
    deployedRoot({ outDir, baseUrl, i18n } as never);

  it.each([
    ['/build', '/site/', { root: '/build', isFirst: true }],
    ['/build/zh-Hans', '/site/zh-Hans/', { root: '/build', isFirst: false }],
  ])('of %s at %s', (outDir, baseUrl, expected) => {
    expect(rootOf(outDir, baseUrl)).toEqual(expected);
  });
});
