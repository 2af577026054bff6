/** Releases of the product that changed something the sandbox imitates, oldest first. */
const releases = ['0.3.0', '0.4.0', '0.5.0', '0.5.1', '0.6.0'] as const;

/** One release of the server: what it does follows from its place in the order. */
export interface Release {
  /** As the OpenAPI file has it in `info.version`, such as `0.6.0-incubating`. */
  version: string;
  /** Tells whether a release includes the behavior that an earlier or the same release introduced. */
  isSince(name: (typeof releases)[number]): boolean;
}

/** A number that orders versions; `NaN` for any other text. */
const rank = (version: string): number => {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return parts.length === 3
    ? parts.reduce((sum, part) => sum * 1000 + Number(part), 0)
    : Number.NaN;
};

/**
 * Returns the release that an OpenAPI file describes; one that is newer than all that are known behaves as the newest.
 *
 * @throws Error if it isn't a version number, or older than the oldest known.
 */
export function releaseOf(version: string): Release {
  if (!(rank(version) >= rank(releases[0]))) {
    throw new Error(
      `The sandbox imitates no server of version "${version}". Known from ${releases[0]} on; correct info.version of the OpenAPI file.`,
    );
  }
  return { version, isSince: (name) => rank(version) >= rank(name) };
}
