import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLBuilder } from 'fast-xml-parser';
import { z } from 'zod';
import { cacheFolder } from './cache';
import { must } from './process';

export const runMaven = (args: readonly string[], cwd: string): Promise<string> =>
  must('mvn', ['-B', '-q', ...args], { cwd, env: { MAVEN_OPTS: '-Xmx1g' }, timeout: 1_800_000 });

/** Runs a goal of Maven's dependency plugin. */
export const copyWithMaven = (goal: string, args: readonly string[], cwd: string) =>
  runMaven([`org.apache.maven.plugins:maven-dependency-plugin:3.8.1:${goal}`, ...args], cwd);

/** Converts `group:name:version` or `group:name:version:classifier` to a Maven dependency. */
export function dependency(library: string, exclusions: readonly string[] = [], scope?: string) {
  const named = (coordinates: string) => {
    const [groupId, artifactId, version, classifier] = coordinates.split(':');
    return { groupId, artifactId, version, classifier };
  };
  return { ...named(library), scope, exclusions: { exclusion: exclusions.map(named) } };
}

/** Builds a Maven project file from its parts. */
export const projectXml = (parts: object): string =>
  new XMLBuilder().build({ project: { modelVersion: '4.0.0', ...parts } });

const words = z.array(z.string());
/** The name of a folder in the cache, its libraries, and excluded dependencies as `group:name`, with `*` for any. */
export const jars = z.strictObject({
  name: z.string(),
  libraries: words,
  exclusions: words.optional(),
});

/** Copies the jars of libraries and their dependencies to a folder. */
export async function jarsOf({ name, libraries, exclusions }: z.infer<typeof jars>) {
  const folder = cacheFolder('jars', name);
  const pom = projectXml({
    groupId: 'gravitino.product',
    artifactId: name,
    version: 1,
    dependencies: { dependency: libraries.map((one) => dependency(one, exclusions)) },
  });
  const libs = join(folder, 'libs');
  const done = join(folder, 'done.xml');
  if (existsSync(done) && readFileSync(done, 'utf8') === pom) return libs;
  writeFileSync(join(folder, 'pom.xml'), pom);
  const into = `-DoutputDirectory=${libs}`;
  await copyWithMaven('copy-dependencies', [into, '-DincludeScope=runtime'], folder);
  writeFileSync(done, pom);
  return libs;
}
