import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { coverShapes } from '../../src/drawing/cover';
import { openCache } from '../../src/plugins/cache/contentCache';
import { readKnownKeys, readPosts } from '../../src/plugins/front-matter/read';
import { type Card, cardSize, titleSize } from '../../src/plugins/social-cards/card';
import { docsCards } from '../../src/plugins/social-cards/docsCards';
import { pageCards, siteCard } from '../../src/plugins/social-cards/pageCards';
import { cardKey, renderCard, writeCard } from '../../src/plugins/social-cards/render';
import { parseTokens, tokenValues } from '../../src/plugins/social-cards/tokens';
import { coverNames, coverOf } from '../../src/site/covers';
import { cardOfPage } from '../../src/site/socialCards';
import { pngSize } from '../support/blogDocument';
import { rootDir } from '../support/paths';

const card: Card = {
  title: 'A title that is drawn',
  label: 'Tag',
  cover: 'context',
  brand: 'Brand',
  foot: 'example.org',
  colours: await tokenValues('dark'),
};

const posts = (await readPosts(rootDir)).map(({ file, frontMatter }) => ({
  file,
  frontMatter,
  tags: [frontMatter.tags].flat().map((tag) => ({ permalink: `/blog/tags/${tag}` })),
}));

/** Names that more than one of the drawings or posts has. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('covers', () => {
  it('have a drawing for every tag of the blog, one known or new', async () => {
    const { 'tags.yml': tags } = await readKnownKeys(rootDir);
    const coverOfFirst = (tag: string): string =>
      coverOf({ frontMatter: {}, tags: [{ permalink: `/blog/tags/${tag}` }] });
    expect(coverNames).toEqual(expect.arrayContaining([...tags, 'no-such-tag'].map(coverOfFirst)));
    expect(coverOfFirst('rest')).not.toBe(coverOfFirst('no-such-tag'));
  });

  it('are drawn whole, each unlike the others', () => {
    for (const name of coverNames) {
      const cover = coverShapes(name);
      expect(cover.length, name).toBeGreaterThan(4);
      expect(
        cover.filter(({ path }) => /NaN|undefined/.test(path)),
        name,
      ).toEqual([]);
    }
    expect(repeated(coverNames.map((name) => JSON.stringify(coverShapes(name))))).toEqual([]);
  });

  it('are of one post each in this blog', () => {
    expect(posts.length).toBeGreaterThan(17);
    expect(repeated(posts.map(coverOf))).toEqual([]);
    const [post] = posts;
    expect(repeated([post, post].flatMap((one) => (one ? [coverOf(one)] : [])))).toHaveLength(1);
  });

  it('are those of the first tag where a post names none, and of the vendor where nothing is known', () => {
    const tags = [{ permalink: '/blog/tags/spark' }, { permalink: '/blog/tags/rest' }];
    expect(coverOf({ frontMatter: {}, tags })).toBe('plug');
    expect(coverOf({ frontMatter: { cover: 'iceberg' }, tags })).toBe('iceberg');
    expect(coverOf({ frontMatter: { cover: 'rocket' }, tags: [] })).toBe('layers');
  });
});

describe('addresses of cards', () => {
  it.each([
    ['/', undefined],
    ['/search', undefined],
    ['/careers-fair', undefined],
    ['/docs/latest/', '/img/docs/latest.png'],
    ['/docs/0.5.0/trino-connector/sql-support', '/img/docs/0.5.0/trino-connector/sql-support.png'],
    ['/careers', '/img/pages/careers.png'],
    ['/careers/senior-database-engineer', '/img/pages/careers/senior-database-engineer.png'],
    ['/gravitino/icons', '/img/pages/gravitino.png'],
    ['/blog/tags/ai', '/img/pages/blog.png'],
    ['/blog/', '/img/pages/blog.png'],
  ])('%s has %s', (path, address) => {
    expect(cardOfPage(path)).toBe(address);
  });
});

describe('colours', () => {
  it('come from the style sheet of the site, by mode', async () => {
    const [light, dark] = [await tokenValues('light'), await tokenValues('dark')];
    expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort());
    expect(light['color-page']).not.toBe(dark['color-page']);
  });

  it('are read from blocks that pass, without comments', () => {
    const css = ".a { --x: 1px; /* --y: 2px; */ }\n.b,\n[data-theme='dark'] { --color-x: #fff; }";
    const tokens = parseTokens(css, (selector) => selector.includes("[data-theme='dark']"));
    expect([...tokens]).toEqual([['color-x', '#fff']]);
  });
});

describe('cards', () => {
  it('set long titles and long words smaller', () => {
    expect(titleSize('Overview')).toBe(64);
    expect(titleSize('Table partitioning, bucketing and sort ordering')).toBe(54);
    expect(titleSize('The relational-backend-storage')).toBe(48);
  });

  it('are placed for every page of the documentation that names no picture', () => {
    const doc = (permalink: string, frontMatter: { image?: string } = {}) => ({
      permalink,
      title: 'T',
      frontMatter,
    });
    const docs = [
      doc('/docs/next/kafka-catalog'),
      doc('/docs/next/a', { image: './a.png' }),
      doc('/docs/next/api/rest/load-table'),
    ];
    const versions = [{ label: 'Next', docs }] as unknown as LoadedVersion[];
    expect(
      docsCards(versions, '/').map(({ path, card: { label, cover } }) => [path, label, cover]),
    ).toEqual([
      ['img/docs/next/kafka-catalog.png', 'Gravitino Next · Documentation', 'stream'],
      ['img/docs/next/api/rest/load-table.png', 'Gravitino Next · REST API', 'gears'],
    ]);
  });

  it('have addresses of their own', () => {
    const paths = [siteCard, ...pageCards()].map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(8);
    expect(repeated(paths)).toEqual([]);
  });

  it('are PNGs of the size that networks ask for', async () => {
    expect(pngSize(await renderCard(card))).toEqual(cardSize);
  });

  it('would not pass for PNGs if they were none', () => {
    expect(() => pngSize(new TextEncoder().encode('<svg width="1200" height="630"/>'))).toThrow(
      'no PNG',
    );
  });

  it('are drawn once and then taken from the cache', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'cards-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    const cache = openCache(join(dir, 'cache'));
    expect(await writeCard(card, join(dir, 'out/one.png'), cache)).toBe(true);
    const never = () => Promise.reject(new Error('drawn twice'));
    expect(await writeCard(card, join(dir, 'out/two.png'), cache, never)).toBe(false);
    const [one, two] = await Promise.all(
      ['one', 'two'].map((name) => readFile(join(dir, `out/${name}.png`))),
    );
    expect(one).toEqual(two);
    expect(await readdir(join(dir, 'cache'))).toEqual([`${cardKey(card)}.png`]);
    await expect(
      writeCard({ ...card, title: 'New' }, join(dir, 'out/three.png'), cache, never),
    ).rejects.toThrow('drawn twice');
  });

  it('have a key that changes with everything they show', () => {
    const changed = [
      { ...card, title: 'Other' },
      { ...card, label: 'Other' },
      { ...card, cover: 'gears' as const },
      { ...card, foot: 'other.example' },
      { ...card, colours: { ...card.colours, 'color-page': '#000' } },
    ];
    expect(new Set([card, ...changed].map(cardKey)).size).toBe(changed.length + 1);
  });
});
