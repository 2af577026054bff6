import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jobs } from '../../src/site/careers';
import { pages } from '../../src/site/links';
import { leftOutSections, pageKeywords, popularPages, searchLanguage } from '../../src/site/search';
import { latestPath } from '../../src/site/versions';
import released from '../../versions.json';
import { queries } from '../bench/search/queries';
import { rootDir } from '../support/paths';
import { word } from '../support/words';

const latest = join(rootDir, `versioned_docs/version-${released[0]}`);
const docsPath = `/docs/${latestPath}/`;

/** The source of a page of the latest version, `undefined` where there is none. */
function sourceOf(path: string): string | undefined {
  if (!path.startsWith(docsPath)) {
    return undefined;
  }
  const name = path.slice(docsPath.length).split('#')[0] ?? '';
  const files = ['.md', '.mdx'].map((ending) => join(latest, `${name}${ending}`));
  const file = files.find((one) => existsSync(one));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/** The title of a page; operations have theirs from the file that they are made of. */
function titleOf(path: string): string | undefined {
  if (path === pages.sandbox) {
    return word('playground.title');
  }
  return path === `${docsPath}api/rest/gravitino-rest-api`
    ? /^ {2}title: (.*)$/m.exec(readFileSync(join(latest, 'api/rest/openapi.yaml'), 'utf8'))?.[1]
    : /^title: (.*)$/m.exec(sourceOf(path) ?? '')?.[1];
}

describe('popular pages', () => {
  test.each(Object.entries(popularPages))('%s at %s has its label in its title', (name, path) => {
    const label = word(`search.popular.${name}`);
    expect(titleOf(path)?.toLowerCase()).toContain(label.toLowerCase());
  });

  test('one that is gone is noticed', () => {
    expect(titleOf(`${docsPath}no-such-page`)).toBeUndefined();
  });
});

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
