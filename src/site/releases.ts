const numbersOf = (release: string): number[] => release.split('.').map(Number);

/**
 * Says whether a release is another one or came after it; `0.10.0` is later than `0.9.0`. Compared as numbers: the first
 * comparison of a browser's collation takes 8 ms.
 */
export function isReached(release: string, since: string): boolean {
  const [given, earliest] = [numbersOf(release), numbersOf(since)];
  const index = earliest.findIndex((number, place) => number !== (given[place] ?? 0));
  return index < 0 || (given[index] ?? 0) > (earliest[index] ?? 0);
}

/** What releases differ in, as far as pages, diagrams and samples show it. */
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

/** A provider of catalogs, and what it connects to. */
interface CatalogProvider {
  provider: string;
  source: string;
  /** What its catalogs hold. */
  manages: string;
  /** Engines whose connector brings its catalogs. */
  engines: readonly string[];
}

/** What a release is called and has: `release.yaml` next to the pages of its documentation says it. */
export interface Release {
  /** Three numbers. */
  number: string;
  /** What it calls itself. */
  name: string;
  /** Docker image of its server, with the tag. */
  image: string;
  catalogs: readonly CatalogProvider[];
  /** Versions of engines that its connectors work in. */
  connectors: readonly { label: string; versions: string }[];
  features: readonly Feature[];
}

/** The release that Next describes. */
export type NextRelease = Pick<Release, 'number' | 'name'>;

/** Lists what the catalogs of a release connect to, by name. */
export const sourcesOf = ({ catalogs }: Release): string[] => catalogs.map(({ source }) => source);

/**
 * Returns the name of the release that Next describes. Returns `undefined` when `versions.json` has that release already, so that
 * Next describes an unreleased version.
 *
 * @param latest the newest version of `versions.json`.
 */
export const releaseInNext = (latest: string, { number, name }: NextRelease): string | undefined =>
  isReached(latest, number) ? undefined : name;
