import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheFolder } from './cache';
import { must } from './run';

export const runMaven = (args: readonly string[], cwd: string): Promise<string> =>
  must('mvn', ['-B', '-q', ...args], { cwd, env: { MAVEN_OPTS: '-Xmx1g' }, timeout: 1_800_000 });

/** Runs a goal of the plugin that copies artifacts. */
export const copyWithMaven = (goal: string, args: readonly string[], cwd: string) =>
  runMaven([`org.apache.maven.plugins:maven-dependency-plugin:3.8.1:${goal}`, ...args], cwd);

const element = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<${name}>${value}</${name}>`;

/** A library as Maven writes it, from `group:name:version` or `group:name:version:classifier`. */
export function dependencyXml(library: string, exclusions: readonly string[] = [], scope?: string) {
  const named = (coordinates: string) => {
    const [group, name, version, classifier] = coordinates.split(':');
    return (
      element('groupId', group) +
      element('artifactId', name) +
      element('version', version) +
      element('classifier', classifier)
    );
  };
  const left = exclusions.map((one) => element('exclusion', named(one))).join('');
  const parts = named(library) + element('scope', scope) + element('exclusions', left);
  return element('dependency', parts);
}

/** A Maven project file around its parts. */
export const projectXml = (parts: string): string =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${parts}</project>\n`;

const words = z.array(z.string());
export const jars = z.strictObject({
  /** Name of the folder below the cache. */
  name: z.string(),
  libraries: words,
  /** What they need that is left out: `group:name`, with `*` for any. */
  exclusions: words.optional(),
  /** Versions that are pinned wherever they come from. */
  pinned: words.optional(),
});

/** Lays the jars of some libraries, with all that they need, in one folder. */
export async function jarsOf(given: z.infer<typeof jars>): Promise<string> {
  const { name, libraries, exclusions, pinned = [] } = given;
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
  const into = `-DoutputDirectory=${libs}`;
  await copyWithMaven('copy-dependencies', [into, '-DincludeScope=runtime'], folder);
  writeFileSync(done, pom);
  return libs;
}
