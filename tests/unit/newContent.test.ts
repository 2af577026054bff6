import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDoc, newPost, slugOfTitle } from '../../src/plugins/new-content';
import { check } from '../../src/tools/check/check';
import { readFiles, readSite } from '../../src/tools/check/site';
import { fillIn, validFiles, validSidebars } from '../support/check/fixture';
import { testCases } from '../support/testCases';
import { testFolder } from '../support/testFolder';

const folder = testFolder();
const { read, write, at } = folder;

/** Fills in the template of a page in the sidebar, checks the site before and after, and returns the later findings. */
async function fillInAndCheck(file: string, ...ids: string[]): Promise<string[]> {
  write('docs/overview.md', validFiles['docs/guide.md']?.replaceAll('/guide', '/overview') ?? '');
  const sidebars = { docs: [...(validSidebars.docs ?? []), 'overview', ...ids] };
  const findings = async (): Promise<string[]> =>
    await check({ site: readSite(await readFiles(folder.path)), sidebars });
  const open = await findings();
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter((line) => !line.includes(' prose: "TODO '))).toEqual([]);
  write(file, fillIn(read(file)));
  return findings();
}

beforeEach(() => {
  for (const [file, text] of Object.entries(validFiles)) {
    write(file, text);
  }
});

const news = "What's new: tags & more";
const post = { tags: ['rest', 'data'], date: '2025-01-02' };

describe('new:post', () => {
  it.each([
    [news, 'whats-new-tags-more'],
    ['Release 1.0: "what" it brings #1', 'release-1-0-what-it-brings-1'],
  ])('writes a post that passes the check: %s', async (title, slug) => {
    const file = await newPost(folder.path, title, post);
    expect(file).toBe(`blog/2025-01-02-${slug}/index.md`);
    expect(await fillInAndCheck(file)).toEqual([]);
  });

  it.each([
    [news, { tags: ['x', 'data'] }, 'expected one of "data"|"rest"'],
    ['!!!', {}, 'no Latin letters or digits'],
    ['日本語のタイトルです、長い', {}, 'Add --slug with the words of the address'],
    [news, { slug: 'No Slug' }, 'lower-case words joined by hyphens'],
    ['A post', { date: '2024-05-06' }, 'blog/2024-05-06-a-post/index.md already exists'],
  ])('rejects %s with %j and writes nothing', async (title, change, message) => {
    await expect(newPost(folder.path, title, { ...post, ...change })).rejects.toThrow(message);
    expect(existsSync(at('blog/2025-01-02-whats-new-tags-more'))).toBe(false);
  });

  it('uses the slug that the writer sets for a title in another script', async () => {
    const title = 'メタデータレイクの最初の記事';
    const file = await newPost(folder.path, title, { ...post, slug: 'first-post' });
    expect(read(file)).toContain('slug: first-post');
  });
});

describe('new:doc', () => {
  it.each([['how-to-audit'], ['docs/security/deep/audit.md']])(
    'writes a page at %s that passes the check',
    async (path) => {
      const id = path.replace(/^docs\/|\.md$/g, '');
      expect(await newDoc(folder.path, path, 'How to audit')).toBe(`docs/${id}.md`);
      expect(await fillInAndCheck(`docs/${id}.md`, id)).toEqual([]);
    },
  );

  it.each([
    ['guide', 'docs/guide.md already exists'],
    ['docs/guide.mdx', 'docs/guide.md already exists'],
    ['../blog/x', '"slug" is "/../blog/x". Write an address below the version'],
    ['api/rest/create-x', 'are generated'],
  ])('rejects %s and writes nothing', async (path, message) => {
    await expect(newDoc(folder.path, path, 'A title')).rejects.toThrow(message);
    expect(read('docs/guide.md')).toBe(validFiles['docs/guide.md']);
  });
});

testCases('the slug of the title "%s" is "%s"', slugOfTitle, [
  ['  Ärger & Öl — “quoted”  ', 'arger-ol-quoted'],
  ['日本', ''],
]);
