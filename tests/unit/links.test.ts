import { expect, it } from 'vitest';
import { assertBaseUrl, links, pages } from '../../src/site/links';
import { readSources } from '../support/sources';

/** Addresses that may be outside `src/site/links.ts`: the reader's machine, bases of paths, vocabularies, examples, and this site. */
const exceptions =
  /^https?:\/\/(?:127\.0\.0\.1:|host\b|localhost:|\$|site\.invalid|www\.w3\.org\/2000\/svg|schema\.org|gravitino\.example\.com|www\.example\.org|datastrato\.ai)/;

const sources = readSources('src', /\.(tsx?|mjs|css)$/);
sources.delete('src/site/links.ts');

/** Lists the literals of a kind in code; comments may cite what they like. */
const literals = (code: string, pattern: RegExp): string[] =>
  code.replace(/^\s*(?:\/\*|\*|\/\/).*$| \/\/ .*$/gm, '').match(pattern) ?? [];

/** Lists the addresses of other sites that code names. */
const addresses = (code: string): string[] =>
  literals(code, /https?:\/\/[\w$][^\s'"`)]*/g).filter((address) => !exceptions.test(address));

it('addresses of other sites are in src/site/links.ts, once', () => {
  expect([...sources].flatMap(([, code]) => addresses(code))).toEqual([]);
  expect(addresses("a = 'https://other.org/x'; // http://comment.org")).toEqual([
    'https://other.org/x',
  ]);
  const all = Object.values(links);
  expect(new Set(all).size).toBe(all.length);
});

it('addresses of pages that several places link to are there, too', () => {
  const paths = Object.values(pages).filter((path) => path !== pages.home);
  const quoted = new RegExp(`['"\`](${paths.join('|')})['"\`]`, 'g');
  // The build's own code names routes of the framework, whatever this site links to.
  const shown = [...sources].filter(([file]) => !/^src\/(plugins|tools)\//.test(file));
  expect(shown.flatMap(([, code]) => literals(code, quoted))).toEqual([]);
});

it.each([
  ['website', 'invalid baseUrl'],
  ['/website', 'invalid baseUrl'],
  ['/a b/', 'invalid baseUrl'],
  ['/gravitino/', 'is where the page /gravitino is'],
  ['/docs/', 'is where the page /docs/latest/ is'],
  ['/blog/', 'is where the page /blog is'],
])('the base URL %s is refused: %s', (baseUrl, message) => {
  expect(() => assertBaseUrl(baseUrl)).toThrow(message);
});

it.each(['/', '/website/', '/a/b/', '/docs.example/'])('the base URL %s is accepted', (baseUrl) => {
  expect(() => assertBaseUrl(baseUrl)).not.toThrow();
});
