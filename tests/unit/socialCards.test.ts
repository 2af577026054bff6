import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverShapes } from '../../src/drawing/cover';
import { openCache } from '../../src/plugins/cache/contentCache';
import { readKnownKeys } from '../../src/plugins/front-matter/read';
import { type Card, cardSize } from '../../src/plugins/social-cards/card';
import { cardKey, renderCard, writeCard } from '../../src/plugins/social-cards/render';
import { parseTokens, tokenValues } from '../../src/plugins/social-cards/tokens';
import { coverMotifs } from '../../src/site/covers';
import { pngSize } from '../support/blogDocument';
import { rootDir } from '../support/paths';

const card: Card = {
  title: 'A title that is drawn',
  label: 'Tag',
  tag: 'ai',
  brand: 'Brand',
  foot: 'example.org',
  colours: await tokenValues('dark'),
};

const coverTags = Object.keys(coverMotifs);

describe('covers', () => {
  it('have a motif for every tag of the blog, and for no other', async () => {
    const { 'tags.yml': tags } = await readKnownKeys(rootDir);
    expect(coverTags.sort()).toEqual([...tags].sort());
  });

  it('are the same for the same post, and differ between posts', () => {
    for (const tag of coverTags) {
      const cover = coverShapes('One title', tag);
      expect(cover).toEqual(coverShapes('One title', tag));
      expect(cover, tag).not.toEqual(coverShapes('Another title', tag));
      expect(cover.every(({ path }) => !/NaN|undefined/.test(path))).toBe(true);
    }
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
      { ...card, tag: 'rest' },
      { ...card, foot: 'other.example' },
      { ...card, colours: { ...card.colours, 'color-page': '#000' } },
    ];
    expect(new Set([card, ...changed].map(cardKey)).size).toBe(changed.length + 1);
  });
});
