import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PropertyFlags } from '../../../src/site/catalogFacts';
import { rootDir } from '../paths';
import { nextVersion } from './pages';

/** A property that the source of a release declares. */
interface DeclaredProperty extends Required<Omit<PropertyFlags, 'values'>> {
  /** `*` for every provider, `jdbc` for every database. */
  provider: string;
  /** `any` for every object. */
  object: string;
  key: string;
  default: string | number | boolean | null;
  /** The class that declares it. */
  source: string;
  values?: string[];
}

type Entry = Partial<DeclaredProperty> & Pick<DeclaredProperty, 'type' | 'source'>;

const absent = {
  default: null,
  required: false,
  immutable: false,
  hidden: false,
  reserved: false,
};

function readDeclaredProperties(folder: string): DeclaredProperty[] {
  const file = join(rootDir, folder, 'properties.yaml');
  const providers: Record<string, Record<string, Record<string, Entry>>> = parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(providers).flatMap(([provider, objects]) =>
    Object.entries(objects).flatMap(([object, entries]) =>
      Object.entries(entries).map(([key, entry]) => ({
        provider,
        object,
        key,
        ...absent,
        ...entry,
      })),
    ),
  );
}

/** A value that the source gives: a number, a text, an enum constant, or null for none. */
export type FactValue = DeclaredProperty['default'];

export interface ConfigurationFact {
  place: string;
  key: string;
  type: string;
  default: FactValue;
  since?: string;
  deprecated?: boolean;
  internal?: boolean;
  source: string;
}

export interface ClientFact {
  key: string;
  type?: string;
  default?: FactValue;
  required?: boolean;
  source: string;
}

/** The facts of one tag, as `tests/facts/README.md` describes them. */
export interface Facts {
  tag: string;
  commit: string;
  configuration: ConfigurationFact[];
  prefixes: { prefix: string; source: string }[];
  properties: DeclaredProperty[];
  trinoProperties: (Pick<
    DeclaredProperty,
    'provider' | 'object' | 'key' | 'type' | 'default' | 'source'
  > &
    Partial<Pick<DeclaredProperty, 'required' | 'hidden'>>)[];
  clients: {
    trino: ClientFact[];
    trinoPassThrough: { connector: string; trino: string; property: string }[];
    spark: ClientFact[];
    flink: ClientFact[];
    virtualFileSystem: ClientFact[];
    pythonFileSystem: ClientFact[];
  };
  environment: { name: string; default: string | null; source: string }[];
  shipped: Record<string, Record<string, string>>;
  gradle: { name: string; default: string | null }[];
  operations: { method: string; path: string; source: string }[];
  servlets: string[];
  docker: { images: { name: string; tags: string[] }[] };
  /** In the names of artifacts, `*` stands for a version of the engine or of Scala. */
  published: {
    group: string;
    version: string;
    artifacts: string[];
    python: { name: string; version: string } | null;
  };
  /** Names of the members of each type of the Java client, separated by spaces. */
  javaApi: Record<string, string>;
  /** Names in the Python client, separated by spaces. */
  pythonApi: {
    modules: Record<string, string>;
    /** Constants and inner classes of all classes. */
    members: string;
    /** By name of the function or class. */
    parameters: Record<string, string>;
  };
}

const factsFile = (name: string): string => join(rootDir, 'tests/facts', `${name}.json`);

/**
 * The name of the facts of a version: its own, or those of the next version for one that was cut from it and has none of its
 * own yet.
 */
export function factsName(version: string): string {
  return existsSync(factsFile(version)) ? version : nextVersion;
}

/**
 * Reads `tests/facts/<version>.json`, or for a version that was cut just now those of the next one.
 * The properties are those of the file beside its pages.
 *
 * @throws Error when there are none of its release.
 */
export function readFacts(version: string): Facts {
  const name = factsName(version);
  const facts: Omit<Facts, 'properties'> = JSON.parse(readFileSync(factsFile(name), 'utf8'));
  if (name !== version && facts.tag.replace(/^v|-.*$/g, '') !== version) {
    throw new Error(
      `There is no tests/facts/${version}.json, and next.json is of ${facts.tag}. tests/facts/README.md says how to make it.`,
    );
  }
  const folder = version === nextVersion ? 'docs' : `versioned_docs/version-${version}`;
  return { ...facts, properties: readDeclaredProperties(folder) };
}

/** One key with everything that the checks compare, wherever the source declares it. */
export interface KnownKey {
  /** Who reads it: `server`, `iceberg-rest`, a provider, `trino`, `spark`, `flink`, `gvfs`, `python`, `trino:<catalog>`. */
  owner: string;
  object?: string;
  key: string;
  type?: string;
  default?: FactValue;
  required?: boolean;
  reserved?: boolean;
  immutable?: boolean;
  since?: string;
  /** No reader ever sees or sets it. */
  invisible?: boolean;
  source: string;
}

/** All keys of a tag in one list. */
export function knownKeys(facts: Facts): KnownKey[] {
  const keys: KnownKey[] = [];
  for (const { place, source, ...fact } of facts.configuration) {
    const owner = place.replace(/^catalog:/, '');
    keys.push({ owner, ...(place === owner ? {} : { object: 'catalog' }), ...fact, source });
  }
  for (const { provider, hidden, ...fact } of facts.properties) {
    // What catalogs share is explained once, also where only some of them declare it.
    const owner = fact.source === 'BaseCatalogPropertiesMetadata' ? '*' : provider;
    const isKnown = keys.some(
      (known) => known.owner === owner && known.object === fact.object && known.key === fact.key,
    );
    if (owner !== provider && isKnown) continue;
    keys.push({ owner, ...fact, invisible: hidden === true && fact.reserved === true });
  }
  for (const { provider, hidden, required: _, ...fact } of facts.trinoProperties) {
    keys.push({ owner: `trino:${provider}`, ...fact });
  }
  const clients: [string, ClientFact[]][] = [
    ['trino', facts.clients.trino],
    ['spark', facts.clients.spark],
    ['flink', facts.clients.flink],
    ['gvfs', facts.clients.virtualFileSystem],
    ['python', facts.clients.pythonFileSystem],
    [
      'gradle',
      facts.gradle.map(({ name, default: standard }) => ({
        key: name,
        default: standard,
        source: 'build.gradle.kts',
      })),
    ],
  ];
  for (const [owner, list] of clients) for (const fact of list) keys.push({ owner, ...fact });
  return keys;
}
