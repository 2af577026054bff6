import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PropertyFlags } from '../../site/catalogFacts';
import { propertiesFile } from './catalogFiles';

/** A property that the source of a release declares. */
export interface DeclaredProperty extends PropertyFlags {
  /** `*` for every provider, `jdbc` for every database. */
  provider: string;
  /** `any` for every object. */
  object: string;
  key: string;
  default: string | number | boolean | null;
  /** The class that declares it. */
  source: string;
}

type Entry = Partial<DeclaredProperty> & Pick<DeclaredProperty, 'type' | 'source'>;

const absent = {
  default: null,
  required: false,
  immutable: false,
  hidden: false,
  reserved: false,
};

type Providers = Record<string, Record<string, Record<string, Entry>>>;

/**
 * Reads the properties of a version.
 *
 * @param folder of the version, below the site: `docs`, or one of `versioned_docs`.
 * @throws Error naming the file if it is missing or isn't YAML.
 */
export function readDeclaredProperties(siteDir: string, folder: string): DeclaredProperty[] {
  const file = `${folder}/${propertiesFile}`;
  if (!existsSync(join(siteDir, file))) {
    throw new Error(
      `${file} is missing: it holds the properties that the release declares. Write it with tests/facts/generate.mjs, as tests/facts/README.md says.`,
    );
  }
  let providers: Providers;
  try {
    providers = parse(readFileSync(join(siteDir, file), 'utf8'));
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : cause;
    throw new Error(`${file} is not valid YAML: ${problem}`, { cause });
  }
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
