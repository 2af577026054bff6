import { describe, expect, it } from 'vitest';
import { assertBaseUrl, links, pages } from '../../src/site/links';
import { readSources, type Sources } from '../support/sources';

/** Addresses that may stand outside `src/site/links.ts`, each with the reason why. */
const exceptions: Record<string, string> = {
  'http://127.0.0.1:': 'the reader’s own machine',
  'http://host': 'base of paths: nobody calls it',
  'http://localhost:': 'the reader’s own machine',
  'http://www.w3.org/2000/svg': 'name of the SVG vocabulary',
  'https://$': 'a host that the code puts in',
  'https://datastrato.ai': 'the address of this site, in brand.ts',
  'https://gravitino.example.com': 'an example in a message',
  'https://schema.org': 'name of the vocabulary of structured data',
  'https://site.invalid': 'base of paths: nobody calls it',
  'https://www.example.org': 'an example in a message',
};

const sources = readSources('src', /\.(tsx?|mjs|css)$/);
sources.delete('src/site/links.ts');

/** Lists the literals of a kind in code, as `file: literal`; comments may cite what they like. */
const literals = (all: Sources, pattern: RegExp): string[] =>
  [...all].flatMap(
    ([file, text]) =>
      text
        .replace(/^\s*(\/\*|\*|\/\/).*$/gm, '')
        .replace(/ \/\/ .*$/gm, '')
        .match(pattern)
        ?.map((literal) => `${file}: ${literal}`) ?? [],
  );

const addresses = (all: Sources): string[] => literals(all, /https?:\/\/[\w$][^\s'"`)]*/g);
const isExcepted = (found: string): boolean =>
  Object.keys(exceptions).some((address) => found.split(': ')[1]?.startsWith(address));

const pageLiterals = (all: Sources): string[] => {
  const quoted = Object.values(pages).filter((path) => path !== pages.home);
  return literals(all, new RegExp(`['"\`](${quoted.join('|')})['"\`]`, 'g'));
};

describe('addresses', () => {
  it('of other sites are in src/site/links.ts, once', () => {
    expect(addresses(sources).filter((found) => !isExcepted(found))).toEqual([]);
    const all = Object.values(links);
    expect(new Set(all).size).toBe(all.length);
  });

  it('of pages that several places link to are there, too', () => {
    // The build's own code names routes of the framework, whatever this site links to.
    const shown = [...sources].filter(([file]) => !/^src\/(plugins|tools)\//.test(file));
    expect(pageLiterals(new Map(shown))).toEqual([]);
  });

  it('have no stale exception', () => {
    const found = addresses(sources).map((literal) => literal.split(': ')[1]);
    const stale = Object.keys(exceptions).filter(
      (address) => !found.some((literal) => literal?.startsWith(address)),
    );
    expect(stale).toEqual([]);
  });
});

describe('the base URL', () => {
  it.each(['/', '/website/', '/a/b/', '/docs.example/'])('may be %s', (baseUrl) => {
    expect(() => assertBaseUrl(baseUrl)).not.toThrow();
  });

  it.each([
    ['website', 'invalid baseUrl'],
    ['/website', 'invalid baseUrl'],
    ['/a b/', 'invalid baseUrl'],
    ['/gravitino/', 'is where the page /gravitino is'],
    ['/docs/', 'is where the page /docs/latest/ is'],
    ['/blog/', 'is where the page /blog is'],
  ])('may not be %s', (baseUrl, message) => {
    expect(() => assertBaseUrl(baseUrl)).toThrow(message);
  });
});
