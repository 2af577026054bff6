import type { Plugin, Props } from '@docusaurus/types';
import { beforeEach, describe, expect, it } from 'vitest';
import builtPagesPlugin, { type PagesPlugin } from '../../src/plugins/built-pages';
import { deployedRoot } from '../../src/plugins/built-pages/files';
import { type PageReader, readPages } from '../../src/plugins/built-pages/readPages';
import { testCases } from '../support/testCases';
import { testFolder } from '../support/testFolder';

const { write, at } = testFolder();
let notes: string[];
beforeEach(() => {
  notes = [];
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

/** Creates a reader that notes each page's path and what its finder returned. */
const createReader = (sign = ''): PageReader<string> => ({
  finder: at('find.ts'),
  options: sign,
  collect: ({ path }, found) => void notes.push(`${path} ${found}`),
  end: async () => void notes.push('end'),
});

describe('readPages', () => {
  it('passes what each finder returns for an HTML file to its reader, in the order of paths', async () => {
    await readPages({ outDir: at(''), baseUrl: '/x/', trailingSlash: true }, [createReader()]);
    expect(notes.splice(0)).toEqual(['/x/docs/a/ a()', '/x/ home()', 'end']);
    await readPages({ outDir: at(''), baseUrl: '/' }, [createReader(), createReader('!')]);
    const found = ['/ home()', '/ home()!', '/docs/a a()', '/docs/a a()!'];
    expect(notes.sort()).toEqual([...found, 'end', 'end']);
  });

  it('reads only the files that the filter accepts', async () => {
    const built = { outDir: at(''), baseUrl: '/' };
    await readPages(built, [createReader()], (file) => file === 'index.html');
    expect(notes).toEqual(['/ home()', 'end']);
  });

  it('fails with the error of a finder', async () => {
    const built = { outDir: at(''), baseUrl: '/' };
    await expect(readPages(built, [createReader('fails')])).rejects.toThrow(
      'index.html has no text',
    );
  });
});

it('the end of a build reads the pages after every plugin has written and finished them', async () => {
  const endBuild = async (...plugins: (Plugin | PagesPlugin)[]): Promise<void> => {
    const props = { outDir: at(''), baseUrl: '/', siteConfig: {}, plugins } as unknown as Props;
    await builtPagesPlugin().postBuild?.({ ...props, content: undefined } as never);
  };
  await endBuild(
    { name: 'reads', openPageReader: async () => createReader() },
    { name: 'has nothing to read', openPageReader: async () => undefined },
    { name: 'has no hooks' },
    { name: 'finishes', finishPages: async () => (html) => html.replace('home', 'start') },
    { name: 'writes', writePages: async () => write('moved.html', '<script>moved()</script>') },
  );
  expect(notes).toEqual(['/docs/a a()', '/ start()', '/moved moved()', 'end']);
  const collect = (): never => {
    throw new Error('unreadable');
  };
  const openPageReader = async () => ({ ...createReader(), collect });
  await expect(endBuild({ name: 'reads', openPageReader })).rejects.toThrow('unreadable');
});

const i18n = { defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/site/' } } };
const rootOf = (outDir: string, baseUrl: string): unknown =>
  deployedRoot({ outDir, baseUrl, i18n } as never);
testCases('the deployed folder of a build in %s at %s: %o', rootOf, [
  ['/build', '/site/', { root: '/build', isFirst: true }],
  ['/build/zh-Hans', '/site/zh-Hans/', { root: '/build', isFirst: false }],
]);
