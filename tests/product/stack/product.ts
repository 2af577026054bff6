import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readFacts } from '../../support/docs/facts';
import build from '../data/build.json';
import { cacheFolder, filledFolder, repository } from './cache';
import { type Catalog, type Dependency, readCatalog, readDependencies } from './gradle';
import { dependency, jarsOf, projectXml, runMaven } from './maven';
import { must } from './process';

/** Returns the release number of a version of the documentation. */
export const releaseOf = (version: string): string => readFacts(version).tag.replace(/^v/, '');

/** Unpacks the source of a version's tag into the cache, and returns its folder. */
export async function sourceOf(version: string): Promise<string> {
  const { tag } = readFacts(version);
  const folder = cacheFolder('source', tag);
  if (existsSync(join(folder, 'gradle.properties'))) return folder;
  const cloned = (into: string) => must('git', ['clone', '--bare', repository, into]);
  const isHere = existsSync(repository);
  const clone = isHere ? repository : await filledFolder('source/repository.git', cloned);
  // The product's tests aren't needed, and some clones lack their large files.
  const unpack = 'git -C "$1" archive "$2" -- . ":(exclude,glob)**/src/test/**" | tar -xC "$3"';
  await must('bash', ['-o', 'pipefail', '-c', unpack, 'bash', clone, tag, folder]);
  return folder;
}

const group = 'gravitino.product';

const clients = new Map(Object.entries(build.clients));
const supplements = new Map(Object.entries(build.supplements));

/** Returns the name of a module's jar. Modules for versions of an engine share their names. */
const artifactOf = (module: string): string =>
  basename(module.replace(/(v[\d.]+)\/(\w+)$/, '$1-$2'));

/** Returns the dependencies of a module, with the relocated client from Maven Central or else the plain client. */
function needsOf(source: string, module: string, catalog: Catalog, release: string): Dependency[] {
  const own = readDependencies(source, module, catalog).map((one): Dependency => {
    if (one.module !== 'clients/client-java-runtime') return one;
    const library = clients.get(release);
    return library
      ? { scope: one.scope, library, exclusions: ['*:*'] }
      : { ...one, module: 'clients/client-java' };
  });
  const more = (supplements.get(module) ?? []).map(
    (library): Dependency => ({ scope: 'compile', library, exclusions: build.leftOut }),
  );
  return [...own, ...more];
}

/** Lists libraries with one version. Gradle selects the newest version, which is that of the version catalog. */
function managed({ libraries, versions }: Catalog) {
  // The version catalog lacks this part of Jackson.
  const jackson = `com.fasterxml.jackson.core:jackson-core:${versions.get('jackson')}`;
  const named = new Set([...libraries.values(), jackson].flat());
  const all = [...named].filter((one) => /:.*:/.test(one));
  const names = all.map((library) => library.replace(/:[^:]*$/, ''));
  const isOnly = (_: string, at: number) => names.filter((one) => one === names[at]).length === 1;
  return all.filter(isOnly).map((one) => dependency(one));
}

/** Returns the modules with their own folders in the server's package. */
function packagedModules(source: string): Map<string, string> {
  const read = (path: string) => readFileSync(join(source, path, 'build.gradle.kts'), 'utf8');
  const found = [...read('').matchAll(/":?([\w:-]+):copyLibAndConfigs?"/g)];
  const modules = found.map(([, path = '']) => path.replaceAll(':', '/'));
  const folder = /distribution\/package\/([\w/-]+)\/libs"/;
  return new Map(modules.map((module) => [module, folder.exec(read(module))?.[1] ?? module]));
}

/** Writes the file with the server's version, whose name is in the build of the tag. */
function writeBuildInfo(source: string, release: string): void {
  for (const module of ['common', 'server']) {
    const gradle = readFileSync(join(source, module, 'build.gradle.kts'), 'utf8');
    const name = /propertiesFile = "([^"]+)"/.exec(gradle)?.[1];
    if (name === undefined) continue;
    const file = join(source, module, name);
    mkdirSync(dirname(file), { recursive: true });
    const date = 'compile.date=01/01/2024 00:00:00';
    writeFileSync(file, `project.version=${release}\n${date}\ngit.commit.id=\n`);
  }
}

/** Compiles modules of a version, and returns a function that finds the folder of a module's jars. */
export async function compile(version: string, targets: readonly string[]) {
  const source = await sourceOf(version);
  const release = releaseOf(version);
  const catalog = readCatalog(source);
  const modules = new Map<string, Dependency[]>();
  const add = (module: string) => {
    const needs = needsOf(source, module, catalog, release);
    for (const one of needs) if (one.module && !modules.has(one.module)) add(one.module);
    modules.set(module, needs);
  };
  for (const module of targets) if (!modules.has(module)) add(module);
  const libs = (module: string) => join(source, module, 'target', 'libs');
  const jarOf = (module: string) => `${artifactOf(module)}-${release}.jar`;
  const isThere = (module: string) => existsSync(join(libs(module), jarOf(module)));
  if ([...modules.keys()].every(isThere)) return libs;
  for (const [module, needs] of modules) {
    const own = needs.map(({ library, module: other = '', exclusions, scope }) => {
      // Hadoop requires this library from JDK 8.
      const left = [...exclusions, 'jdk.tools:*'];
      return dependency(library ?? `${group}:${artifactOf(other)}:${release}`, left, scope);
    });
    const relativePath = `${'../'.repeat(module.split('/').length)}product-pom.xml`;
    const pom = projectXml({
      parent: { groupId: group, artifactId: 'root', version: release, relativePath },
      artifactId: artifactOf(module),
      dependencies: { dependency: own },
    });
    writeFileSync(join(source, module, 'product-pom.xml'), pom);
  }
  writeBuildInfo(source, release);
  // Connectors compile with the plain client if Maven Central lacks the relocated one.
  const relocated = 'org\\.apache\\.gravitino\\.shaded\\.';
  const replace = `grep -rl --include=*.java '${relocated}' . | xargs -r sed -i 's/${relocated}//'`;
  await must('bash', ['-c', replace], { cwd: source });
  const system = process.arch === 'arm64' ? 'linux-aarch_64' : 'linux-x86_64';
  const pom = projectXml({
    ...build.pom,
    version: release,
    properties: { ...build.properties, protoc: `${catalog.versions.get('protoc')}:exe:${system}` },
    modules: { module: [...modules.keys()].map((one) => `${one}/product-pom.xml`) },
    dependencyManagement: { dependencies: { dependency: managed(catalog) } },
  });
  writeFileSync(join(source, 'product-pom.xml'), pom);
  await runMaven(['-f', 'product-pom.xml', 'package'], source);
  return libs;
}

/** Returns the library versions of a product version by name. */
export const versionsOf = async (version: string): Promise<Record<string, string>> =>
  Object.fromEntries(readCatalog(await sourceOf(version)).versions);

/** Returns the root package of the product's Java code. */
export const javaRootOf = (version: string): string =>
  version === 'next' ? 'org.apache.gravitino' : 'com.datastrato.gravitino';

/** Returns the folder with the jars of a version's Java client and, if it exists, virtual file system. */
export async function javaClientOf(version: string): Promise<string> {
  const files = 'clients/filesystem-hadoop3';
  const hasFiles = existsSync(join(await sourceOf(version), files));
  const module = hasFiles ? files : 'clients/client-java';
  return (await compile(version, [module]))(module);
}

/** Copies files whose names match, without the extension `.template`. */
function copyFiles(from: string, to: string, pattern: RegExp): void {
  for (const name of existsSync(from) ? readdirSync(from) : [])
    if (pattern.test(name)) cpSync(join(from, name), join(to, name.replace(/\.template$/, '')));
}

/** Builds the server's package with the product's layout, without the web UI, and returns its folder. */
export const packageOf = (version: string): Promise<string> =>
  filledFolder(`package/${releaseOf(version)}`, async (home) => {
    const source = await sourceOf(version);
    const packaged = packagedModules(source);
    const libs = await compile(version, [...build.server, ...packaged.keys()]);
    const copy = (from: string, to: string) => cpSync(from, join(home, to), { recursive: true });
    const jars = (name: string, libraries: string[]) =>
      jarsOf({ name, libraries, exclusions: ['*:*'] });
    for (const module of build.server) copy(libs(module), 'libs');
    const drivers = await jars('drivers', build.drivers);
    copy(drivers, 'libs');
    for (const [module, folder] of packaged) {
      copy(libs(module), join(folder, 'libs'));
      if (/jdbc-|lakehouse-|iceberg-/.test(folder)) copy(drivers, join(folder, 'libs'));
      const resources = join(source, module, 'src/main/resources');
      copyFiles(resources, join(home, folder, 'conf'), /\.(conf|template)$/);
    }
    for (const [folder, added] of Object.entries(build.additions))
      if (existsSync(join(home, folder))) copy(await jars('additions', added), folder);
    copyFiles(join(source, 'conf'), join(home, 'conf'), /./);
    for (const name of ['bin', 'scripts'])
      if (existsSync(join(source, name))) copy(join(source, name), name);
    for (const name of ['data', 'web/empty']) mkdirSync(join(home, name), { recursive: true });
  });
