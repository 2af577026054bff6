import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a module of the product needs, as its Gradle file says. */
export interface Dependency {
  /** `compile` for what also runs, `provided` for what only compiles. */
  scope: 'compile' | 'provided';
  /** The path of a module of the product, such as `catalogs/catalog-hive`; undefined for a library. */
  module?: string;
  /** `group:name:version`, with a classifier if it has one. */
  library?: string;
  /** `group:name`, with `*` for any. */
  exclusions: string[];
}

export interface Catalog {
  /** `group:name:version` by alias with dots, such as `hive2.metastore`. */
  libraries: Map<string, string>;
  bundles: Map<string, string[]>;
  versions: Map<string, string>;
}

const dotted = (alias = ''): string => alias.replace(/[-_]/g, '.');

/** What is between quotation marks. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);

/** Reads `gradle/libs.versions.toml`. */
export function readCatalog(source: string): Catalog {
  const text = readFileSync(join(source, 'gradle', 'libs.versions.toml'), 'utf8');
  const catalog: Catalog = { libraries: new Map(), bundles: new Map(), versions: new Map() };
  for (const [, name, value = ''] of text.matchAll(/^([\w-]+)\s*=\s*(.+)$/gm)) {
    const key = dotted(name);
    const field = (of: string) => new RegExp(`${of}\\s*=\\s*["']([^"']+)`).exec(value)?.[1];
    const plain = /^["']([^"']*)/.exec(value)?.[1];
    if (plain !== undefined) catalog.versions.set(key, plain);
    else if (value.startsWith('[')) catalog.bundles.set(key, quoted(value).map(dotted));
    else if (!value.includes('id =')) {
      const version = field('version') ?? catalog.versions.get(dotted(field('version\\.ref')));
      const library = field('module') ?? `${field('group')}:${field('name')}`;
      catalog.libraries.set(key, version === undefined ? library : `${library}:${version}`);
    }
  }
  return catalog;
}

const scopes: Record<string, Dependency['scope']> = {
  implementation: 'compile',
  api: 'compile',
  runtimeOnly: 'compile',
  compileOnly: 'provided',
  annotationProcessor: 'provided',
};

/** Values of the `val`s of a build file, which its coordinates interpolate. */
function valuesOf(text: string, { versions }: Catalog, scala: string): Map<string, string> {
  const values = new Map([['scalaVersion', scala]]);
  const definition =
    /val (\w+)(?:: String)? = (?:libs\.versions\.([\w.]+)\.get\(\)|(\w+)\.substringBeforeLast\("\."\)|"([\d.]+)")/g;
  for (const [, name = '', alias = '', whole = '', plain] of text.matchAll(definition)) {
    const short = values.get(whole)?.replace(/\.[^.]*$/, '');
    values.set(name, plain ?? versions.get(alias) ?? short ?? '');
  }
  return values;
}

/**
 * Reads the dependencies that a module of the product compiles and runs with.
 *
 * @throws Error when the build file names a library that the version catalog doesn't have.
 */
export function readDependencies(source: string, module: string, catalog: Catalog): Dependency[] {
  const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8');
  const text = read(module, 'build.gradle.kts').replace(/ *\/\/.*$/gm, '');
  const scala = /defaultScalaVersion = (\S+)/.exec(read('gradle.properties'))?.[1] ?? '2.12';
  const values = valuesOf(text, catalog, scala);
  const settings = read('settings.gradle.kts');
  /** The folder of a project, which the settings of the build may name. */
  const folderOf = (project: string): string =>
    new RegExp(`project\\(":${project}"\\)\\.projectDir = file\\("([^"]+)"`).exec(settings)?.[1] ??
    project.replaceAll(':', '/');
  const [, body = ''] = /^dependencies \{\n(.*?)^\}/ms.exec(text) ?? [];
  const statement = /^ {2}(\w+)\(((?:[^()]|\([^()]*\))*)\)(?: \{([^\n]*\}$|\n.*?^ {2}\}))?/gms;
  return [...body.matchAll(statement)].flatMap((found): Dependency[] => {
    const [, configuration = '', target = '', details = ''] = found;
    const scope = scopes[configuration];
    if (scope === undefined) return [];
    const exclusions = [...details.matchAll(/exclude\(([^)]*)\)/g)].map(([, names = '']) => {
      const [group, name = '*'] = quoted(names);
      return `${group}:${name}`;
    });
    const project = /^project\("?:?([^",)]+)/.exec(target)?.[1];
    if (project !== undefined) return [{ scope, module: folderOf(project), exclusions }];
    const classifier = /classifier = "(\w+)"/.exec(details)?.[1];
    const alias = /^libs\.([\w.]+)$/.exec(target)?.[1];
    const libraries = alias
      ? (catalog.bundles.get(alias.replace('bundles.', '')) ?? [alias]).map((one) =>
          catalog.libraries.get(one),
        )
      : [target.replace(/"/g, '').replace(/\$\{?(\w+)\}?/g, (_, name) => values.get(name) ?? '')];
    return libraries.map((library) => {
      if (!library?.includes(':')) throw new Error(`${module}: ${target} names no library`);
      return { scope, library: classifier ? `${library}:${classifier}` : library, exclusions };
    });
  });
}
