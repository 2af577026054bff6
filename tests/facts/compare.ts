/**
 * Compares `tests/facts/<version>.json` and the version's properties with one tag of apache/gravitino, and lists what differs.
 *
 *   npx jiti tests/facts/compare.ts <clone of apache/gravitino> <tag> <version>
 *
 * It reads the source with regular expressions, which find most of what a release added, removed, or changed.
 */
import { execFileSync } from 'node:child_process';
import { type Facts, readFacts } from '../support/docs/facts';

const classOf = (path: string): string => path.replace(/^.*\/|\.java$/g, '');

/** Reads the string constants of Java files, and returns a function that evaluates concatenated literals and constants. */
function readConstants(java: readonly [string, string][]) {
  const stringConstant = /\bString\s+([A-Z]\w*)\s*=\s*([^;]+);/g;
  const constants = new Map<string, string>();
  for (const [path, source] of java) {
    for (const [, name = '', value = ''] of source.matchAll(stringConstant)) {
      constants.set(`${classOf(path)}.${name}`, value);
      constants.set(name, constants.get(name) ?? value);
    }
  }
  /** Returns the text of an expression in a class, or undefined for other types. */
  function textOf(expression: string, owner: string): string | undefined {
    const parts = expression.trim().split(/\s*\+\s*(?=["\w])/);
    const read = parts.map((part) => {
      if (/^"(?:[^"\\]|\\.)*"$/.test(part)) return part.slice(1, -1);
      const [name = '', type = owner] = part.split('.').reverse();
      const key = constants.has(`${type}.${name}`) ? `${type}.${name}` : name;
      const value = constants.get(key);
      return value === undefined || value === expression
        ? undefined
        : textOf(value, key.includes('.') ? type : owner);
    });
    return read.includes(undefined) ? undefined : read.join('');
  }
  const known = [...constants].map(([name, value]) => textOf(value, name.split('.')[0] ?? ''));
  return { textOf, known };
}

/** Lists the JAX-RS operations of a class, such as `GET /api/metalakes/{metalake}`. */
function operationsIn([file, source]: [string, string]): string[] {
  const [, base, body = ''] = /@Path\("([^"]*)"\)[^;{]*?\bclass\b([\s\S]*)/.exec(source) ?? [];
  const root = classOf(file).startsWith('Iceberg') ? 'iceberg' : 'api';
  const methods = /((?:@\w+(?:\((?:[^()]|\([^)]*\))*\))?\s+)+)public\s/g;
  return [...body.matchAll(methods)].flatMap(([, annotations = '']) => {
    const verb = /@(GET|POST|PUT|DELETE|HEAD|PATCH)\b/.exec(annotations)?.[1];
    const below = /@Path\("([^"]*)"\)/.exec(annotations)?.[1] ?? '';
    const path = `/${root}/${base}/${below}`.replace(/\{prefix:[^}]*\}/, '').replace(/\/+/g, '/');
    return verb ? [`${verb} ${path.replace(/(?<=.)\/$/, '')}`] : [];
  });
}

/** Lists the differences between facts and the source of a tag. */
export function differencesOf(facts: Facts, files: ReadonlyMap<string, string>): string[] {
  const matching = (pattern: RegExp): [string, string][] =>
    [...files].filter(([path]) => pattern.test(path));
  const java = matching(/\/src\/main\/java\/.*\.java$|\/SparkTestConfig\.java$/);
  const { textOf, known } = readConstants(java);
  const literals = java.flatMap(([, source]) =>
    [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = '']) => text),
  );
  const words = matching(/\.(?:py|sh|conf|kts|template)$/).flatMap(([, source]) =>
    source.split(/[\s"'=:(){}$,]+/),
  );
  const texts = new Set([...known, ...literals, ...words]);
  const differences: string[] = [];
  const note = (isRight: boolean, message: string) => isRight || differences.push(message);

  const passed = facts.trinoPassThrough.flatMap(({ trino, property }) => [trino, property]);
  const keys = [
    ...facts.keys.filter(({ owner }) => owner !== 'python'),
    ...passed.map((key) => ({ key, source: 'passed through' })),
  ];
  for (const { key, source } of keys) {
    // A key may follow a prefix, contain braces for readers to fill in, or be a library's `write.` key.
    const isThere = key.split('.').some((_, at, all) => texts.has(all.slice(at).join('.')));
    note(isThere || /[{}]|^write\./.test(key), `${key} (${source}) is gone`);
  }
  const stated = new Set(keys.map(({ key }) => key));
  const prefixes = ['', ...[...texts].filter((text) => text && /\w\.$/.test(text))];
  const declaration =
    /(?:new ConfigBuilder|new ConfigEntry|\bPropertyEntry\.\w+|\b\w+PropertyEntry|\.withName)\(\s*("[^"]+"(?:\s*\+\s*[\w."]+)*|[A-Z][\w.]*(?:\s*\+\s*[\w."]+)*)\s*[,)]/g;
  const entry =
    /\bConfigEntry<[^=]*>\s+(\w+)\s*=\s*new ConfigBuilder\(([\s\S]*?)\.create(?:WithDefault\(([^;]*)\)|WithOptional\(\)|\(\))\s*;/g;
  for (const [path, source] of java) {
    const owner = classOf(path);
    for (const [, expression = ''] of source.matchAll(declaration)) {
      const key = textOf(expression, owner);
      const isStated = prefixes.some((prefix) => stated.has(`${prefix}${key}`));
      note(key === undefined || isStated, `${key} (${owner}) is new`);
    }
    for (const [, field, builder = '', standard = ''] of source.matchAll(entry)) {
      const type = /\.(\w+)Conf\(\)/.exec(builder)?.[1]?.toLowerCase();
      const value = /^-?\d[\d_.]*(?=[lLdDfF]?$)|^(?:true|false)$/.exec(standard.trim())?.[0];
      const found = value?.replaceAll('_', '') ?? textOf(standard, owner);
      for (const fact of facts.keys.filter((one) => one.source === `${owner}.${field}`)) {
        const isSameType = !type || type === fact.type || /enum|list/.test(fact.type ?? 'enum');
        note(isSameType, `${fact.key}: type is ${type}, not ${fact.type}`);
        const isSameDefault = found === undefined || found === String(fact.default);
        note(isSameDefault, `${fact.key}: default is ${found}, not ${fact.default}`);
      }
    }
  }

  const operations = new Set(java.flatMap(operationsIn));
  const calls = new Set(facts.operations.map(({ method, path }) => `${method} ${path}`));
  for (const call of operations) note(calls.has(call), `${call} is new`);
  for (const call of calls) note(operations.has(call), `${call} is gone`);

  const variable = /(?:-z "\$\{|getenv\(")((?:GRAVITINO|JAVA)_\w+)/g;
  for (const [path, text] of matching(/^(?:bin|conf)\/|\/main\/.*\.java$/)) {
    const names = Array.from(text.matchAll(variable), ([, name = '']) => name);
    for (const name of names) note(stated.has(name), `${name} (${path}) is new`);
  }
  return differences.sort();
}

/** Reads the sources of a tag from a clone, without tests: text by path. @throws Error of git for an unknown tag */
function readSource(repository: string, tag: string): Map<string, string> {
  const git = (...words: string[]): string =>
    execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', maxBuffer: 2 ** 29 });
  const sources =
    /\.(?:java|conf|py|gradle\.kts)$|^(?:bin|conf)\/|^dev\/.*\.sh$|^web\/.*\.[jt]sx?$/;
  const skipped = /\/tests?\/(?!.*\/SparkTestConfig\.java$)/;
  const all = git('ls-tree', '-r', '--name-only', tag).split('\n');
  const paths = all.filter((path) => sources.test(path) && !skipped.test(path));
  return new Map(paths.map((path) => [path, git('show', `${tag}:${path}`)]));
}

if (import.meta.filename === process.argv[1]) {
  const [repository = '', tag = '', version = ''] = process.argv.slice(2);
  if (version === '') {
    throw new Error('Usage: npx jiti tests/facts/compare.ts <clone> <tag> <version>');
  }
  const differences = differencesOf(readFacts(version), readSource(repository, tag));
  console.log(differences.join('\n') || 'No differences.');
}
