import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site';
import pluginContentBlog, {
  type BlogContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-blog';
import type { RouteConfig } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../docusaurus.config';
import { rootDir } from '../support/paths';

const count = 1001;
let siteDir: string;
let routes: RouteConfig[];
const data: Record<string, unknown> = {};

/** The options that the site's configuration gives to the blog. */
function blogOptions(): Record<string, unknown> {
  const [preset] = config.presets ?? [];
  const options: unknown = Array.isArray(preset) ? preset[1] : undefined;
  if (typeof options === 'object' && options !== null && 'blog' in options) {
    return { ...(options.blog as object) };
  }
  throw new Error('docusaurus.config.ts has no options for the blog in its first preset.');
}

beforeAll(async () => {
  siteDir = mkdtempSync(join(tmpdir(), 'blog-pages-'));
  mkdirSync(join(siteDir, 'blog'));
  const words = 'word '.repeat(250);
  for (let n = 0; n < count; n += 1) {
    const date = new Date(Date.UTC(2020, 0, n + 1)).toISOString().slice(0, 10);
    writeFileSync(
      join(siteDir, 'blog', `${date}-post-${n}.md`),
      `---\ntitle: Post ${n}\n---\nSummary.\n\n{/* truncate */}\n\n${words}\n`,
    );
  }
  const plain = { rehypePlugins: [], id: 'default', tags: null, authorsMapPath: 'authors.yml' };
  const options = validateOptions({
    validate: normalizePluginOptions as never,
    options: { ...blogOptions(), ...plain },
  }) as PluginOptions;
  const context = { ...(await loadContext({ siteDir: rootDir })), siteDir };
  const plugin = await pluginContentBlog(context, options);
  const content = (await plugin?.loadContent?.()) as BlogContent;
  routes = [];
  await plugin?.contentLoaded?.({
    content,
    actions: {
      addRoute: (route: RouteConfig) => routes.push(route),
      createData: async (name: string, value: unknown) => {
        data[name] = value;
        return name;
      },
      setGlobalData: () => undefined,
    } as never,
  });
});
afterAll(() => rmSync(siteDir, { recursive: true }));

/** How many posts the page of the index at a path lists. */
const listed = (path: string): number | undefined => {
  const items: unknown = routes.find((route) => route.path === path)?.modules?.items;
  return Array.isArray(items) ? items.length : undefined;
};

describe('a blog of 1001 posts, with the options of the site', () => {
  it('has 1000 on the first page of its index, and the oldest on a second (specification §9)', () => {
    expect(listed('/blog')).toBe(1000);
    expect(listed('/blog/page/2')).toBe(1);
    expect(listed('/blog/page/3')).toBeUndefined();
  });

  it('has the 10 newest in its sidebar, under a heading', () => {
    const list = Object.entries(data).find(([name]) => name.includes('post-list'))?.[1];
    expect(list).toMatchObject({ title: 'Recent posts' });
    const { items } = list as { items: { title: string }[] };
    expect(items.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Post ${count - 1 - n}`),
    );
  });

  it('knows how long each takes to read', () => {
    const posts = Object.values(data).filter(
      (value): value is { readingTime: number } =>
        typeof value === 'object' && value !== null && 'readingTime' in value,
    );
    expect(posts).toHaveLength(count);
    for (const { readingTime } of posts) {
      expect(readingTime).toBeGreaterThan(1);
      expect(readingTime).toBeLessThan(2);
    }
  });
});
