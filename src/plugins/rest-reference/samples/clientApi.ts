/** What sets the client libraries of the product's versions apart. */
export interface ClientApi {
  /** Root package of the Java client. */
  javaRoot: string;
  /** The Java API has column defaults, literals, indexes and partitions. */
  hasIndexes: boolean;
  /** Metalakes are managed by an admin client, and a client is bound to one metalake. */
  hasAdminClient: boolean;
  /** Catalogs, schemas and metalakes are given by their names, not by whole identifiers. */
  takesNames: boolean;
  /** There is a Python client. */
  hasPython: boolean;
}

/** Compares the numbers of two versions; anything behind them, such as `-incubating`, doesn't count. */
export function isAtLeast(version: string, least: string): boolean {
  const numbers = (text: string): number[] => text.replace(/-.*$/, '').split('.').map(Number);
  const given = numbers(version);
  for (const [index, needed] of numbers(least).entries()) {
    const number = given[index] ?? 0;
    if (number !== needed) {
      return number > needed;
    }
  }
  return true;
}

/**
 * Returns what the client libraries of a version look like.
 *
 * @throws Error when the version isn't of the form `0.5.1`.
 */
export function clientApi(version: string): ClientApi {
  if (!/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(
      `info.version "${version}" is no version of the product, so the client samples can't be written. Write one such as 0.5.1.`,
    );
  }
  const takesNames = isAtLeast(version, '0.6.0');
  return {
    javaRoot: takesNames ? 'org.apache.gravitino' : 'com.datastrato.gravitino',
    hasIndexes: isAtLeast(version, '0.4.0'),
    hasAdminClient: isAtLeast(version, '0.5.0'),
    takesNames,
    hasPython: isAtLeast(version, '0.5.1'),
  };
}
