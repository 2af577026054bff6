import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { jobs } from '../../src/site/careers';
import { iconNames } from '../../src/site/content';
import { diagrams } from '../../src/site/diagrams';
import { assertBaseUrl, links, pages } from '../../src/site/links';
import { pageKeywords, searchLanguage } from '../../src/site/search';
import { queries } from '../bench/search/queries';
import { rootDir } from '../support/paths';
import { readSources, type Sources } from '../support/sources';
import { testCases } from '../support/testCases';

const read = (file: string): string => readFileSync(join(rootDir, file), 'utf8');
const sources = readSources('src', /\.(?:tsx?|mjs|css|mustache)$/);
const code = new Map(sources).set('docusaurus.config.ts', read('docusaurus.config.ts'));
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$| \/\/ .*$/gm, '');

/** Lists the exports of `src/site` that no other file uses. */
function unusedExports(all: Sources): string[] {
  const words = [...all].map(
    ([file, text]) => [file, new Set(withoutComments(text).match(/[\w$]+/g))] as const,
  );
  const declared = /^export (?:const|function|interface|type) (\w+)/gm;
  return [...all]
    .filter(([file]) => file.startsWith('src/site/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(declared)]
        .filter(([, name = '']) => !words.some(([other, has]) => other !== file && has.has(name)))
        .map(([, name]) => `${file}: ${name}`),
    );
}

it('every export of src/site is used by another file', () => {
  expect(unusedExports(code)).toEqual([]);
  const wrong = new Map([['src/site/a.ts', 'export const unread = 1;\nconst b = unread;\n']]);
  expect(unusedExports(wrong)).toEqual(['src/site/a.ts: unread']);
});

it('every diagram is on a page, and its files have the declared heights', () => {
  const markdown = ['docs', 'versioned_docs', 'blog'].flatMap((folder) => [
    ...readSources(folder, /\.mdx?$/).values(),
  ]);
  const texts = [...markdown, ...code.values()].join('\n');
  const files: Record<string, string> = {};
  for (const [name, { heights }] of Object.entries(diagrams)) {
    expect(texts).toMatch(new RegExp(`<ConceptDiagram name=['"]${name}['"]`));
    files[`${name}.svg`] = `0 0 720 ${heights[0]}`;
    files[`${name}-narrow.svg`] = `0 0 336 ${heights[1]}`;
  }
  const boxes = readdirSync(join(rootDir, 'static/img/diagrams')).map((file) => [
    file,
    /viewBox="([^"]+)"/.exec(read(`static/img/diagrams/${file}`))?.[1],
  ]);
  expect(Object.fromEntries(boxes)).toEqual(files);
});

it('icon names match the symbols of icons.svg', () => {
  const symbols = [...read('static/img/icons.svg').matchAll(/<symbol id="(\w+)"/g)];
  expect(symbols.map(([, name]) => name)).toEqual([...iconNames]);
});

/** Addresses that may be outside `src/site/links.ts`: local ones, URL bases, vocabularies, examples, and this site. */
const allowedAddress =
  /^https?:\/\/(?:127\.0\.0\.1:|host\b|localhost:|\$|site\.invalid|www\.w3\.org\/2000\/svg|schema\.org|gravitino\.example\.com|www\.example\.org|datastrato\.ai)/;
/** Lists the addresses of other sites that code names. */
const addressesIn = (text: string): string[] =>
  (withoutComments(text).match(/https?:\/\/[\w$][^\s'"`)]*/g) ?? []).filter(
    (address) => !allowedAddress.test(address),
  );
const others = [...sources].filter(([file]) => file !== 'src/site/links.ts');

it('src/site/links.ts has each address of another site once', () => {
  expect(others.flatMap(([, text]) => addressesIn(text))).toEqual([]);
  expect(addressesIn("a = 'https://other.org/x'; // http://comment.org")).toEqual([
    'https://other.org/x',
  ]);
  const all = Object.values(links);
  expect(new Set(all).size).toBe(all.length);
});

it('code doesn’t repeat the addresses of pages in src/site/links.ts', () => {
  const paths = Object.values(pages).filter((path) => path !== pages.home);
  const quoted = new RegExp(`['"\`](${paths.join('|')})['"\`]`, 'g');
  // Plugins and tools name routes of the framework.
  const shown = others.filter(([file]) => !/^src\/(plugins|tools)\//.test(file));
  expect(shown.flatMap(([, text]) => withoutComments(text).match(quoted) ?? [])).toEqual([]);
});

const baseUrlProblem = (baseUrl: string): string | undefined => {
  try {
    assertBaseUrl(baseUrl);
  } catch (error) {
    return /invalid baseUrl|is also the path of the page \S+(?=,)/.exec(String(error))?.[0];
  }
};
testCases('the base URL %s is checked: %s', baseUrlProblem, [
  ['website', 'invalid baseUrl'],
  ['/website', 'invalid baseUrl'],
  ['/a b/', 'invalid baseUrl'],
  ['/gravitino/', 'is also the path of the page /gravitino'],
  ['/docs/', 'is also the path of the page /docs/latest/'],
  ['/blog/', 'is also the path of the page /blog'],
  ...['/', '/website/', '/a/b/', '/docs.example/'].map((baseUrl) => [baseUrl, undefined] as const),
]);

/** Releases that code may name, because statements about them don't change with a new version. */
const history: Record<string, string> = {
  // The timeline, and the release whose source lists the maintainers.
  'src/site/aboutUs.ts': '0.3.0 0.4.0 0.5.0 0.5.1 0.6.0 1.0.0',
  // Releases that added features.
  'src/site/comparison.ts': '0.5.1 0.6.0 0.7.0',
  'src/site/security.ts': '0.5.1 0.6.0',
  // Files of the project at a tag, and an announced post.
  'src/site/links.ts': '0.5.1 0.6.0 0.7.0 1.0.0',
  'src/site/shell.ts': '1.0.0',
  // An example in a message.
  'src/site/versions.ts': '1.2.3',
};
/** Lists the releases that code names: three numbers, not the four of an IP address. */
const releasesIn = (text: string): string[] => [
  ...new Set(withoutComments(text).match(/(?<![\da-uw-z.])\d+\.\d+\.\d+(?!\.?\d)/g)),
];

it('code names only past releases, because release.yaml contains the data of a version', () => {
  const named = [...sources]
    // The simulated server behaves as past releases did.
    .filter(([file]) => !file.startsWith('src/sandbox/server/'))
    .map(([file, text]) => [file, releasesIn(text).sort().join(' ')])
    .filter(([, releases]) => releases !== '');
  expect(Object.fromEntries(named)).toEqual(history);
  const planted = "const a = 'v0.5.1'; // since 0.4.0\nconst b = '127.0.0.1';";
  expect(releasesIn(planted)).toEqual(['0.5.1']);
});

it('only open positions have keywords for the search', () => {
  const prefix = `${pages.careers}/`;
  const named = Object.keys(pageKeywords).filter((path) => path.startsWith(prefix));
  expect(named.sort()).toEqual(jobs.map(({ slug }) => prefix + slug).sort());
});

it('a query of the search bench uses each group of synonyms', () => {
  const asked = queries.flatMap(({ query }) => query.toLowerCase().split(/\W+/));
  const isAsked = (group: readonly string[]): boolean =>
    group.some((word) => asked.some((term) => term.startsWith(word)));
  expect(searchLanguage.synonyms.filter((group) => !isAsked(group))).toEqual([]);
  expect(isAsked(['zebra', 'okapi'])).toBe(false);
});

it('groups of synonyms share no words', () => {
  const words = searchLanguage.synonyms.flat();
  expect(new Set(words).size).toBe(words.length);
});
