import { expect, it } from 'vitest';
import { readSources } from '../support/sources';

/** Releases that code may name, because no cut changes what it says of them. */
const history: Record<string, string> = {
  // The timeline, and the release whose source names maintainers.
  'src/site/aboutUs.ts': '0.3.0 0.4.0 0.5.0 0.5.1 0.6.0 1.0.0',
  // Since when Gravitino does what other catalogs do, and since when access control works.
  'src/site/comparison.ts': '0.5.1 0.6.0 0.7.0',
  'src/site/security.ts': '0.5.1 0.6.0',
  // Files of the project that a page quotes, as a tag has them, and a post that is announced.
  'src/site/links.ts': '0.5.1 0.6.0 0.7.0 1.0.0',
  'src/site/shell.ts': '1.0.0',
  // An example in a message.
  'src/site/versions.ts': '1.2.3',
};

/** Lists the releases that code names outside of its comments: three numbers, not the four of an address on the network. */
const releasesIn = (code: string): string[] => [
  ...new Set(
    code
      .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
      .match(/(?<![\da-uw-z.])\d+\.\d+\.\d+(?!\.?\d)/g),
  ),
];

it('code names no release but those of history: data of a version is in its release.yaml', () => {
  const named = [...readSources('src', /\.(?:tsx?|css|mustache)$/)]
    // The simulated server behaves as past releases did.
    .filter(([file]) => !file.startsWith('src/sandbox/server/'))
    .map(([file, code]) => [file, releasesIn(code).sort().join(' ')])
    .filter(([, releases]) => releases !== '');
  expect(Object.fromEntries(named)).toEqual(history);
});

it('a release in code is found, and one in a comment or an address is not', () => {
  const code = "const a = 'v0.5.1'; // since 0.4.0\nconst b = '127.0.0.1';";
  expect(releasesIn(code)).toEqual(['0.5.1']);
});
