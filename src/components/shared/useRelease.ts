import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import releases from '@generated/site-data/default/releases.json';
import type { Release } from '@site/src/site/releases';

/** Returns the release of a version, by default the latest. @throws Error for an unknown version. */
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
