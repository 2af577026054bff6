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

/** A reader that notes the path and the first tag of each page, as its finder returns them. */
const noting = (sign = ''): PageReader<string> => ({
  finder: at('find.ts'),
  options: sign,
  collect: ({ path }, found) => void notes.push(`${path} ${found}`),
  end: async () => void notes.push('end'),
});

describe('readPages', () => {
  it('hands what each finder found in every HTML file to its reader, in the order of paths', async () => {
    await readPages({ outDir: at(''), baseUrl: '/x/', trailingSlash: true }, [noting()]);
    expect(notes.splice(0)).toEqual(['/x/docs/a/ a()', '/x/ home()', 'end']);
    await readPages({ outDir: at(''), baseUrl: '/' }, [noting(), noting('!')]);
    const found = ['/ home()', '/ home()!', '/docs/a a()', '/docs/a a()!'];
    expect(notes.sort()).toEqual([...found, 'end', 'end']);
  });

  it('reads only wanted files, and fails with the error of a finder', async () => {
    const built = { outDir: at(''), baseUrl: '/' };
    await readPages(built, [noting()], (file) => file === 'index.html');
    expect(notes).toEqual(['/ home()', 'end']);
    await expect(readPages(built, [noting('fails')])).rejects.toThrow('index.html has no text');
  });
});

it('the end of a build reads pages once all are written and finished, and fails when a reader does', async () => {
  const end = async (...plugins: (Plugin | PagesPlugin)[]): Promise<void> => {
    const props = { outDir: at(''), baseUrl: '/', siteConfig: {}, plugins } as unknown as Props;
    await builtPagesPlugin().postBuild?.({ ...props, content: undefined } as never);
  };
  await end(
    { name: 'reads', openPageReader: async () => noting() },
    { name: 'has nothing to read', openPageReader: async () => undefined },
    { name: 'does neither' },
    { name: 'finishes', finishPages: async () => (html) => html.replace('home', 'start') },
    { name: 'writes', writePages: async () => write('moved.html', '<script>moved()</script>') },
  );
  expect(notes).toEqual(['/docs/a a()', '/ start()', '/moved moved()', 'end']);
  const collect = (): never => {
    throw new Error('unreadable');
  };
  const openPageReader = async () => ({ ...noting(), collect });
  await expect(end({ name: 'reads', openPageReader })).rejects.toThrow('unreadable');
});

const i18n = { defaultLocale: 'en', localeConfigs: { en: { baseUrl: '/site/' } } };
const rootOf = (outDir: string, baseUrl: string): unknown =>
  deployedRoot({ outDir, baseUrl, i18n } as never);
testCases('the folder that is deployed, of %s at %s: %o', rootOf, [
  ['/build', '/site/', { root: '/build', isFirst: true }],
  ['/build/zh-Hans', '/site/zh-Hans/', { root: '/build', isFirst: false }],
]);
