import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A dependency in a Gradle file: a module by path, or a library in Maven's notation. `provided` is for compiling only. */
export interface Dependency {
  scope: 'compile' | 'provided';
  module?: string;
  library?: string;
  exclusions: string[];
}

export interface Catalog {
  /** `group:name:version` of libraries by alias, such as `hive2.metastore` or `bundles.log4j`. */
  libraries: Map<string, string[]>;
  versions: Map<string, string>;
}

const dotted = (alias = ''): string => alias.replace(/[-_]/g, '.');

/** Lists the texts in quotation marks. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);

/** Reads `gradle/libs.versions.toml`. */
export function readCatalog(source: string): Catalog {
  const text = readFileSync(join(source, 'gradle', 'libs.versions.toml'), 'utf8');
  const [libraries, versions] = [new Map<string, string[]>(), new Map<string, string>()];
  for (const [, name, value = ''] of text.matchAll(/^([\w-]+)\s*=\s*(.+)$/gm)) {
    const key = dotted(name);
    const field = (of: string) => new RegExp(`${of}\\s*=\\s*["']([^"']+)`).exec(value)?.[1];
    const plain = /^["']([^"']*)/.exec(value)?.[1];
    if (plain !== undefined) versions.set(key, plain);
    else if (value.startsWith('[')) {
      const all = quoted(value).flatMap((one) => libraries.get(dotted(one)) ?? []);
      libraries.set(`bundles.${key}`, all);
    } else if (!value.includes('id =')) {
      const version = field('version') ?? versions.get(dotted(field('version\\.ref')));
      const library = field('module') ?? `${field('group')}:${field('name')}`;
      libraries.set(key, [version === undefined ? library : `${library}:${version}`]);
    }
  }
  return { libraries, versions };
}

/** Reads the `val`s of a build file, which its coordinates contain. */
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

/** Reads the dependencies of a module. */
export function readDependencies(source: string, module: string, catalog: Catalog): Dependency[] {
  const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8');
  const text = read(module, 'build.gradle.kts').replace(/ *\/\/.*$/gm, '');
  const scala = /defaultScalaVersion = (\S+)/.exec(read('gradle.properties'))?.[1] ?? '2.12';
  const values = valuesOf(text, catalog, scala);
  const settings = read('settings.gradle.kts');
  /** Returns the folder of a project, which the build settings can set. */
  const folderOf = (project: string): string =>
    new RegExp(`project\\(":${project}"\\)\\.projectDir = file\\("([^"]+)"`).exec(settings)?.[1] ??
    project.replaceAll(':', '/');
  const [, body = ''] = /^dependencies \{\n(.*?)^\}/ms.exec(text) ?? [];
  const statement =
    /^ {2}(implementation|api|runtimeOnly|compileOnly|annotationProcessor)\(((?:[^()]|\([^()]*\))*)\)(?: \{([^\n]*\}$|\n.*?^ {2}\}))?/gms;
  return [...body.matchAll(statement)].flatMap((found): Dependency[] => {
    const [, configuration = '', target = '', details = ''] = found;
    const isProvided = /^(compileOnly|annotationProcessor)$/.test(configuration);
    const scope = isProvided ? 'provided' : 'compile';
    const exclusions = [...details.matchAll(/exclude\(([^)]*)\)/g)].map(([, names = '']) => {
      const [group, name = '*'] = quoted(names);
      return `${group}:${name}`;
    });
    const project = /^project\("?:?([^",)]+)/.exec(target)?.[1];
    if (project !== undefined) return [{ scope, module: folderOf(project), exclusions }];
    const classifier = /classifier = "(\w+)"/.exec(details)?.[1];
    const alias = /^libs\.([\w.]+)$/.exec(target)?.[1];
    const libraries = alias
      ? (catalog.libraries.get(alias) ?? [''])
      : [target.replace(/"/g, '').replace(/\$\{?(\w+)\}?/g, (_, name) => values.get(name) ?? '')];
    return libraries.map((library) => {
      if (!library.includes(':')) throw new Error(`${module}: unknown library ${target}`);
      return { scope, library: classifier ? `${library}:${classifier}` : library, exclusions };
    });
  });
}
