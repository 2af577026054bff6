import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCards } from '../../src/plugins/social-cards';
import { cardSize, type SocialCard, titleSize } from '../../src/plugins/social-cards/card';
import { pageCards, tokenValues } from '../../src/plugins/social-cards/cards';
import { coverNames, coverOf } from '../../src/site/blog';
import { cardOfPage } from '../../src/site/links';
import { sizeOf } from '../support/blogDocument';
import { rootDir } from '../support/paths';
import { testCases } from '../support/testCases';
import { testFolder } from '../support/testFolder';

const card: SocialCard = { title: 'The title of a card', label: 'Tag', cover: 'context' };

it('cover files are distinct drawings in colors of the site', async () => {
  const colors = await tokenValues('dark');
  const files = coverNames.map((name) =>
    readFileSync(join(rootDir, `static/img/covers/${name}.svg`), 'utf8'),
  );
  for (const svg of files) {
    expect(svg).toMatch(/<g id="cover">[\s\S]*<g id="drawing"/);
    const names = [...svg.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in colors))).toEqual([]);
    expect(names.length).toBeGreaterThan(4);
  }
  expect(new Set(files).size).toBe(files.length);
});

testCases('a post with %j has the cover %s', coverOf, [
  [{ cover: 'iceberg' }, 'iceberg'],
  [{ cover: 'rocket' }, 'layers'],
  [{}, 'layers'],
]);

testCases('the page %s has the card %s', cardOfPage, [
  ['/', undefined],
  ['/search', undefined],
  ['/careers-fair', undefined],
  ['/docs/latest/', '/img/docs/guides.png'],
  ['/docs/latest/trino-connector/sql', '/img/docs/connectors.png'],
  ['/docs/latest/api/rest/load-table', '/img/docs/rest.png'],
  ['/docs/0.5.0/security/how-to', '/img/docs/security.png'],
  ['/docs/playground', '/img/docs/playground.png'],
  ['/careers', '/img/pages/careers.png'],
  ['/careers/senior-database-engineer', '/img/pages/careers/senior-database-engineer.png'],
  ['/gravitino/icons', '/img/pages/gravitino.png'],
  ['/blog/tags/ai', '/img/pages/blog.png'],
  ['/blog/', '/img/pages/blog.png'],
]);

it('colors come from the style sheet of the mode', async () => {
  const [light, dark] = [await tokenValues('light'), await tokenValues('dark')];
  expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort());
  expect(light['color-page']).not.toBe(dark['color-page']);
  expect(Object.keys(light).length).toBeGreaterThan(20);
});

describe('cards', () => {
  const { path: siteDir, write, at } = testFolder('all');

  testCases('set the title “%s” in size %d', titleSize, [
    ['Overview', 64],
    ['Table partitioning, bucketing and sort ordering', 54],
    ['The relational-backend-storage', 48],
  ]);

  it('have unique addresses', () => {
    const paths = pageCards().map(([address]) => address);
    expect(paths.length).toBeGreaterThan(8);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are drawn again only after a change of the card, code, or packages', async () => {
    const change = (name: string): void => write(name, `${name} ${Math.random()}`);
    const drawn = (...names: string[]): Promise<number> =>
      writeCards(
        names.map((name) => [`${name}.png`, { ...card, title: name }]),
        at('out'),
        siteDir,
      );
    const code =
      'package-lock.json src/plugins/social-cards/card.ts static/img/covers/key.svg src/css/tokens.css src/site/brand.ts'.split(
        ' ',
      );
    for (const name of ['package.json', ...code]) {
      change(name);
    }
    expect(await drawn('One')).toBe(1);
    expect(await drawn('One', 'Two')).toBe(1);
    expect(await sizeOf(at('out/Two.png'))).toEqual(cardSize);
    for (const name of code) {
      change(name);
      expect(await drawn('Two'), name).toBe(1);
    }
  });
});
