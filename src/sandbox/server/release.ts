/** Releases of the product that changed something the sandbox imitates, oldest first. */
const releases = ['0.3.0', '0.3.1', '0.4.0', '0.5.0', '0.5.1', '0.6.0'] as const;

export type ReleaseName = (typeof releases)[number];

/** One release of the server: what it does follows from its place in the order. */
export interface Release {
  /** As the OpenAPI file has it in `info.version`, such as `0.6.0-incubating`. */
  version: string;
  /** Tells whether a behaviour that came with a release is there. */
  isSince(name: ReleaseName): boolean;
}

const numbersOf = (version: string): number[] =>
  version
    .replace(/-.*$/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));

function compare(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left.map((number, at) => number - (right[at] ?? 0)).find((order) => order !== 0) ?? 0;
}

/**
 * Returns the release that an OpenAPI file describes; one that is newer than all that are known behaves as the newest.
 *
 * @throws Error if it is no version number, or older than the oldest known.
 */
export function releaseOf(version: string): Release {
  if (!/^\d+\.\d+\.\d+/.test(version) || compare(version, releases[0]) < 0) {
    throw new Error(
      `The sandbox imitates no server of version "${version}". Known from ${releases[0]} on; correct info.version of the OpenAPI file.`,
    );
  }
  return { version, isSince: (name) => compare(version, name) >= 0 };
}

/** A value that changed with releases: the one of the newest entry that is not newer than the release. */
export type ByRelease<T> = Partial<Record<ReleaseName, T>>;

/** Returns the value that holds in a release, `undefined` before the first entry. */
export function inRelease<T>(values: ByRelease<T>, release: Release): T | undefined {
  const name = releases.findLast((one) => values[one] !== undefined && release.isSince(one));
  return name && values[name];
}
