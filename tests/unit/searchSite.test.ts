import { describe, expect, test } from 'vitest';
import { jobs } from '../../src/site/careers';
import { pages } from '../../src/site/links';
import { leftOutSections, pageKeywords, searchLanguage } from '../../src/site/search';
import { latestPath } from '../../src/site/versions';
import { queries } from '../bench/search/queries';

const docsPath = `/docs/${latestPath}/`;

describe('keywords of pages without front matter', () => {
  test('name the page; others have none here', () => {
    expect(pageKeywords['/privacy-policy']).toContain('cookies');
    expect(pageKeywords['/docs/latest/overview']).toBeUndefined();
  });

  test('name each open position, and none that is gone', () => {
    const prefix = `${pages.careers}/`;
    const named = Object.keys(pageKeywords).filter((path) => path.startsWith(prefix));
    expect(named.sort()).toEqual(jobs.map(({ slug }) => prefix + slug).sort());
  });
});

describe('synonyms', () => {
  const unasked = (groups: readonly (readonly string[])[]): string[] =>
    groups
      .filter(
        (group) =>
          !queries.some(({ query }) =>
            query
              .toLowerCase()
              .split(/\W+/)
              .some((word) => group.some((one) => word.startsWith(one))),
          ),
      )
      .map((group) => group.join(' '));

  test('were each asked for by a query of the bench', () => {
    expect(unasked(searchLanguage.synonyms)).toEqual([]);
    expect(unasked([['zebra', 'okapi']])).toEqual(['zebra okapi']);
  });

  test('have each word in one group', () => {
    const words = searchLanguage.synonyms.flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});

test('replies and types are left out of operations, not of guides', () => {
  expect(leftOutSections(`${docsPath}api/rest/create-table`)).toContain('Types');
  expect(leftOutSections(`${docsPath}overview`)).not.toContain('Types');
});
