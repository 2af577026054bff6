import { readReleases } from '../../src/plugins/site-data/readRelease';
import type { Release } from '../../src/site/releases';
import released from '../../versions.json';
import { rootDir } from './paths';

const releases = readReleases(rootDir, released);

/**
 * Returns what the release of a version of the documentation is called and has.
 *
 * @param version as in `versions.json`; `current` or `next` for the next one.
 * @throws Error when there is no such version.
 */
export function releaseOf(version: string): Release {
  const release = releases[version === 'next' ? 'current' : version];
  if (release === undefined) {
    throw new Error(`There is no version ${version}. Known: ${Object.keys(releases).join(', ')}.`);
  }
  return release;
}
