import type { Plugin, Props } from '@docusaurus/types';
import { beforeEach, describe, expect, it } from 'vitest';
import builtPagesPlugin, { type PagesPlugin } from '../../src/plugins/built-pages';
import { type PageReader, readPages } from '../../src/plugins/built-pages/readPages';
import { themeClasses } from '../../src/plugins/built-pages/themeClasses';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
const { write } = folder;
beforeEach(() => {
  write('index.html', '<script>home()</script>');
  write('docs/a/index.html', '<script>a()</script>');
  write('docs/a/data.json', '{}');
});
/** The folder of the build, and where it begins on its host. */
const built = () => ({ outDir: folder.path, baseUrl: '/' });

/** A reader that notes which inline scripts it receives. */
function noting(notes: string[]): PageReader<'policy'> {
  return {
    finder: 'policy',
    options: { scripts: [], styleHashes: [] },
    collect: ({ path }, { scripts }) => {
      notes.push(`${path} ${scripts}`);
    },
    end: async () => {
      notes.push('end');
    },
  };
}

describe('readPages', () => {
  it('hands what was found in every HTML file to its reader, in the order of paths', async () => {
    const notes: string[] = [];
    await readPages({ ...built(), baseUrl: '/x/', trailingSlash: true }, [noting(notes)]);
    expect(notes).toEqual(['/x/docs/a/ a()', '/x/ home()', 'end']);
  });

  it('runs several finders over a page', async () => {
    const article = '<div class="markdown"><h1>T</h1><p>Words</p></div><script>a()</script>';
    write('index.html', article);
    const notes: string[] = [];
    let markdown = '';
    await readPages(built(), [
      noting(notes),
      {
        finder: 'markdown',
        options: { siteUrl: 'https://example.org', titles: { '/': 'T' } },
        collect: (_page, found) => {
          markdown += found?.markdown ?? '';
        },
      },
    ]);
    expect(notes).toEqual(['/docs/a a()', '/ a()', 'end']);
    expect(markdown).toBe('# T\n\nWords\n');
  });

  it('reads only wanted files', async () => {
    const notes: string[] = [];
    await readPages(built(), [noting(notes)], (file) => file === 'index.html');
    expect(notes).toEqual(['/ home()', 'end']);
  });

  it('fails with the error of a finder', async () => {
    const reader: PageReader<'markdown'> = {
      finder: 'markdown',
      options: { siteUrl: 'https://example.org', titles: { '/docs/a': 'A' } },
      collect: () => undefined,
    };
    await expect(readPages(built(), [reader])).rejects.toThrow(
      'Markdown export: /docs/a has no element of class "markdown"',
    );
  });
});

describe('the end of a build', () => {
  /** Runs it with these plugins. */
  const end = async (
    plugins: readonly (Plugin | PagesPlugin)[],
    routesPaths: string[] = [],
  ): Promise<void> => {
    const props = {
      ...built(),
      ...{ siteConfig: {}, plugins, routesPaths },
    } as unknown as Props;
    await builtPagesPlugin().postBuild?.({ ...props, content: undefined } as never);
  };

  it('reads no page before all are written', async () => {
    const notes: string[] = [];
    await end([
      { name: 'reads', openPageReader: async () => noting(notes) },
      { name: 'has nothing to read', openPageReader: async () => undefined },
      { name: 'does neither' },
      { name: 'writes', writePages: async () => write('moved.html', '<script>moved()</script>') },
    ]);
    expect(notes).toEqual(['/docs/a a()', '/ home()', '/moved moved()', 'end']);
  });

  it('fails when no page has a class of the theme that search and exports read', async () => {
    const all = themeClasses.map((name) => (/[-_]$/.test(name) ? `${name}x` : name));
    const pageWith = (classes: readonly string[]): void =>
      write('index.html', `<p class="${classes.join(' ')}">a</p>`);
    pageWith(all);
    await end([], ['/']);
    pageWith(all.filter((name) => name !== 'breadcrumbs__link'));
    await expect(end([], ['/'])).rejects.toThrow(
      'No page has the class "breadcrumbs__link", so search or Markdown exports would lose text.',
    );
  });

  it('fails when a reader does', async () => {
    const collect = (): void => {
      throw new Error('unreadable');
    };
    const reader: PageReader<'policy'> = { ...noting([]), collect };
    await expect(end([{ name: 'reads', openPageReader: async () => reader }])).rejects.toThrow(
      'unreadable',
    );
  });
});
