import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../paths';

/** A value that the source gives: a number, a text, an enum constant, or null for none. */
export type FactValue = string | number | boolean | null;

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

export interface PropertyFact {
  provider: string;
  object: string;
  key: string;
  type: string;
  default: FactValue;
  required?: boolean;
  immutable?: boolean;
  hidden?: boolean;
  reserved?: boolean;
  values?: string[];
  source: string;
}

export interface ClientFact {
  key: string;
  type?: string;
  default?: FactValue;
  required?: boolean;
  source: string;
}

/** The facts of one tag, as `tests/facts/generate.mjs` writes them. */
export interface Facts {
  tag: string;
  commit: string;
  configuration: ConfigurationFact[];
  prefixes: { prefix: string; source: string }[];
  properties: PropertyFact[];
  trinoProperties: PropertyFact[];
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
}

/** Reads `tests/facts/<version>.json`. */
export function readFacts(version: string): Facts {
  return JSON.parse(readFileSync(join(rootDir, 'tests/facts', `${version}.json`), 'utf8'));
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
    keys.push({ owner: provider, ...fact, invisible: hidden === true && fact.reserved === true });
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
