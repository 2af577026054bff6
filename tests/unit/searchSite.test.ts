import { expect, test } from 'vitest';
import { jobs } from '../../src/site/careers';
import { pages } from '../../src/site/links';
import { leftOutSections, pageKeywords, searchLanguage } from '../../src/site/search';
import { queries } from '../bench/search/queries';

test('keywords are given for each open position, and for none that is filled', () => {
  const prefix = `${pages.careers}/`;
  const named = Object.keys(pageKeywords).filter((path) => path.startsWith(prefix));
  expect(named.sort()).toEqual(jobs.map(({ slug }) => prefix + slug).sort());
});

test('each group of synonyms was needed by a query of the bench, and shares no word', () => {
  const asked = queries.flatMap(({ query }) => query.toLowerCase().split(/\W+/));
  const isAsked = (group: readonly string[]): boolean =>
    group.some((word) => asked.some((one) => one.startsWith(word)));
  expect(searchLanguage.synonyms.filter((group) => !isAsked(group))).toEqual([]);
  expect(isAsked(['zebra', 'okapi'])).toBe(false);
  const words = searchLanguage.synonyms.flat();
  expect(new Set(words).size).toBe(words.length);
});

test('types are left out of operations, not of guides', () => {
  expect(leftOutSections('/docs/latest/api/rest/create-table')).toContain('Types');
  expect(leftOutSections('/docs/latest/overview')).not.toContain('Types');
});
