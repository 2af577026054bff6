import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rootDir } from '../paths';
import { nextVersion, versionFolder } from './pages';

/** A key that the source declares: a setting, a property, an option. Each list of the facts has some of the fields. */
interface Declared {
  key: string;
  type?: string;
  /** Null for none. */
  default?: string | number | boolean | null;
  required?: boolean;
  immutable?: boolean;
  hidden?: boolean;
  reserved?: boolean;
  /** The class that declares it. */
  source: string;
}

/** A property; `*` stands for every provider, `jdbc` for every database. */
interface DeclaredProperty extends Declared {
  provider: string;
  object: string;
}

/** The facts of one tag, as `tests/facts/README.md` describes them. */
export interface Facts {
  tag: string;
  configuration: (Declared & { type: string; place: string })[];
  prefixes: { prefix: string }[];
  properties: DeclaredProperty[];
  trinoProperties: DeclaredProperty[];
  clients: Record<
    'trino' | 'spark' | 'flink' | 'virtualFileSystem' | 'pythonFileSystem',
    Declared[]
  > & { trinoPassThrough: { trino: string; property: string }[] };
  environment: { name: string; default: string | null }[];
  gradle: { name: string; default: string | null }[];
  operations: { method: string; path: string }[];
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
  /** Names in the Python client, separated by spaces; parameters by the name of the function or class. */
  pythonApi: {
    modules: Record<string, string>;
    members: string;
    parameters: Record<string, string>;
  };
}

type Properties = Record<string, Record<string, Record<string, Declared>>>;

/** Reads the properties in the folder of a version. What an entry doesn't say is false, and its default none. */
function readProperties(version: string): DeclaredProperty[] {
  const text = readFileSync(join(versionFolder(version), 'properties.yaml'), 'utf8');
  const flags = { required: false, immutable: false, hidden: false, reserved: false };
  return Object.entries(parse(text) as Properties).flatMap(([provider, objects]) =>
    Object.entries(objects).flatMap(([object, entries]) =>
      Object.entries(entries).map(([key, entry]) => ({
        ...{ provider, object, default: null, ...flags, ...entry, key },
      })),
    ),
  );
}

const factsFile = (name: string): string => join(rootDir, 'tests/facts', `${name}.json`);

/** The name of the facts of a version: its own, or `next` for one that was cut from it and has none of its own yet. */
export const factsName = (version: string): string =>
  existsSync(factsFile(version)) ? version : nextVersion;

/**
 * Reads the facts of a version, or for a version that was cut just now those of the next one.
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
  return { ...facts, properties: readProperties(version) };
}

/** A key with its owner: `server`, `iceberg-rest`, a provider, `trino`, `spark`, `flink`, `gvfs`, `python`, `trino:<catalog>`. */
export interface KnownKey extends Declared {
  owner: string;
  object?: string;
}

/** All keys of a tag in one list. */
export function knownKeys(facts: Facts): KnownKey[] {
  const { trino, spark, flink, virtualFileSystem: gvfs, pythonFileSystem: python } = facts.clients;
  const gradle = facts.gradle.map(({ name, default: standard }) => ({
    ...{ key: name, default: standard, source: 'build.gradle.kts' },
  }));
  return [
    ...facts.configuration.map(({ place, ...fact }) => {
      const owner = place.replace(/^catalog:/, '');
      return { owner, ...(place !== owner && { object: 'catalog' }), ...fact };
    }),
    ...facts.properties.map(({ provider, ...fact }) => {
      // What catalogs share is explained once, also where only some of them declare it.
      const isShared = fact.source === 'BaseCatalogPropertiesMetadata';
      return { owner: isShared ? '*' : provider, ...fact };
    }),
    ...facts.trinoProperties.map(({ provider, required: _, ...fact }) => ({
      ...{ owner: `trino:${provider}`, ...fact },
    })),
    ...Object.entries({ trino, spark, flink, gvfs, python, gradle }).flatMap(([owner, keys]) =>
      keys.map((fact) => ({ owner, ...fact })),
    ),
  ];
}
