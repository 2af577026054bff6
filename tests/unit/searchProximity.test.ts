import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/search/engine/evidence';
import { proximity, stemsInOrder } from '../../src/search/engine/proximity';
import { createSearchIndex } from '../../src/search/engine/searchIndex';
import { stem } from '../../src/search/engine/stem';
import { recordsOfBlocks } from '../../src/search/records/blocks';
import { groupByShard, packShard } from '../../src/search/records/packShard';

const asked = (query: string): Parameters<typeof proximity>[1] => {
  const terms = query.split(' ');
  return terms.map((term) => ({
    term,
    share: 1 / terms.length,
    evidence: { near: new Map([[stem(term), 1]]) } as unknown as Evidence,
  }));
};
const gains = (query: string, ...texts: string[]): number[] => [
  ...proximity(
    texts.map((_, id) => ({ id, page: id })),
    asked(query),
    (id) => stemsInOrder(texts[id] ?? ''),
  ),
];

describe('words of a query that stand close together', () => {
  it('say more than the same words far apart, in either order and in other forms', () => {
    const [together, turned, apart, none] = gains(
      'restart server',
      'restarting the server',
      'a server that is restarted',
      'restart what you like; of all things there are, leave the server',
      'nothing of the kind',
    );
    expect(together).toBeGreaterThan(0);
    expect(turned).toBeGreaterThan(0);
    expect(apart).toBe(0);
    expect(none).toBe(0);
  });

  it('say less where many pages have them so', () => {
    const [rare = 0] = gains('hive catalog', 'a hive catalog', 'hive', 'catalog');
    const [common = 0] = gains('hive catalog', 'a hive catalog', 'hive catalog', 'hive catalog');
    expect(common).toBeGreaterThan(0);
    expect(common).toBeLessThan(rare);
  });

  it("are two words: one that means both doesn't count, and one alone gains nothing", () => {
    const both = asked('table column').map((word) => ({
      ...word,
      evidence: { near: new Map([['table', 1]]) } as unknown as Evidence,
    }));
    expect([...proximity([{ id: 0, page: 0 }], both, () => ['table', 'other'])]).toEqual([0]);
    expect(gains('catalog', 'catalog catalog')).toEqual([0]);
  });

  it('decide between pages that have the same words', () => {
    const page = (path: string, text: string) =>
      recordsOfBlocks(
        [
          { level: 1, text: `Page of ${path.slice(1)}`, anchor: null },
          { level: 0, text, anchor: null },
        ],
        {
          siteUrl: 'https://example.org',
          path,
          lvl0: 'Docs',
          language: 'en',
          version: '1.0',
          tag: 'docs-default-1.0',
          pageRank: 0,
        },
      );
    const far = 'The lock is taken by whoever comes first, and the others wait for a timeout.';
    const near = 'Whoever comes first takes it, and the others wait for the timeout of the lock.';
    const records = [...page('/first', far), ...page('/second', near)];
    const index = createSearchIndex(
      groupByShard(records).map((group) => packShard(group, 'https://example.org')),
    );
    expect(index.search('lock timeout').matches[0]?.section.path).toBe('/second');
  });
});
