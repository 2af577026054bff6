import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rootDir } from '../paths';
import { nextVersion, versionFolder } from './pages';

/** A key that the source declares: a setting, a property, an option. */
export interface KnownKey {
  /** `server`, `iceberg-rest`, a provider (`*` for every one), `jdbc`, `trino`, `spark`, `flink`, `gvfs`, `python`, `gradle`, `environment`, `trino:<catalog>`. */
  owner: string;
  object?: string;
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

/** The facts of one tag, as `tests/facts/README.md` describes them. */
export interface Facts {
  tag: string;
  keys: KnownKey[];
  prefixes: { prefix: string }[];
  trinoPassThrough: { trino: string; property: string }[];
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

type Properties = Record<string, Record<string, Record<string, KnownKey>>>;

/** Reads the properties in the folder of a version. What an entry doesn't say is false, and its default none. */
function readProperties(version: string): KnownKey[] {
  const text = readFileSync(join(versionFolder(version), 'properties.yaml'), 'utf8');
  const flags = { required: false, immutable: false, hidden: false, reserved: false };
  return Object.entries(parse(text) as Properties).flatMap(([provider, objects]) =>
    Object.entries(objects).flatMap(([object, entries]) =>
      Object.entries(entries).map(([key, entry]) => {
        // What catalogs share is explained once, also where only some of them declare it.
        const owner = entry.source === 'BaseCatalogPropertiesMetadata' ? '*' : provider;
        return { object, default: null, ...flags, ...entry, key, owner };
      }),
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
  const facts: Facts = JSON.parse(readFileSync(factsFile(name), 'utf8'));
  if (name !== version && facts.tag.replace(/^v|-.*$/g, '') !== version) {
    throw new Error(
      `There is no tests/facts/${version}.json, and next.json is of ${facts.tag}. tests/facts/README.md says how to make it.`,
    );
  }
  return { ...facts, keys: [...facts.keys, ...readProperties(version)] };
}
