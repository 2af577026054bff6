import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import builtPagesPlugin, { type PagesPlugin } from '../../src/plugins/built-pages';
import {
  type BuiltPage,
  type PageReader,
  readPages,
} from '../../src/plugins/built-pages/readPages';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(outDir, 'docs/a'), { recursive: true });
  await writeFile(join(outDir, 'index.html'), '<title>Home</title>');
  await writeFile(join(outDir, 'docs/a/index.html'), '<title>A</title>');
  await writeFile(join(outDir, 'docs/a/data.json'), '{}');
});
afterEach(() => rm(outDir, { recursive: true }));

/** A reader that notes what happens to it. */
function noting(notes: string[], name = ''): PageReader {
  return {
    read: ({ path }) => {
      notes.push(`${name}${path}`);
    },
    end: async () => {
      notes.push(`${name}end`);
    },
  };
}

describe('readPages', () => {
  it('hands every HTML file to all readers before the next one, with its path', async () => {
    const notes: string[] = [];
    await readPages({ outDir, baseUrl: '/x/', trailingSlash: true }, [
      noting(notes, 'one '),
      noting(notes, 'two '),
    ]);
    expect(notes).toEqual([
      ...['one /x/docs/a/', 'two /x/docs/a/', 'one /x/', 'two /x/'],
      ...['one end', 'two end'],
    ]);
  });

  it('parses a page once for all who ask', async () => {
    const trees = new Map<string, unknown[]>();
    const read = (page: BuiltPage): void => {
      trees.set(page.file, [...(trees.get(page.file) ?? []), page.tree()]);
    };
    await readPages({ outDir, baseUrl: '/' }, [{ read }, { read }]);
    expect([...trees.keys()]).toEqual(['docs/a/index.html', 'index.html']);
    for (const [first, second] of trees.values()) {
      expect(first).toBe(second);
    }
    expect(trees.get('index.html')?.[0]).not.toBe(trees.get('docs/a/index.html')?.[0]);
  });
});

describe('the end of a build', () => {
  /** Runs it with these plugins. */
  const end = async (plugins: readonly (Plugin | PagesPlugin)[]): Promise<void> => {
    const props = { outDir, baseUrl: '/', siteConfig: {}, plugins } as unknown as Props;
    await builtPagesPlugin().postBuild?.({ ...props, content: undefined } as never);
  };

  it('reads no page before all are written', async () => {
    const notes: string[] = [];
    await end([
      { name: 'reads', openPageReader: async () => noting(notes) },
      { name: 'has nothing to read', openPageReader: async () => undefined },
      { name: 'does neither' },
      {
        name: 'writes',
        writePages: async (props) => {
          await writeFile(join(props.outDir, 'moved.html'), '<title>Moved</title>');
        },
      },
    ]);
    expect(notes).toEqual(['/docs/a', '/', '/moved', 'end']);
  });

  it('fails when a reader does', async () => {
    const read = (): void => {
      throw new Error('unreadable');
    };
    await expect(end([{ name: 'reads', openPageReader: async () => ({ read }) }])).rejects.toThrow(
      'unreadable',
    );
  });
});
