/** One entry of the docs plugin's `versions` option. */
export interface DocsVersion {
  label: string;
  /** Folder below `/docs/`. */
  path: string;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
}

/** Address part of the latest release: `/docs/latest/…` is permanent, whatever the number behind it. */
export const latestPath = 'latest';
/** Address part and label of the unreleased version. */
export const nextPath = 'next';

/**
 * Derives the docs plugin's versions from the released ones, newest first, as `versions.json` lists them.
 * The newest lives at `/docs/latest/`, older ones at their number, `current` at `/docs/next/` (specification §2).
 * Before the first release `current` is all there is.
 */
export function docsVersions(released: readonly string[]): {
  lastVersion: string;
  versions: Record<string, DocsVersion>;
} {
  const [lastVersion = 'current', ...older] = released;
  const versions: Record<string, DocsVersion> = {
    current: { label: 'Next', path: nextPath, banner: 'unreleased', badge: true },
  };
  for (const version of older) {
    versions[version] = { label: version, path: version, banner: 'unmaintained', badge: true };
  }
  versions[lastVersion] = {
    label: lastVersion,
    path: latestPath,
    banner: 'none',
    badge: true,
  };
  return { lastVersion, versions };
}
