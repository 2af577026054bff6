import type { Plugin, Props } from '@docusaurus/types';
import { beforeEach, describe, expect, it } from 'vitest';
import builtPagesPlugin, { type PagesPlugin } from '../../src/plugins/built-pages';
import { type PageReader, readPages } from '../../src/plugins/built-pages/readPages';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
const { write, at } = folder;
beforeEach(() => {
  write('index.html', '<script>home()</script>');
  write('docs/a/index.html', '<script>a()</script>');
  write('docs/a/data.json', '{}');
  write(
    'find.ts',
    `export default ({ file, tree }: any, sign: string): string => {
      if (sign === 'fails') throw new Error(file + ' has no text');
      return tree.children[0].children[0].children[0].children[0].value + sign;
    };`,
  );
});
/** The folder of the build, and where it begins on its host. */
const built = () => ({ outDir: folder.path, baseUrl: '/' });

/** A reader that notes the path and the first tag of each page, as its finder returns them. */
function noting(notes: string[], sign = ''): PageReader<string> {
  return {
    finder: at('find.ts'),
    options: sign,
    collect: ({ path }, found) => {
      notes.push(`${path} ${found}`);
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

  it('runs several finders over a page, each with its options', async () => {
    const [first, second]: string[][] = [[], []];
    await readPages(built(), [noting(first ?? []), noting(second ?? [], '!')]);
    expect(first).toEqual(['/docs/a a()', '/ home()', 'end']);
    expect(second).toEqual(['/docs/a a()!', '/ home()!', 'end']);
  });

  it('reads only wanted files', async () => {
    const notes: string[] = [];
    await readPages(built(), [noting(notes)], (file) => file === 'index.html');
    expect(notes).toEqual(['/ home()', 'end']);
  });

  it('fails with the error of a finder', async () => {
    await expect(readPages(built(), [noting([], 'fails')])).rejects.toThrow(
      'index.html has no text',
    );
  });
});

describe('the end of a build', () => {
  /** Runs it with these plugins. */
  const end = async (plugins: readonly (Plugin | PagesPlugin)[]): Promise<void> => {
    const props = { ...built(), siteConfig: {}, plugins } as unknown as Props;
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

  it('fails when a reader does', async () => {
    const collect = (): void => {
      throw new Error('unreadable');
    };
    const reader: PageReader<string> = { ...noting([]), collect };
    await expect(end([{ name: 'reads', openPageReader: async () => reader }])).rejects.toThrow(
      'unreadable',
    );
  });
});
