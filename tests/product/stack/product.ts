import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache';
import { type Catalog, type Dependency, readCatalog, readDependencies } from './gradle';
import { artifactOf, dependencyXml, jarsOf, projectXml, runMaven } from './maven';
import { must } from './run';
import { releaseOf, sourceOf } from './source';

const group = 'gravitino.product';

/** Modules whose jars the package of the server has in `libs`. */
const serverModules = ['api', 'common', 'meta', 'core', 'server-common', 'server'];

/**
 * What Gradle finds on a second path through the libraries and Maven doesn't: an exclusion on the nearest path is enough for
 * Maven to leave a library out.
 */
const supplements: Record<string, readonly string[]> = {
  'catalogs/catalog-hive': [
    'commons-collections:commons-collections:3.2.2',
    'org.apache.hadoop:hadoop-common:2.10.2',
    'org.apache.parquet:parquet-hadoop-bundle:1.8.1',
  ],
  'iceberg/iceberg-common': ['cglib:cglib:2.2'],
};

/** What the supplements bring and the product leaves out. */
const leftOut = [
  ...['org.slf4j', 'log4j', 'ch.qos.reload4j', 'javax.servlet', 'javax.servlet.jsp'],
  ...['com.sun.jersey', 'org.mortbay.jetty', 'org.apache.avro', 'org.apache.curator'],
  ...['org.apache.zookeeper', 'com.google.protobuf', 'com.google.code.findbugs'],
].map((group) => `${group}:*`);

const supplementsOf = (module: string): Dependency[] =>
  (supplements[module] ?? []).map((library) => ({
    scope: 'compile',
    library,
    exclusions: leftOut,
  }));

const plugin = (name: string, version: string, inner: string): string =>
  `<plugin><groupId>${name.includes('protobuf') ? 'org.xolstice' : 'org.apache'}.maven.plugins</groupId>` +
  `<artifactId>${name}</artifactId><version>${version}</version>${inner}</plugin>`;

/** The build that all modules share: compile, package, and lay the jars that the module runs with in `target/libs`. */
const build =
  '<build><plugins>' +
  plugin('maven-resources-plugin', '3.3.1', '') +
  plugin(
    'maven-compiler-plugin',
    '3.13.0',
    '<configuration><source>17</source><target>17</target><fork>true</fork><maxmem>1g</maxmem></configuration>',
  ) +
  plugin('maven-jar-plugin', '3.4.2', '') +
  plugin(
    'maven-dependency-plugin',
    '3.8.1',
    '<executions><execution><phase>package</phase><goals><goal>copy-dependencies</goal></goals>' +
      '<configuration><includeScope>runtime</includeScope><outputDirectory>target/libs</outputDirectory></configuration>' +
      '</execution></executions>',
  );

/** Code generation from `.proto` files, for the module that has some. */
function protobufPlugin(catalog: Catalog): string {
  const compiler = `com.google.protobuf:protoc:${catalog.versions.get('protoc')}:exe`;
  const system = process.arch === 'arm64' ? 'linux-aarch_64' : 'linux-x86_64';
  return plugin(
    'protobuf-maven-plugin',
    '0.6.1',
    `<configuration><protocArtifact>${compiler}:${system}</protocArtifact></configuration>` +
      '<executions><execution><goals><goal>compile</goal></goals></execution></executions>',
  );
}

/** Libraries with one version: Gradle takes the newest, so what the version catalog names wins. */
function managed(catalog: Catalog): string {
  const versions = new Map<string, Set<string>>();
  for (const library of catalog.libraries.values()) {
    const [groupId = '', name = '', version] = library.split(':');
    const key = `${groupId}:${name}`;
    if (version !== undefined) versions.set(key, (versions.get(key) ?? new Set()).add(version));
  }
  // The version catalog names Jackson's other parts only.
  const jackson = catalog.versions.get('jackson') ?? '';
  versions.set('com.fasterxml.jackson.core:jackson-core', new Set([jackson]));
  return [...versions]
    .filter(([, { size }]) => size === 1)
    .map(([key, [version]]) => ({ library: `${key}:${version}`, exclusions: [] }))
    .map((one) => dependencyXml({ scope: 'compile', ...one }, group, ''))
    .join('')
    .replaceAll('<scope>compile</scope>', '');
}

/** The modules and all that they need, those that others need first. */
function closureOf(modules: readonly string[], dependencies: (module: string) => Dependency[]) {
  const all = new Set<string>();
  const add = (module: string) => {
    if (all.has(module)) return;
    for (const { module: needed } of dependencies(module)) if (needed !== undefined) add(needed);
    all.add(module);
  };
  modules.forEach(add);
  return [...all];
}

/** Modules that the package of the server has in folders of their own, with those folders. */
function packagedModules(source: string): Map<string, string> {
  const text = readFileSync(join(source, 'build.gradle.kts'), 'utf8');
  const modules = [...text.matchAll(/"([\w:-]+):copyLibAndConfigs?"/g)].map(([, path = '']) =>
    path.replace(/^:/, '').replaceAll(':', '/'),
  );
  return new Map(
    modules.map((module) => {
      const file = readFileSync(join(source, module, 'build.gradle.kts'), 'utf8');
      const folder = /distribution\/package\/([\w/-]+)\/libs"/.exec(file)?.[1];
      if (folder === undefined) throw new Error(`${module}: no folder in the package`);
      return [module, folder];
    }),
  );
}

export interface Compiled {
  source: string;
  release: string;
  /** The folder with the jar of a module and all that it runs with. */
  libs(module: string): string;
}

/** Writes the file that the server reads its version from, under the name that the build of the tag gives it. */
function writeBuildInfo(source: string, release: string): void {
  const gradle = readFileSync(join(source, 'common/build.gradle.kts'), 'utf8');
  const file = join(source, 'common', /propertiesFile = "([^"]+)"/.exec(gradle)?.[1] ?? '');
  mkdirSync(dirname(file), { recursive: true });
  const lines = {
    'project.version': release,
    'compile.date': '01/01/2024 00:00:00',
    'git.commit.id': '',
  };
  writeFileSync(
    file,
    Object.entries(lines)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
}

/** Compiles modules of a version from the source of its tag, with the dependencies that its Gradle files name. */
export async function compile(version: string, wanted: readonly string[]): Promise<Compiled> {
  const source = await sourceOf(version);
  const release = releaseOf(version);
  const catalog = readCatalog(source);
  const known = new Map<string, Dependency[]>();
  const dependenciesOf = (module: string) => {
    const list = known.get(module) ?? readDependencies(source, module, catalog);
    known.set(module, list);
    return list;
  };
  const libs = (module: string) => join(source, module, 'target', 'libs');
  const isDone = (module: string) =>
    existsSync(join(libs(module), `${artifactOf(module)}-${release}.jar`));
  const modules = closureOf(wanted, dependenciesOf);
  if (!modules.every(isDone)) {
    for (const module of modules) {
      const needed = [...dependenciesOf(module), ...supplementsOf(module)];
      const own = needed.map((one) => dependencyXml(one, group, release));
      const proto = existsSync(join(source, module, 'src/main/proto'));
      const pom = projectXml(
        `<parent><groupId>${group}</groupId><artifactId>root</artifactId><version>${release}</version>` +
          `<relativePath>${'../'.repeat(module.split('/').length)}product-pom.xml</relativePath></parent>` +
          `<artifactId>${artifactOf(module)}</artifactId><dependencies>${own.join('')}</dependencies>` +
          `${build}${proto ? protobufPlugin(catalog) : ''}</plugins></build>`,
      );
      writeFileSync(join(source, module, 'product-pom.xml'), pom);
    }
    writeBuildInfo(source, release);
    // Where Maven Central lacks the client with relocated libraries, the connectors compile with the client itself.
    const relocated = 'org\\.apache\\.gravitino\\.shaded\\.';
    const replace = `grep -rl --include=*.java '${relocated}' . | xargs -r sed -i 's/${relocated}//'`;
    await must('bash', ['-c', replace], { cwd: source });
    const root = projectXml(
      `<groupId>${group}</groupId><artifactId>root</artifactId><version>${release}</version><packaging>pom</packaging>` +
        '<properties><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>' +
        `<modules>${modules.map((module) => `<module>${module}/product-pom.xml</module>`).join('')}</modules>` +
        `<dependencyManagement><dependencies>${managed(catalog)}</dependencies></dependencyManagement>`,
    );
    writeFileSync(join(source, 'product-pom.xml'), root);
    await runMaven(['-f', 'product-pom.xml', '-Dmaven.test.skip=true', 'package'], source);
    for (const module of modules) {
      const jar = `${artifactOf(module)}-${release}.jar`;
      cpSync(join(source, module, 'target', jar), join(libs(module), jar));
    }
  }
  return { source, release, libs };
}

/** Copies the files of a folder whose names fit, without `.template` at their ends. */
function copyFiles(from: string, to: string, isWanted: (name: string) => boolean): void {
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    if (isWanted(name)) cpSync(join(from, name), join(to, name.replace(/\.template$/, '')));
  }
}

/** JDBC drivers, which the package doesn't have: its pages tell readers to put them into these folders. */
async function addDrivers(home: string): Promise<void> {
  const drivers = await jarsOf({
    name: 'drivers',
    libraries: ['mysql:mysql-connector-java:8.0.27', 'org.postgresql:postgresql:42.7.0'],
    isTransitive: false,
  });
  for (const name of readdirSync(join(home, 'catalogs'))) {
    const isUsed = /^(jdbc-|lakehouse-)/.test(name);
    if (isUsed) cpSync(drivers, join(home, 'catalogs', name, 'libs'), { recursive: true });
  }
  cpSync(drivers, join(home, 'libs'), { recursive: true });
  if (existsSync(join(home, 'iceberg-rest-server'))) {
    cpSync(drivers, join(home, 'iceberg-rest-server', 'libs'), { recursive: true });
  }
}

/**
 * Builds the package of the server the way the product's own build lays it out; the web UI, which isn't Java, stays out.
 *
 * @returns the folder of the package, with `bin`, `conf`, `libs`, and `catalogs`.
 */
export async function packageOf(version: string): Promise<string> {
  const home = cacheFolder('package', releaseOf(version));
  if (!existsSync(join(home, 'done'))) await lay(version, home);
  return home;
}

/** Lays the package out in a folder. */
async function lay(version: string, home: string): Promise<void> {
  const source = await sourceOf(version);
  const packaged = packagedModules(source);
  const { libs } = await compile(version, [...serverModules, ...packaged.keys()]);
  for (const module of serverModules) cpSync(libs(module), join(home, 'libs'), { recursive: true });
  for (const [module, folder] of packaged) {
    cpSync(libs(module), join(home, folder, 'libs'), { recursive: true });
    copyFiles(join(source, module, 'src/main/resources'), join(home, folder, 'conf'), (name) =>
      /\.(conf|template)$/.test(name),
    );
  }
  copyFiles(join(source, 'conf'), join(home, 'conf'), () => true);
  cpSync(join(source, 'bin'), join(home, 'bin'), { recursive: true });
  if (existsSync(join(source, 'scripts')))
    cpSync(join(source, 'scripts'), join(home, 'scripts'), { recursive: true });
  await addDrivers(home);
  mkdirSync(join(home, 'data'), { recursive: true });
  mkdirSync(join(home, 'web', 'empty'), { recursive: true });
  writeFileSync(join(home, 'done'), '');
}
