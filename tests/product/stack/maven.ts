import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache';
import type { Dependency } from './gradle';
import { must } from './run';

/** The heap of Maven. */
const mavenEnvironment = { MAVEN_OPTS: '-Xmx1g' };

export const runMaven = (args: readonly string[], cwd: string): Promise<string> =>
  must('mvn', ['-B', '-q', ...args], { cwd, env: mavenEnvironment, timeout: 1_800_000 });

const element = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<${name}>${value}</${name}>`;

/** The name of a module's jar; modules for one version of an engine have equal names. */
export const artifactOf = (module: string): string =>
  module
    .replace(/(v[\d.]+)\/(\w+)$/, '$1-$2')
    .split('/')
    .at(-1) ?? '';

/** A dependency as Maven writes it; modules of the product have the group and version given. */
export function dependencyXml(dependency: Dependency, group: string, version: string): string {
  const { module, library = '', classifier, scope, exclusions } = dependency;
  const coordinates = module ? [group, artifactOf(module), version] : library.split(':');
  const [groupId, artifactId, number] = coordinates;
  const left = exclusions.map((exclusion) => {
    const [excludedGroup, excludedName] = exclusion.split(':');
    return element(
      'exclusion',
      element('groupId', excludedGroup) + element('artifactId', excludedName),
    );
  });
  return element(
    'dependency',
    element('groupId', groupId) +
      element('artifactId', artifactId) +
      element('version', number) +
      element('classifier', classifier) +
      element('scope', scope) +
      element('exclusions', left.join('')),
  );
}

/** A Maven project file around its parts. */
export const projectXml = (parts: string): string =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${parts}</project>\n`;

export interface Jars {
  /** Name of the folder below the cache. */
  name: string;
  /** `group:name:version` or `group:name:version:classifier`. */
  libraries: readonly string[];
  /** `group:name`, with `*` for any. */
  exclusions?: readonly string[];
  /** Versions that are pinned wherever they come from. */
  pinned?: readonly string[];
  /** Whether what the libraries need comes too; true unless stated. */
  isTransitive?: boolean;
}

/** Lays the jars of some libraries, with all that they need, in one folder. */
export async function jarsOf(jars: Jars): Promise<string> {
  const { name, libraries, pinned = [], isTransitive = true } = jars;
  const exclusions = isTransitive ? [...(jars.exclusions ?? [])] : ['*:*'];
  const folder = cacheFolder('jars', name);
  const asXml = (list: readonly string[], excluded: string[]) =>
    list.map((library) => {
      const [group, artifact, version, classifier] = library.split(':');
      const coordinates = { library: `${group}:${artifact}:${version}`, classifier };
      return dependencyXml({ scope: 'compile', ...coordinates, exclusions: excluded }, '', '');
    });
  const management = element('dependencies', asXml(pinned, []).join(''));
  const pom = projectXml(
    `<groupId>gravitino.product</groupId><artifactId>${name}</artifactId><version>1</version>` +
      element('dependencyManagement', management) +
      element('dependencies', asXml(libraries, exclusions).join('')),
  );
  const file = join(folder, 'pom.xml');
  const libs = join(folder, 'libs');
  const done = join(folder, 'done.xml');
  if (existsSync(done) && (await must('cat', [done])) === pom) return libs;
  writeFileSync(file, pom);
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  await runMaven([copy, `-DoutputDirectory=${libs}`, '-DincludeScope=runtime'], folder);
  writeFileSync(done, pom);
  return libs;
}
