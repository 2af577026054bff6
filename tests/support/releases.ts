import { readReleases } from '../../src/plugins/site-data/readRelease';
import type { Release } from '../../src/site/releases';
import released from '../../versions.json';
import { rootDir } from './paths';

const releases = readReleases(rootDir, released);

/**
 * Returns the release data of a version of the documentation.
 *
 * @param version as in `versions.json`, or `current` or `next` for the next version.
 * @throws Error if the version is unknown.
 */
export function releaseOf(version: string): Release {
  const release = releases[version === 'next' ? 'current' : version];
  if (release === undefined) {
    throw new Error(`Unknown version ${version}. Use one of: ${Object.keys(releases).join(', ')}.`);
  }
  return release;
}
