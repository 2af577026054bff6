/**
 * Compares `tests/facts/<version>.json` and the version's properties with one tag of apache/gravitino, and lists what differs.
 *
 *   npx jiti tests/facts/compare.ts <clone of apache/gravitino> <tag> <version>
 *
 * It reads the source with regular expressions: enough to find what a release added, dropped, or changed, for a person to enter.
 */
import { type Facts, readFacts } from '../support/docs/facts';
import { readSource } from './source';

/** Lists what facts state and the source of a tag doesn't, and what its source has and the facts don't. */
export function differencesOf(facts: Facts, files: ReadonlyMap<string, string>): string[] {
  const matching = (pattern: RegExp): [string, string][] =>
    [...files].filter(([path]) => pattern.test(path));
  const java = matching(/\/src\/main\/java\/.*\.java$|\/SparkTestConfig\.java$/);
  const classOf = (path: string): string => path.replace(/^.*\/|\.java$/g, '');

  const text = '"(?:[^"\\\\\\n]|\\\\.)*"';
  const constants = new Map<string, string>();
  for (const [path, source] of java) {
    for (const [, name = '', value = ''] of source.matchAll(
      /\bString\s+([A-Z]\w*)\s*=\s*([^;]+);/g,
    )) {
      constants.set(`${classOf(path)}.${name}`, value);
      if (!constants.has(name)) constants.set(name, value);
    }
  }

  /** The text that literals and constants joined by `+` have; undefined for anything else. */
  function textOf(expression: string, owner: string): string | undefined {
    const parts = expression.trim().split(/\s*\+\s*(?=["\w])/);
    const read = parts.map((part) => {
      if (new RegExp(`^${text}$`).test(part)) return part.slice(1, -1);
      if (!/^[\w.]+$/.test(part)) return undefined;
      const [name = '', type = owner] = part.split('.').reverse();
      const key = constants.has(`${type}.${name}`) ? `${type}.${name}` : name;
      const value = constants.get(key);
      return value === undefined || value === expression
        ? undefined
        : textOf(value, key.includes('.') ? type : owner);
    });
    return read.includes(undefined) ? undefined : read.join('');
  }

  const texts = new Set<string>();
  for (const [path, source] of java) {
    for (const [literal] of source.matchAll(new RegExp(text, 'g'))) texts.add(literal.slice(1, -1));
    for (const [name, value] of constants) {
      if (name.startsWith(`${classOf(path)}.`)) texts.add(textOf(value, classOf(path)) ?? '');
    }
  }
  for (const [, source] of matching(/\.(?:py|sh|conf|kts|template)$/)) {
    for (const word of source.split(/[\s"'=:(){}$,]+/)) texts.add(word);
  }
  const prefixes = [...texts].filter((one) => /\w\.$/.test(one));
  /** Whether the source has a key, whole or after a prefix; readers fill in braces, and libraries declare `write.` keys. */
  const isText = (key: string): boolean =>
    /[{}]|^write\./.test(key) ||
    key.split('.').some((_, at, words) => texts.has(words.slice(at).join('.')));

  const differences: string[] = [];
  const note = (isRight: boolean, message: string) => isRight || differences.push(message);

  const keys = [
    ...facts.configuration,
    ...facts.properties,
    ...facts.trinoProperties,
    ...facts.clients.trino,
    ...facts.clients.spark,
    ...facts.clients.flink,
    ...facts.clients.virtualFileSystem,
  ].map(({ key, source }) => ({ key, source }));
  for (const { key, source } of keys) note(isText(key), `${key} (${source}) is gone`);
  for (const { trino, property } of facts.clients.trinoPassThrough) {
    note(isText(trino) && isText(property), `${trino} (${property}) is gone`);
  }

  const declaration =
    /(?:new ConfigBuilder|new ConfigEntry|\bPropertyEntry\.\w+|\b\w+PropertyEntry|\.withName)\(\s*("[^"]+"(?:\s*\+\s*[\w."]+)*|[A-Z][\w.]*(?:\s*\+\s*[\w."]+)*)\s*[,)]/g;
  const known = new Set(keys.map(({ key }) => key));
  const isKnown = (key: string) =>
    known.has(key) || prefixes.some((prefix) => known.has(`${prefix}${key}`));
  for (const [path, source] of java) {
    for (const [, expression = ''] of source.matchAll(declaration)) {
      const key = textOf(expression, classOf(path));
      note(key === undefined || isKnown(key), `${key} (${classOf(path)}) is new`);
    }
  }

  /** The value of a default that the source writes as a number, a truth value, or a text. */
  function literalOf(expression: string, owner: string): string | undefined {
    const number = /^(-?\d[\d_.]*)[lLdDfF]?$/.exec(expression)?.[1];
    return (
      number?.replaceAll('_', '') ??
      (/^(?:true|false)$/.test(expression) ? expression : textOf(expression, owner))
    );
  }

  const entry =
    /\bConfigEntry<[^=]*>\s+(\w+)\s*=\s*new ConfigBuilder\(([\s\S]*?)\.create(?:WithDefault\(([^;]*)\)|WithOptional\(\)|\(\))\s*;/g;
  const entries = java.flatMap(([path, source]) =>
    [...source.matchAll(entry)].map(([, field, builder = '', standard]) => ({
      source: `${classOf(path)}.${field}`,
      since: textOf(/\.version\(([^)]*)\)/.exec(builder)?.[1] ?? '', classOf(path)),
      type: /\.(\w+)Conf\(\)/.exec(builder)?.[1]?.toLowerCase(),
      default: standard && literalOf(standard.trim(), classOf(path)),
    })),
  );
  for (const fact of facts.configuration) {
    const found = entries.filter(({ source }) => source === fact.source);
    for (const name of ['since', 'type', 'default'] as const) {
      const values = found.map((one) => one[name]);
      // The Iceberg REST service has keys of the web server, and is younger.
      const isOpen =
        values.includes(undefined) ||
        values.length === 0 ||
        (name === 'since' && fact.place === 'iceberg-rest') ||
        (name === 'type' && ['enum', 'list'].includes(fact.type));
      note(
        isOpen || values.includes(String(fact[name])),
        `${fact.key}: ${name} is ${values.join(' or ')}, not ${fact[name]}`,
      );
    }
  }

  const operations = java.flatMap(([file, source]) => {
    const owner = classOf(file);
    const [, base = '', body = ''] =
      /@Path\("([^"]*)"\)[^;{]*?\bclass\b([\s\S]*)/.exec(source) ?? [];
    if (body === '') return [];
    return [
      ...body.matchAll(/((?:@\w+(?:\((?:[^()]|\([^)]*\))*\))?\s+)+)public\s[^;={(]*?(\w+)\(/g),
    ].flatMap(([, annotations = '', method]) => {
      const verb = /@(GET|POST|PUT|DELETE|HEAD|PATCH)\b/.exec(annotations)?.[1];
      const below = /@Path\("([^"]*)"\)/.exec(annotations)?.[1] ?? '';
      const root = owner.startsWith('Iceberg') ? 'iceberg' : 'api';
      const path = `/${root}/${base}/${below}`.replace(/\{prefix:[^}]*\}/, '');
      const full = path.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
      return verb ? [{ call: `${verb} ${full}`, source: `${owner}.${method}` }] : [];
    });
  });
  const stated = new Set(facts.operations.map(({ method, path }) => `${method} ${path}`));
  for (const { call, source } of operations) note(stated.has(call), `${call} (${source}) is new`);
  for (const call of stated)
    note(
      operations.some((one) => one.call === call),
      `${call} is gone`,
    );

  const scripts = matching(/^(?:bin|conf)\//);
  for (const { name } of facts.environment) {
    const isThere = [...files.values()].some((source) => source.includes(name));
    note(isThere, `${name} is gone`);
  }
  const asked = /(?:-z "\$\{|getenv\(")((?:GRAVITINO|JAVA)_\w+)/g;
  for (const [path, source] of [...scripts, ...java.filter(([file]) => /\/main\//.test(file))]) {
    for (const [, name] of source.matchAll(asked)) {
      note(
        facts.environment.some((one) => one.name === name),
        `${name} (${path}) is new`,
      );
    }
  }

  const builds = matching(/\.gradle\.kts$|^gradle\.properties$/)
    .map(([, source]) => source)
    .join('\n');
  const { group, version: number } = facts.published;
  note(builds.includes(`group = "${group}"`), `the group is not ${group}`);
  note(builds.includes(`version = ${number}\n`), `the version is not ${number}`);
  for (const { name } of facts.gradle)
    note(builds.includes(name), `the build option ${name} is gone`);

  for (const [type, members] of Object.entries(facts.javaApi)) {
    const words = type.split('.');
    const at = words.findIndex((word) => /^[A-Z]/.test(word));
    const [, source = ''] =
      java.find(([path]) => path.endsWith(`/${words.slice(0, at + 1).join('/')}.java`)) ?? [];
    note(source !== '', `the Java type ${type} is gone`);
    const isMember = (name: string) =>
      /^(?:builder|get|is|set|to|equals|hashCode)/.test(name) ||
      new RegExp(`\\b${name}\\b`).test(source);
    for (const name of members.split(' ').filter(Boolean))
      note(isMember(name), `${type}.${name} is gone`);
  }

  return differences.sort();
}

if (import.meta.filename === process.argv[1]) {
  const [repository = '', tag = '', version = ''] = process.argv.slice(2);
  if (version === '') {
    throw new Error('Usage: npx jiti tests/facts/compare.ts <clone> <tag> <version>');
  }
  const differences = differencesOf(readFacts(version), readSource(repository, tag));
  console.log(differences.join('\n') || 'No differences.');
}
