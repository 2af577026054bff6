import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import releases from '@generated/site-data/default/releases.json';
import type { Release } from '@site/src/site/releases';

/**
 * Returns what the release of a version of the documentation is called and has.
 *
 * @param version as in `versions.json`, or `current`; without one the latest.
 * @throws Error naming the version when none of the site has that name.
 */
export function useRelease(version?: string): Release {
  const latest = useLatestVersion(undefined).name;
  const name = version ?? latest;
  const release = releases[name];
  if (release === undefined) {
    throw new Error(
      `There is no version "${name}" of the documentation. Known: ${Object.keys(releases).join(', ')}.`,
    );
  }
  return release;
}
