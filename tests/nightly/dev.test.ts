import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser, type WatchedPage } from '../support/browser';
import { type DevServer, startDevServer } from '../support/devServer';
import { smallSite } from '../support/siteCopy';

const { open } = startBrowser();
let site: string;
let server: DevServer;

beforeAll(async () => {
  site = await smallSite();
  server = await startDevServer(site);
}, 600_000);

afterAll(async () => {
  await server?.stop();
  rmSync(site, { recursive: true, force: true });
});

const doc = 'docs/overview.md';
const post = 'blog/2024-04-24-gravitino-release-0-5-0/index.md';
const overlay = '#webpack-dev-server-client-overlay';
/** Longer than a compilation on a busy machine. */
const patience = { timeout: 120_000 };

const openPage = async (path: string): Promise<WatchedPage> => {
  const watched = await open({ baseURL: server.address });
  await watched.page.goto(path, patience);
  return watched;
};

/** Changes a file of the site, and returns a function that restores it. */
function change(file: string, edit: (text: string) => string): () => void {
  const path = join(site, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, edit(before));
  return () => writeFileSync(path, before);
}

const append = (words: string) => (text: string) => `${text}\n${words}\n`;

const waitForText = (page: Page, words: string): Promise<unknown> =>
  page.getByText(words).first().waitFor(patience);

const waitForError = async (page: Page, words: RegExp): Promise<void> => {
  await page.locator(overlay).waitFor({ state: 'attached', ...patience });
  await page.frameLocator(overlay).getByText(words).first().waitFor(patience);
};

describe('npm run dev', { timeout: 600_000 }, () => {
  it('shows each of many saves of a post and a page', async () => {
    const { page, problems } = await openPage('/blog/gravitino-release-0-5-0');
    const restorePost = change(post, (text) => text);
    for (let save = 1; save <= 8; save += 1) {
      change(post, append(`Save ${save} of the post.`));
      await waitForText(page, `Save ${save} of the post.`);
    }
    restorePost();
    await page.goto('/docs/next/overview', patience);
    const restoreDoc = change(doc, append('A save of the page.'));
    await waitForText(page, 'A save of the page.');
    restoreDoc();
    expect(server.output()).not.toMatch(/failure|ENOTEMPTY|ENOENT|\bERROR\b/i);
    expect(problems).toEqual([]);
  });

  const title = (text: string) => (page: string) => page.replace('title: ', text);
  const broken: [string, string, (text: string) => string, RegExp][] = [
    ['a syntax error', doc, append('{unclosed'), /overview\.md/],
    ['a missing import', doc, append("import A from './nothing';\n\n<A />"), /nothing/],
    [
      'an iframe',
      doc,
      append('<iframe src="https://a.example/" />'),
      /keeps <iframe> from readers/,
    ],
    [
      'an unknown field',
      doc,
      title('title_of_page: '),
      /overview\.md:2: Unknown field "title_of_page"/,
    ],
    ['invalid YAML', post, title('title: a: '), /index\.md:\d+: The front matter isn’t valid YAML/],
    ['an unknown tag', post, (text) => text.replace(/^tags: .*$/m, 'tags: [nonesuch]'), /"tags"/],
  ];
  it.each(broken)('shows %s in the overlay until it is fixed', async (_, file, edit, words) => {
    const { page } = await openPage(
      file === doc ? '/docs/next/overview' : '/blog/gravitino-release-0-5-0',
    );
    let fixed = '';
    const restore = change(file, (text) => {
      fixed = append('Fixed words.')(text);
      return edit(text);
    });
    await waitForError(page, words);
    change(file, () => fixed);
    await waitForText(page, 'Fixed words.');
    await page.locator(overlay).waitFor({ state: 'detached', ...patience });
    restore();
  });

  it('shows new pages and posts without a restart', async () => {
    const { page } = await openPage('/docs/next/overview');
    const front = (fields: string): string =>
      `---\ntitle: A new page of the test\ndescription: One sentence that is long enough to say what the reader of it gets.\n${fields}\n---\n\nWords of the new page.\n\n{/* truncate */}\n`;
    // In sequence, because the framework misses one of two simultaneous changes of different content.
    for (const [file, fields, path] of [
      ['docs/new-page.md', 'slug: /new-page\nkeywords: [sheet]', '/docs/next/new-page'],
      [
        'blog/2024-01-03-new-post/index.md',
        'slug: new-post\ndate: 2024-01-03\nauthors: [gravitino-community]\ntags: [spark, rest]',
        '/blog/new-post',
      ],
    ] as const) {
      await mkdir(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), front(fields));
      await expect
        .poll(async () => {
          await page.goto(path, patience);
          await page.getByRole('heading', { level: 1 }).waitFor(patience);
          return page.getByText('Words of the new page.').first().isVisible();
        }, patience)
        .toBe(true);
    }
    expect(server.process.exitCode).toBeNull();
  });

  it('updates the search index', async () => {
    /** Returns the file of the index of the next version, whose name has a hash. */
    const index = async (): Promise<string | undefined> => {
      const answer = await fetch(new URL('/search-manifest.json', server.address));
      const { shards } = (await answer.json()) as { shards: { tag: string; file: string }[] };
      const file = shards.find(({ tag }) => tag === 'docs-default-current')?.file;
      const { ok } = await fetch(new URL(`/${file}`, server.address));
      expect(ok).toBe(true);
      return file;
    };
    const before = await index();
    const restore = change(doc, append('## Words that nobody has searched for'));
    await expect.poll(index, patience).not.toBe(before);
    restore();
  });
});
