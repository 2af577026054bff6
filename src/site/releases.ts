const numbersOf = (release: string): number[] => release.split('.').map(Number);

/** Checks whether a release is at least another release; `0.10.0` is later than `0.9.0`. A browser's numeric collation would take
 * 8 ms to load.
 */
export function isReached(release: string, since: string): boolean {
  const [given, earliest] = [numbersOf(release), numbersOf(since)];
  const index = earliest.findIndex((number, place) => number !== (given[place] ?? 0));
  return index < 0 || (given[index] ?? 0) > (earliest[index] ?? 0);
}

/** Differences between releases that pages, diagrams, and samples show. */
export const features = [
  'access-control',
  'cors',
  'events',
  'filesets',
  'flink-connector',
  'mcp-server',
  'names-in-clients',
  'python-client',
  'python-file-system',
  'spark-connector',
  'topics',
] as const;

type Feature = (typeof features)[number];

/** A catalog provider and its data source. */
interface CatalogProvider {
  provider: string;
  source: string;
  /** The objects in its catalogs. */
  manages: string;
  /** Engines whose connectors support its catalogs. */
  engines: readonly string[];
}

/** A release, as described by `release.yaml` next to the pages of its documentation. */
export interface Release {
  /** Three numbers. */
  number: string;
  /** Display name. */
  name: string;
  /** Docker image of the server, with the tag. */
  image: string;
  catalogs: readonly CatalogProvider[];
  /** Versions of engines that its connectors support. */
  connectors: readonly { label: string; versions: string }[];
  features: readonly Feature[];
}

/** The release that Next describes. */
export type NextRelease = Pick<Release, 'number' | 'name'>;

/** Lists the names of the data sources that a release supports. */
export const sourcesOf = ({ catalogs }: Release): string[] => catalogs.map(({ source }) => source);

/** Returns the name of the release that Next describes, or `undefined` if that release is already in `versions.json`.
 *
 * @param latest the newest version of `versions.json`.
 */
export const releaseInNext = (latest: string, { number, name }: NextRelease): string | undefined =>
  isReached(latest, number) ? undefined : name;
