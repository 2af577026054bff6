import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '../support/paths';
import { trackedFiles } from '../support/sources';

/** Releases that code may name, each with the reason why no cut changes it. */
const history: Record<string, { releases: string[]; reason: string }> = {
  'src/site/aboutUs.ts': {
    releases: ['0.3.0', '0.4.0', '0.5.0', '0.5.1', '0.6.0', '1.0.0'],
    reason: 'the timeline: what happened when; the release whose source names maintainers',
  },
  'src/site/comparison.ts': {
    releases: ['0.5.1', '0.6.0', '0.7.0'],
    reason: 'from which release on Gravitino does what other catalogs do',
  },
  'src/site/security.ts': {
    releases: ['0.5.1', '0.6.0'],
    reason: 'from which release on access control works',
  },
  'src/site/links.ts': {
    releases: ['0.5.1', '0.6.0', '0.7.0', '1.0.0'],
    reason: 'files of the project that a page quotes, as a tag has them',
  },
  'src/site/shell.ts': { releases: ['1.0.0'], reason: 'the post that it announces' },
  'src/site/versions.ts': { releases: ['1.2.3'], reason: 'an example in a message' },
};

/** Code about the behavior of past releases; a newer release behaves as the newest. */
const pastBehavior = /^src\/sandbox\/server\//;

/** Returns code without its comments; the two slashes of an address are none. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');

/** Lists the releases that code names: three numbers, not the four of an address on the network. */
const releasesIn = (code: string): string[] => [
  ...new Set(withoutComments(code).match(/(?<![\da-uw-z.])\d+\.\d+\.\d+(?!\.?\d)/g)),
];

/** Lists what the history doesn't allow, and what it allows though it isn't there. */
function problemsOf(sources: ReadonlyMap<string, string>): string[] {
  const found = [...sources].map(([file, code]) => [file, releasesIn(code)] as const);
  const unknown = found.flatMap(([file, releases]) =>
    releases
      .filter((release) => !history[file]?.releases.includes(release))
      .map((release) => `${file} names ${release}: write it into release.yaml of the version.`),
  );
  const named = new Map(found);
  const stale = Object.entries(history).flatMap(([file, { releases }]) =>
    releases
      .filter((release) => !named.get(file)?.includes(release))
      .map((release) => `${file} doesn't name ${release}: take it out of this test.`),
  );
  return [...unknown, ...stale];
}

const sources = new Map(
  trackedFiles('src', 'docusaurus.config.ts', 'sidebars.ts')
    .filter((file) => /\.(?:tsx?|css|mustache)$/.test(file) && !pastBehavior.test(file))
    .map((file) => [file, readFileSync(join(rootDir, file), 'utf8')]),
);

it('code names no release but those of history', () => {
  expect(sources.size).toBeGreaterThan(300);
  expect(problemsOf(sources)).toEqual([]);
});
