import { describe, expect, it, vi } from 'vitest';
import { deployedRoot } from '../../src/plugins/built-pages/deployedRoot';
import wordsPlugin, { wordsOf } from '../../src/plugins/words';

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

  it('cost nothing in the language of the code', async () => {
    const { loadContent, contentLoaded } = wordsPlugin();
    const createData = vi.fn();
    const content = await loadContent?.();
    await contentLoaded?.({ content, actions: { createData } as never });
    expect(createData).toHaveBeenCalledWith('words.json', {});
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
