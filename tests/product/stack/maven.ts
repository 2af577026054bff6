import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache';
import { must } from './run';

export const runMaven = (args: readonly string[], cwd: string): Promise<string> =>
  must('mvn', ['-B', '-q', ...args], { cwd, env: { MAVEN_OPTS: '-Xmx1g' }, timeout: 1_800_000 });

const element = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<${name}>${value}</${name}>`;

/** A library as Maven writes it, from `group:name:version` or `group:name:version:classifier`. */
export function dependencyXml(library: string, exclusions: readonly string[] = [], scope?: string) {
  const named = (coordinates: string, names: readonly string[]) =>
    coordinates.split(':').map((value, at) => element(names[at] ?? '', value));
  const left = exclusions.map((one) =>
    element('exclusion', named(one, ['groupId', 'artifactId']).join('')),
  );
  const own = named(library, ['groupId', 'artifactId', 'version', 'classifier']);
  return element(
    'dependency',
    own.join('') + element('scope', scope) + element('exclusions', left.join('')),
  );
}

/** A Maven project file around its parts. */
export const projectXml = (parts: string): string =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${parts}</project>\n`;

export interface Jars {
  /** Name of the folder below the cache. */
  name: string;
  libraries: readonly string[];
  /** What they need that is left out: `group:name`, with `*` for any. */
  exclusions?: readonly string[];
  /** Versions that are pinned wherever they come from. */
  pinned?: readonly string[];
}

/** Lays the jars of some libraries, with all that they need, in one folder. */
export async function jarsOf({ name, libraries, exclusions, pinned = [] }: Jars): Promise<string> {
  const folder = cacheFolder('jars', name);
  const asXml = (list: readonly string[], left?: readonly string[]) =>
    element('dependencies', list.map((one) => dependencyXml(one, left)).join(''));
  const pom = projectXml(
    `<groupId>gravitino.product</groupId><artifactId>${name}</artifactId><version>1</version>` +
      element('dependencyManagement', asXml(pinned)) +
      asXml(libraries, exclusions),
  );
  const libs = join(folder, 'libs');
  const done = join(folder, 'done.xml');
  if (existsSync(done) && readFileSync(done, 'utf8') === pom) return libs;
  writeFileSync(join(folder, 'pom.xml'), pom);
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  await runMaven([copy, `-DoutputDirectory=${libs}`, '-DincludeScope=runtime'], folder);
  writeFileSync(done, pom);
  return libs;
}
