import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import build from '../data/build.json';
import { filledFolder } from './cache';
import { filled } from './filled';
import { type Catalog, type Dependency, readCatalog, readDependencies } from './gradle';
import { dependencyXml, jarsOf, projectXml, runMaven } from './maven';
import { must } from './run';
import { releaseOf, sourceOf } from './source';

const group = 'gravitino.product';

const libraries = z.array(z.string());
const parts = z
  .strictObject({
    /** Modules whose jars the package of the server has in `libs`. */
    server: libraries,
    /** JDBC drivers, which the package doesn't have: its pages tell readers to put them into the folders of catalogs. */
    drivers: libraries,
    /** What else pages tell readers to put into a folder of the package. */
    additions: z.record(z.string(), libraries),
    /** The client with relocated libraries, of the releases of which Maven Central has it. */
    clients: z.record(z.string(), z.string()),
    /**
     * What Gradle finds on a second path through the libraries and Maven doesn't: an exclusion on the nearest path is enough for
     * Maven to leave a library out.
     */
    supplements: z.record(z.string(), libraries),
    /** What the supplements bring and the product leaves out. */
    leftOut: libraries,
  })
  .parse(build);

/** The name of a module's jar; modules for one version of an engine have equal names. */
const artifactOf = (module: string): string =>
  basename(module.replace(/(v[\d.]+)\/(\w+)$/, '$1-$2'));

/** What a module needs; the client with relocated libraries is a library where Maven Central has it, or else the client itself. */
function needsOf(source: string, module: string, catalog: Catalog, release: string): Dependency[] {
  const own = readDependencies(source, module, catalog).map((one): Dependency => {
    if (one.module !== 'clients/client-java-runtime') return one;
    const library = parts.clients[release];
    return library
      ? { scope: one.scope, library, exclusions: ['*:*'] }
      : { ...one, module: 'clients/client-java' };
  });
  const supplements = (parts.supplements[module] ?? []).map(
    (library): Dependency => ({ scope: 'compile', library, exclusions: parts.leftOut }),
  );
  return [...own, ...supplements];
}

/** Libraries with one version: Gradle takes the newest, so what the version catalog names wins. */
function managed({ libraries: named, versions }: Catalog): string {
  // The version catalog names Jackson's other parts only.
  const jackson = `com.fasterxml.jackson.core:jackson-core:${versions.get('jackson')}`;
  const all = [...new Set([...named.values(), jackson])].filter((one) => /:.*:/.test(one));
  const names = all.map((library) => library.replace(/:[^:]*$/, ''));
  const isOnly = (_: string, at: number) => names.filter((one) => one === names[at]).length === 1;
  return all
    .filter(isOnly)
    .map((one) => dependencyXml(one))
    .join('');
}

/** Modules that the package of the server has in folders of their own, with those folders. */
function packagedModules(source: string): Map<string, string> {
  const read = (path: string) => readFileSync(join(source, path, 'build.gradle.kts'), 'utf8');
  const found = [...read('').matchAll(/":?([\w:-]+):copyLibAndConfigs?"/g)];
  const modules = found.map(([, path = '']) => path.replaceAll(':', '/'));
  const folder = /distribution\/package\/([\w/-]+)\/libs"/;
  return new Map(modules.map((module) => [module, folder.exec(read(module))?.[1] ?? module]));
}

/** Writes the file that the server reads its version from, under the name that the build of the tag gives it. */
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

/**
 * Compiles modules of a version from the source of its tag, with the dependencies that its Gradle files name.
 *
 * @returns where the jar of a module is, with all that it runs with.
 */
export async function compile(version: string, wanted: readonly string[]) {
  const source = await sourceOf(version);
  const release = releaseOf(version);
  const catalog = readCatalog(source);
  const modules = new Map<string, Dependency[]>();
  const add = (module: string) => {
    const needs = needsOf(source, module, catalog, release);
    for (const one of needs) if (one.module && !modules.has(one.module)) add(one.module);
    modules.set(module, needs);
  };
  for (const module of wanted) if (!modules.has(module)) add(module);
  const libs = (module: string) => join(source, module, 'target', 'libs');
  const jarOf = (module: string) => `${artifactOf(module)}-${release}.jar`;
  if ([...modules.keys()].every((module) => existsSync(join(libs(module), jarOf(module))))) {
    return libs;
  }
  for (const [module, needs] of modules) {
    const own = needs.map(({ library, module: other = '', exclusions, scope }) => {
      // Hadoop takes this library from a JDK 8.
      const left = [...exclusions, 'jdk.tools:*'];
      return dependencyXml(library ?? `${group}:${artifactOf(other)}:${release}`, left, scope);
    });
    const root = `${'../'.repeat(module.split('/').length)}product-pom.xml`;
    const pom = projectXml(
      `<parent><groupId>${group}</groupId><artifactId>root</artifactId><version>${release}</version><relativePath>${root}</relativePath></parent>` +
        `<artifactId>${artifactOf(module)}</artifactId><dependencies>${own.join('')}</dependencies>`,
    );
    writeFileSync(join(source, module, 'product-pom.xml'), pom);
  }
  writeBuildInfo(source, release);
  // Where Maven Central lacks the client with relocated libraries, the connectors compile with the client itself.
  const relocated = 'org\\.apache\\.gravitino\\.shaded\\.';
  const replace = `grep -rl --include=*.java '${relocated}' . | xargs -r sed -i 's/${relocated}//'`;
  await must('bash', ['-c', replace], { cwd: source });
  const system = process.arch === 'arm64' ? 'linux-aarch_64' : 'linux-x86_64';
  const values: Record<string, string> = {
    release,
    modules: [...modules.keys()].map((one) => `<module>${one}/product-pom.xml</module>`).join(''),
    managed: managed(catalog),
    protoc: `${catalog.versions.get('protoc')}:exe:${system}`,
  };
  const pom = readFileSync(join(import.meta.dirname, '../data/product-pom.xml'), 'utf8');
  writeFileSync(join(source, 'product-pom.xml'), filled(pom, values));
  await runMaven(['-f', 'product-pom.xml', 'package'], source);
  for (const module of modules.keys()) {
    cpSync(join(source, module, 'target', jarOf(module)), join(libs(module), jarOf(module)));
  }
  return libs;
}

/** The folder with the jars of a version's Java client, and of the virtual file system, where there is one. */
export async function javaClientOf(version: string): Promise<string> {
  const files = 'clients/filesystem-hadoop3';
  const hasFiles = existsSync(join(await sourceOf(version), files));
  const module = hasFiles ? files : 'clients/client-java';
  return (await compile(version, [module]))(module);
}

/** Copies the files of a folder whose names fit, without `.template` at their ends. */
function copyFiles(from: string, to: string, wanted: RegExp): void {
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    if (wanted.test(name)) cpSync(join(from, name), join(to, name.replace(/\.template$/, '')));
  }
}

/**
 * Builds the package of the server the way the product's own build lays it out; the web UI, which isn't Java, stays out.
 *
 * @returns the folder of the package, with `bin`, `conf`, `libs`, and `catalogs`.
 */
export const packageOf = (version: string): Promise<string> =>
  filledFolder(['package', releaseOf(version)], async (home) => {
    const source = await sourceOf(version);
    const packaged = packagedModules(source);
    const libs = await compile(version, [...parts.server, ...packaged.keys()]);
    const copy = (from: string, to: string) => cpSync(from, join(home, to), { recursive: true });
    const jars = (name: string, libraries: string[]) =>
      jarsOf({ name, libraries, exclusions: ['*:*'] });
    for (const module of parts.server) copy(libs(module), 'libs');
    const drivers = await jars('drivers', parts.drivers);
    copy(drivers, 'libs');
    for (const [module, folder] of packaged) {
      copy(libs(module), join(folder, 'libs'));
      if (/jdbc-|lakehouse-|iceberg-/.test(folder)) copy(drivers, join(folder, 'libs'));
      const resources = join(source, module, 'src/main/resources');
      copyFiles(resources, join(home, folder, 'conf'), /\.(conf|template)$/);
    }
    for (const [folder, added] of Object.entries(parts.additions)) {
      if (existsSync(join(home, folder))) copy(await jars('additions', added), folder);
    }
    copyFiles(join(source, 'conf'), join(home, 'conf'), /./);
    for (const name of ['bin', 'scripts']) {
      if (existsSync(join(source, name))) copy(join(source, name), name);
    }
    for (const name of ['data', 'web/empty']) mkdirSync(join(home, name), { recursive: true });
  });
