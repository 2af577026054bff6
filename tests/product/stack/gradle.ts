import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a module of the product needs, as its Gradle file says. */
export interface Dependency {
  /** `compile` for what also runs, `provided` for what only compiles. */
  scope: 'compile' | 'provided';
  /** The path of a module of the product, such as `catalogs/catalog-hive`; undefined for a library. */
  module?: string;
  /** `group:name:version`. */
  library?: string;
  classifier?: string;
  /** `group:name`, with `*` for any. */
  exclusions: string[];
}

export interface Catalog {
  /** `group:name:version` by alias with dots, such as `hive2.metastore`. */
  libraries: Map<string, string>;
  bundles: Map<string, string[]>;
  versions: Map<string, string>;
}

const dotted = (alias: string): string => alias.replace(/[-_]/g, '.');

/** Reads `gradle/libs.versions.toml`. */
export function readCatalog(source: string): Catalog {
  const text = readFileSync(join(source, 'gradle', 'libs.versions.toml'), 'utf8');
  const versions = new Map<string, string>();
  const libraries = new Map<string, string>();
  const bundles = new Map<string, string[]>();
  for (const [, key = '', value = ''] of text.matchAll(/^([\w-]+)\s*=\s*(.+)$/gm)) {
    const field = (name: string) => new RegExp(`${name}\\s*=\\s*["']([^"']+)`).exec(value)?.[1];
    const version = field('version') ?? versions.get(dotted(field('version\\.ref') ?? ''));
    const name = field('module') ?? `${field('group')}:${field('name')}`;
    if (/^["']/.test(value)) {
      versions.set(dotted(key), /^["']([^"']*)/.exec(value)?.[1] ?? '');
    } else if (value.startsWith('[')) {
      bundles.set(
        dotted(key),
        [...value.matchAll(/"([^"]+)"/g)].map(([, alias = '']) => dotted(alias)),
      );
    } else if (!value.includes('id =')) {
      libraries.set(dotted(key), version === undefined ? name : `${name}:${version}`);
    }
  }
  return { libraries, bundles, versions };
}

/** The text between the brace that follows `start` and the one that closes it. */
function block(text: string, start: number): string {
  const open = text.indexOf('{', start);
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(open + 1, at);
  }
  return '';
}

const scopes: Record<string, Dependency['scope']> = {
  implementation: 'compile',
  api: 'compile',
  runtimeOnly: 'compile',
  compileOnly: 'provided',
  annotationProcessor: 'provided',
};

/** Values of the `val`s of a build file, which its coordinates interpolate. */
function valuesOf(text: string, catalog: Catalog, scala: string): Map<string, string> {
  const values = new Map([['scalaVersion', scala]]);
  for (const [, name = '', alias = ''] of text.matchAll(
    /val (\w+): String = libs\.versions\.([\w.]+)\.get\(\)/g,
  )) {
    values.set(name, catalog.versions.get(alias) ?? '');
  }
  const cut = /val (\w+): String = (\w+)\.substringBeforeLast\("\."\)/g;
  for (const [, name = '', whole = ''] of text.matchAll(cut)) {
    values.set(name, (values.get(whole) ?? '').replace(/\.[^.]*$/, ''));
  }
  for (const [, name = '', value = ''] of text.matchAll(/val (\w+) = "([\d.]+)"/g)) {
    values.set(name, value);
  }
  return values;
}

/** The folder of a project, which the settings of the build may name. */
function folderOf(source: string, project: string): string {
  const settings = readFileSync(join(source, 'settings.gradle.kts'), 'utf8');
  const named = new RegExp(`project\\(":${project}"\\)\\.projectDir = file\\("([^"]+)"`).exec(
    settings,
  );
  return named?.[1] ?? project.replaceAll(':', '/');
}

/** The coordinates of the release that a source belongs to. */
function releaseIn(source: string): { group: string; version: string } {
  const text = readFileSync(join(source, 'gradle.properties'), 'utf8');
  const version = /^version = (\S+)/m.exec(text)?.[1]?.replace('-SNAPSHOT', '') ?? '';
  return {
    group: /^0\.[1-5]\./.test(version) ? 'com.datastrato.gravitino' : 'org.apache.gravitino',
    version,
  };
}

/**
 * Reads the dependencies that a module of the product compiles and runs with.
 *
 * @throws Error when the build file names a library that the version catalog doesn't have.
 */
export function readDependencies(source: string, module: string, catalog: Catalog): Dependency[] {
  const text = readFileSync(join(source, module, 'build.gradle.kts'), 'utf8');
  const scala = /defaultScalaVersion = (\S+)/.exec(
    readFileSync(join(source, 'gradle.properties'), 'utf8'),
  )?.[1];
  const values = valuesOf(text, catalog, scala ?? '2.12');
  const body = block(text, text.search(/^dependencies \{/m)).replace(/\/\/.*$/gm, '');
  const statement = /^ {2}(\w+)\(((?:[^()]|\([^()]*\))*)\)( \{)?/gm;
  return [...body.matchAll(statement)].flatMap((found): Dependency[] => {
    const [all, configuration = '', target = '', opens] = found;
    const scope = scopes[configuration];
    if (scope === undefined) return [];
    const details = opens ? block(body, found.index + all.length - 1) : '';
    const exclusions = [...details.matchAll(/exclude\(([^)]*)\)/g)].map(([, words = '']) => {
      const [group, name = '*'] = [...words.matchAll(/"([^"]+)"/g)].map(([, word]) => word);
      return `${group}:${name}`;
    });
    const classifier = /classifier = "(\w+)"/.exec(details)?.[1];
    const project = /^project\("?:?([^",)]+)/.exec(target)?.[1];
    if (project?.endsWith('client-java-runtime')) {
      // It has the client with relocated libraries, which Maven's compilation of the module doesn't do.
      const { group, version } = releaseIn(source);
      return group.startsWith('com.')
        ? [{ scope, library: `${group}:client-java-runtime:${version}`, exclusions: ['*:*'] }]
        : [{ scope, module: 'clients/client-java', exclusions }];
    }
    if (project !== undefined) return [{ scope, module: folderOf(source, project), exclusions }];
    const alias = /^libs\.([\w.]+)$/.exec(target)?.[1];
    const aliases = alias?.startsWith('bundles.')
      ? catalog.bundles.get(alias.slice('bundles.'.length))
      : alias && [alias];
    const libraries = aliases
      ? aliases.map((one) => catalog.libraries.get(one))
      : [target.replace(/"/g, '').replace(/\$\{?(\w+)\}?/g, (_, name) => values.get(name) ?? '')];
    return libraries.map((library) => {
      if (!library?.includes(':')) throw new Error(`${module}: ${target} names no library`);
      return { scope, library, classifier, exclusions };
    });
  });
}
