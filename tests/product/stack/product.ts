import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { cacheFolder } from './cache';
import { type Catalog, type Dependency, readCatalog, readDependencies } from './gradle';
import { dependencyXml, jarsOf, projectXml, runMaven } from './maven';
import { must } from './run';
import { releaseOf, sourceOf } from './source';

const group = 'gravitino.product';
const data = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../data', name), 'utf8');

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
  .parse(JSON.parse(data('build.json')));

/** The name of a module's jar; modules for one version of an engine have equal names. */
const artifactOf = (module: string): string =>
  basename(module.replace(/(v[\d.]+)\/(\w+)$/, '$1-$2'));

/** What a module needs; the client with relocated libraries is a library where Maven Central has it, or else the client itself. */
function needsOf(source: string, module: string, catalog: Catalog, release: string): Dependency[] {
  const supplements = (parts.supplements[module] ?? []).map(
    (library): Dependency => ({ scope: 'compile', library, exclusions: parts.leftOut }),
  );
  const own = readDependencies(source, module, catalog).map((one): Dependency => {
    if (one.module !== 'clients/client-java-runtime') return one;
    const library = parts.clients[release];
    return library
      ? { scope: one.scope, library, exclusions: ['*:*'] }
      : { ...one, module: 'clients/client-java' };
  });
  return [...own, ...supplements];
}

/** Libraries with one version: Gradle takes the newest, so what the version catalog names wins. */
function managed({ libraries: named, versions }: Catalog): string {
  // The version catalog names Jackson's other parts only.
  const jackson = `com.fasterxml.jackson.core:jackson-core:${versions.get('jackson')}`;
  const all = [...new Set([...named.values(), jackson])].filter((one) => /:.*:/.test(one));
  const nameOf = (library: string) => library.replace(/:[^:]*$/, '');
  const names = all.map(nameOf);
  const isOnly = (one: string) => names.indexOf(nameOf(one)) === names.lastIndexOf(nameOf(one));
  return all
    .filter(isOnly)
    .map((one) => dependencyXml(one))
    .join('');
}

/** Modules that the package of the server has in folders of their own, with those folders. */
function packagedModules(source: string): Map<string, string> {
  const text = readFileSync(join(source, 'build.gradle.kts'), 'utf8');
  const found = [...text.matchAll(/":?([\w:-]+):copyLibAndConfigs?"/g)];
  return new Map(
    found.map(([, path = '']) => {
      const module = path.replaceAll(':', '/');
      const file = readFileSync(join(source, module, 'build.gradle.kts'), 'utf8');
      const folder = /distribution\/package\/([\w/-]+)\/libs"/.exec(file)?.[1];
      if (folder === undefined) throw new Error(`${module}: no folder in the package`);
      return [module, folder];
    }),
  );
}

/** Writes the file that the server reads its version from, under the name that the build of the tag gives it. */
function writeBuildInfo(source: string, release: string): void {
  for (const module of ['common', 'server']) {
    const gradle = readFileSync(join(source, module, 'build.gradle.kts'), 'utf8');
    const name = /propertiesFile = "([^"]+)"/.exec(gradle)?.[1];
    if (name === undefined) continue;
    const file = join(source, module, name);
    mkdirSync(dirname(file), { recursive: true });
    const lines = [`project.version=${release}`, 'compile.date=01/01/2024 00:00:00'];
    writeFileSync(file, [...lines, 'git.commit.id=\n'].join('\n'));
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
    const xml = needs.map((one) =>
      dependencyXml(
        one.library ?? `${group}:${artifactOf(one.module ?? '')}:${release}`,
        one.exclusions,
        one.scope,
      ),
    );
    const root = `${'../'.repeat(module.split('/').length)}product-pom.xml`;
    const pom = projectXml(
      `<parent><groupId>${group}</groupId><artifactId>root</artifactId><version>${release}</version><relativePath>${root}</relativePath></parent>` +
        `<artifactId>${artifactOf(module)}</artifactId><dependencies>${xml.join('')}</dependencies>`,
    );
    writeFileSync(join(source, module, 'product-pom.xml'), pom);
  }
  writeBuildInfo(source, release);
  // Where Maven Central lacks the client with relocated libraries, the connectors compile with the client itself.
  const relocated = 'org\\.apache\\.gravitino\\.shaded\\.';
  const replace = `grep -rl --include=*.java '${relocated}' . | xargs -r sed -i 's/${relocated}//'`;
  await must('bash', ['-c', replace], { cwd: source });
  const system = process.arch === 'arm64' ? 'linux-aarch_64' : 'linux-x86_64';
  const root = data('product-pom.xml')
    .replace('{release}', release)
    .replace(
      '{modules}',
      [...modules.keys()].map((one) => `<module>${one}/product-pom.xml</module>`).join(''),
    )
    .replace('{managed}', managed(catalog))
    .replace('{protoc}', `${catalog.versions.get('protoc')}:exe:${system}`);
  writeFileSync(join(source, 'product-pom.xml'), root);
  await runMaven(['-f', 'product-pom.xml', 'package'], source);
  for (const module of modules.keys()) {
    cpSync(join(source, module, 'target', jarOf(module)), join(libs(module), jarOf(module)));
  }
  return libs;
}

/** The folder with the jars of a version's Java client. */
export async function javaClientOf(version: string): Promise<string> {
  const library = parts.clients[releaseOf(version)];
  return library
    ? jarsOf({ name: `client-${version}`, libraries: [library], exclusions: ['*:*'] })
    : (await compile(version, ['clients/client-java']))('clients/client-java');
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
export async function packageOf(version: string): Promise<string> {
  const home = cacheFolder('package', releaseOf(version));
  if (existsSync(join(home, 'done'))) return home;
  const source = await sourceOf(version);
  const packaged = packagedModules(source);
  const libs = await compile(version, [...parts.server, ...packaged.keys()]);
  const copy = (from: string, to: string) => cpSync(from, join(home, to), { recursive: true });
  for (const module of parts.server) copy(libs(module), 'libs');
  const drivers = await jarsOf({
    name: 'drivers',
    libraries: parts.drivers,
    exclusions: ['*:*'],
  });
  copy(drivers, 'libs');
  for (const [module, folder] of packaged) {
    copy(libs(module), join(folder, 'libs'));
    if (/jdbc-|lakehouse-|iceberg-/.test(folder)) copy(drivers, join(folder, 'libs'));
    const resources = join(source, module, 'src/main/resources');
    copyFiles(resources, join(home, folder, 'conf'), /\.(conf|template)$/);
  }
  for (const [folder, added] of Object.entries(parts.additions)) {
    if (!existsSync(join(home, folder))) continue;
    copy(await jarsOf({ name: 'additions', libraries: added, exclusions: ['*:*'] }), folder);
  }
  copyFiles(join(source, 'conf'), join(home, 'conf'), /./);
  for (const name of ['bin', 'scripts']) {
    if (existsSync(join(source, name))) copy(join(source, name), name);
  }
  for (const name of ['data', 'web/empty']) mkdirSync(join(home, name), { recursive: true });
  writeFileSync(join(home, 'done'), '');
  return home;
}
