import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCards } from '../../src/plugins/social-cards';
import { type Card, cardSize, titleSize } from '../../src/plugins/social-cards/card';
import { pageCards } from '../../src/plugins/social-cards/cards';
import { tokenValues } from '../../src/plugins/social-cards/tokens';
import { coverNames, coverOf } from '../../src/site/covers';
import { cardOfPage } from '../../src/site/links';
import { answers } from '../support/answers';
import { sizeOf } from '../support/blogDocument';
import { rootDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

const card: Card = { title: 'A title that is drawn', label: 'Tag', cover: 'context' };

/** Names that more than one of the drawings or posts has. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('covers', () => {
  it('are files of their own, each with its ground and its drawing, in colors of the site', async () => {
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
    expect(repeated(files)).toEqual([]);
  });

  it('are those that posts name, or else the layers', () => {
    expect(coverOf({ cover: 'iceberg' })).toBe('iceberg');
    expect(coverOf({ cover: 'rocket' })).toBe('layers');
    expect(coverOf({})).toBe('layers');
  });
});

answers('addresses of cards %s has %s', cardOfPage, [
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

describe('colors', () => {
  it('come from the style sheet of the site, by mode', async () => {
    const [light, dark] = [await tokenValues('light'), await tokenValues('dark')];
    expect(Object.keys(light).sort()).toEqual(Object.keys(dark).sort());
    expect(light['color-page']).not.toBe(dark['color-page']);
    expect(Object.keys(light).length).toBeGreaterThan(20);
  });
});

describe('cards', () => {
  const { path: siteDir, write, at } = testFolder('all');

  it('set long titles and long words smaller', () => {
    expect(titleSize('Overview')).toBe(64);
    expect(titleSize('Table partitioning, bucketing and sort ordering')).toBe(54);
    expect(titleSize('The relational-backend-storage')).toBe(48);
  });

  it('have addresses of their own', () => {
    const paths = pageCards().map(([address]) => address);
    expect(paths.length).toBeGreaterThan(8);
    expect(repeated(paths)).toEqual([]);
  });

  it('are drawn once, and again after a change of the card, the code, or the installed packages', async () => {
    const change = (name: string): void => write(name, `${name} ${Math.random()}`);
    const drawn = (...names: string[]): Promise<number> =>
      writeCards(
        names.map((name) => [`${name}.png`, { ...card, title: name }]),
        at('out'),
        siteDir,
      );
    const code = ['card.ts', 'covers/key.svg', 'tokens.css', 'brand.ts'].map(
      (name, index) =>
        `${['src/plugins/social-cards/', 'static/img/', 'src/css/', 'src/site/'][index]}${name}`,
    );
    for (const name of ['package.json', 'package-lock.json', ...code]) {
      change(name);
    }
    expect(await drawn('One')).toBe(1);
    expect(await drawn('One', 'Two')).toBe(1);
    expect(await sizeOf(at('out/Two.png'))).toEqual(cardSize);
    for (const name of ['package-lock.json', ...code]) {
      change(name);
      expect(await drawn('Two'), name).toBe(1);
    }
  });
});
