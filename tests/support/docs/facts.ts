import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rootDir } from '../paths';
import { nextVersion, versionFolder } from './pages';

/** A key that the source declares: a setting, a property, an option. */
export interface KnownKey {
  /** `server`, `iceberg-rest`, a provider (`*` for all), `jdbc`, `trino`, `spark`, `flink`, `gvfs`, `python`, `gradle`, `environment`, `trino:<catalog>`. */
  owner: string;
  object?: string;
  key: string;
  type?: string;
  /** Null without a default. */
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
  /** Names in the Python client, separated by spaces. Parameters are listed by function or class. */
  pythonApi: {
    modules: Record<string, string>;
    members: string;
    parameters: Record<string, string>;
  };
}

type Properties = Record<string, Record<string, Record<string, KnownKey>>>;

/** Reads the properties in the folder of a version. Flags are false and defaults are null unless an entry sets them. */
function readProperties(version: string): KnownKey[] {
  const text = readFileSync(join(versionFolder(version), 'properties.yaml'), 'utf8');
  const flags = { required: false, immutable: false, hidden: false, reserved: false };
  return Object.entries(parse(text) as Properties).flatMap(([provider, objects]) =>
    Object.entries(objects).flatMap(([object, entries]) =>
      Object.entries(entries).map(([key, entry]) => {
        // Shared properties are explained once, even if only some catalogs declare them.
        const owner = entry.source === 'BaseCatalogPropertiesMetadata' ? '*' : provider;
        return { object, default: null, ...flags, ...entry, key, owner };
      }),
    ),
  );
}

const factsFile = (name: string): string => join(rootDir, 'tests/facts', `${name}.json`);

/** Returns the name of the facts of a version, which is `next` for a new version without its own facts. */
export const factsName = (version: string): string =>
  existsSync(factsFile(version)) ? version : nextVersion;

/**
 * Reads the facts of a version, or those of the next version if the version was just cut.
 *
 * @throws Error if the release has no facts.
 */
export function readFacts(version: string): Facts {
  const name = factsName(version);
  const facts: Facts = JSON.parse(readFileSync(factsFile(name), 'utf8'));
  if (name !== version && facts.tag.replace(/^v|-.*$/g, '') !== version) {
    throw new Error(
      `tests/facts/${version}.json is missing, and next.json is of ${facts.tag}. Create it as tests/facts/README.md describes.`,
    );
  }
  return { ...facts, keys: [...facts.keys, ...readProperties(version)] };
}
