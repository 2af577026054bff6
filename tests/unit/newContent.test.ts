import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDoc, newPost, slugOf } from '../../src/plugins/new-content/write';

import { check } from '../../src/tools/check/check';
import type { Sidebars } from '../../src/tools/check/rules/site';
import { readFiles, readSite } from '../../src/tools/check/site';
import { answers } from '../support/answers';
import { docsPage, filledIn, lines, soundFiles } from '../support/check/fixture';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
const { read, write } = folder;

const sidebarsSource = `export default {
  docs: [
    { type: 'category', label: 'Start', link: { type: 'doc', id: 'index' }, items: ['overview', 'guide'] },
    {
      type: 'category',
      label: 'security',
      items: [
        'security/https',
        'security/roles',
      ],
    },
  ],
};
`;

/** Runs all rules over the folder, with its own sidebar. */
async function findings(): Promise<string[]> {
  const source = read('sidebars.ts').replace('export default', 'return');
  const sidebars = new Function(source)() as Sidebars;
  return lines(await check({ site: readSite(await readFiles(folder.path)), sidebars }));
}

/** Runs all rules before and after a writer has replaced what the template left open. */
async function findingsOnceWritten(file: string): Promise<string[]> {
  const open = await findings();
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter((line) => !line.includes(' placeholders: '))).toEqual([]);
  write(file, filledIn(read(file)));
  return findings();
}

beforeEach(() => {
  for (const [file, text] of Object.entries(soundFiles)) {
    write(file, text);
  }
  for (const id of ['overview', 'security/https', 'security/roles']) {
    write(`docs/${id}.md`, docsPage(`/${id}`, 'Words.'));
  }
  write('sidebars.ts', sidebarsSource);
});

const post = {
  title: 'What’s new: tags & more',
  tags: ['rest', 'data'],
  authors: ['team'],
  date: '2025-01-02',
};

describe('new:post', () => {
  it('writes a post that passes the checks', async () => {
    const file = await newPost(folder.path, post);
    expect(file).toBe('blog/2025-01-02-whats-new-tags-more/index.md');
    expect(await findingsOnceWritten(file)).toEqual([]);
  });

  it('quotes a title that YAML would take for something else', async () => {
    const file = await newPost(folder.path, { ...post, title: 'Release 1.0: "what" it brings #1' });
    expect(read(file)).toContain(`title: 'Release 1.0: "what" it brings #1'`);
    expect(await findingsOnceWritten(file)).toEqual([]);
  });

  it.each([
    [{ tags: ['x', 'data'] }, 'blog/tags.yml: data, rest'],
    [{ title: '!!!' }, 'no Latin letters or digits'],
    [{ title: '日本語のタイトルです、長い' }, 'Add --slug words-of-the-address'],
    [{ slug: 'No Slug' }, 'lower-case words joined by hyphens'],
    [{ title: 'A post' }, 'blog/2024-05-06-a-post/index.md exists'],
  ])('refuses %j and writes nothing', async (change, message) => {
    await expect(newPost(folder.path, { ...post, ...change })).rejects.toThrow(message);
    expect(existsSync(folder.at('blog/2025-01-02-whats-new-tags-more'))).toBe(false);
  });

  it('takes the address that the writer gives, which a title in another script needs', async () => {
    const title = 'メタデータレイクの最初の記事';
    const file = await newPost(folder.path, { ...post, title, slug: 'first-post' });
    expect(file).toBe('blog/2025-01-02-first-post/index.md');
    expect(read(file)).toContain('slug: first-post');
  });
});

describe('new:doc', () => {
  it.each([['how-to-audit'], ['security/how-to-audit'], ['docs/security/deep/audit.md']])(
    'writes a page at %s that passes the checks once it is in the sidebar',
    async (path) => {
      const file = await newDoc(folder.path, path, 'How to audit');
      const id = file.slice('docs/'.length, -'.md'.length);
      write('sidebars.ts', sidebarsSource.replace("'overview'", `'overview', '${id}'`));
      expect(file).toBe(`docs/${path.replace(/^docs\/|\.md$/g, '')}.md`);
      expect(await findingsOnceWritten(file)).toEqual([]);
    },
  );

  it.each([
    ['guide', 'docs/guide.md exists'],
    ['docs/guide.mdx', 'docs/guide.md exists'],
    ['My Page', 'is not a path of a page'],
    ['../blog/x', 'is not a path of a page'],
    ['api/rest/create-x', 'are generated'],
  ])('refuses %s and writes nothing', async (path, message) => {
    await expect(newDoc(folder.path, path, 'A title')).rejects.toThrow(message);
    expect(read('docs/guide.md')).toBe(soundFiles['docs/guide.md']);
    expect(read('sidebars.ts')).toBe(sidebarsSource);
  });
});

answers('the address part of a title of %s is %s', slugOf, [
  ['Gravitino 0.5.0', 'gravitino-0-5-0'],
  ['  Ärger & Öl — “quoted”  ', 'arger-ol-quoted'],
  ['São Paulo, Málaga', 'sao-paulo-malaga'],
  ['日本', ''],
]);
