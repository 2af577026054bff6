/** Folder of the latest release below `/docs/`: `/docs/latest/…` is permanent, whatever the number behind it. */
export const latestPath = 'latest';
/** Folder of the unreleased version below `/docs/`. */
export const nextPath = 'next';

/**
 * Rejects an invalid release number. The suffix of the incubator isn't part of it: `releaseName` adds it where a release had it.
 *
 * @param source what names the version, for the message.
 * @throws Error naming the version and what it must be.
 */
export function assertVersion(version: string, source: string): void {
  if (!/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/.test(version)) {
    throw new Error(
      `${source}: invalid version "${version}". Write three numbers without a prefix or suffix, such as 1.2.3.`,
    );
  }
}

/**
 * Derives the docs plugin's versions from the released ones, newest first, as `versions.json` lists them.
 * The newest lives at `/docs/latest/`, `current` at `/docs/next/`, and older ones, by default, at their number (specification §2).
 * Before the first release `current` is all there is.
 *
 * @throws Error naming an invalid or misplaced entry of `versions.json`.
 */
export function docsVersions(released: readonly string[]): {
  lastVersion: string;
  /** Folders below `/docs/`. */
  versions: Record<string, { path: string }>;
} {
  for (const version of released) {
    assertVersion(version, 'versions.json');
  }
  released.forEach((version, at) => {
    const next = released[at + 1];
    if (next !== undefined && version.localeCompare(next, 'en', { numeric: true }) <= 0) {
      throw new Error(
        `versions.json: "${version}" comes before "${next}". List the newest version first.`,
      );
    }
  });
  const [lastVersion = 'current'] = released;
  return {
    lastVersion,
    versions: { current: { path: nextPath }, [lastVersion]: { path: latestPath } },
  };
}

/** Returns the folder of a version's pages, below the site. @param version as in `versions.json`, or `current`. */
export const docsFolder = (version: string): string =>
  version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
