import type { Nodes } from 'mdast';
import { releaseOf } from '../releases';
import type { Facts, KnownKey } from './facts';
import { codeIn, type DocPage, type Finding, plainText, report } from './pages';

/**
 * The owners of the keys that a page may name, most specific first. `$` stands for the system in the page's name. Other pages
 * may name all keys.
 */
const ownersOfPage: [RegExp, string][] = [
  [/^(?:apache-hive|hadoop|kafka)-catalog$/, '$ *'],
  [/^jdbc-\w+-catalog$/, 'jdbc-$ jdbc *'],
  [/^lakehouse-\w+-catalog$/, 'lakehouse-$ *'],
  [/^iceberg-rest-service$/, 'iceberg-rest server'],
  [/^gravitino-server-config$/, 'server iceberg-rest * environment'],
  [/^security/, 'server iceberg-rest * hive environment'],
  [/^trino-connector\/configuration$/, 'trino'],
  [/^trino-connector\/catalog-hive$/, 'trino:hive hive trino'],
  [/^trino-connector\/catalog-iceberg$/, 'trino:iceberg lakehouse-iceberg trino'],
  [/^trino-connector\/catalog-\w+$/, 'trino:$ jdbc-$ jdbc trino'],
  [/^spark-connector\/spark-catalog-hive$/, 'spark hive'],
  [/^spark-connector\/spark-catalog-iceberg$/, 'spark lakehouse-iceberg'],
  [/^flink-connector\//, 'flink hive'],
  [/^how-to-use-gvfs$/, 'gvfs python'],
];

function ownersOf({ id }: DocPage): string[] | undefined {
  const [, owners] = ownersOfPage.find(([pattern]) => pattern.test(id)) ?? [];
  const [, system = ''] = /(?:^|-)(\w+)(?:-catalog)?$/.exec(id) ?? [];
  return owners?.replaceAll('$', system).split(' ');
}

/** Returns the rows of a page that define keys, with their cells and the facts of the page's first owner that has the key. */
function keyRows(page: DocPage, keys: readonly KnownKey[]) {
  const owners = ownersOf(page);
  const tables = page.tables.filter(({ header: [first = '', ...more] }) => {
    return /^(?:Key|Property|Variable)$/.test(first) && more.includes('Default');
  });
  return tables.flatMap(({ header, rows }) =>
    rows.flatMap(({ line, cells }) =>
      codeIn(cells[0]).map((key) => {
        const alike = keys.filter((known) => known.key === key);
        const owner = owners?.find((name) => alike.some((known) => known.owner === name));
        const known = owners ? alike.filter((one) => one.owner === owner) : alike;
        return { line, key, known, cell: (name: string) => cells[header.indexOf(name)] };
      }),
    ),
  );
}

/** Returns whether a Default cell has the default of the source. */
function isSameDefault(cell: Nodes | undefined, { default: standard, type }: KnownKey): boolean {
  const [code] = codeIn(cell);
  const words = plainText(cell);
  const hasNone = code === undefined && /^(?:none|empty|empty list|not set|-|)\b/i.test(words);
  if (standard === null || standard === undefined || standard === '') {
    return hasNone || code === '""' || words.startsWith('none');
  }
  const [stated = '', expected = ''] = [code ?? words, String(standard)]
    .map((text) => text.replace(/^"(.*)"$/, '$1').replace(/\s+/g, ''))
    .map((text) => (type === 'enum' ? text.toLowerCase() : text));
  return (
    !hasNone && (stated === expected || (stated !== '' && Number(stated) === Number(expected)))
  );
}

/** Types of the source with equivalent types of a Type cell. Trino has SQL types. */
const otherTypes =
  'int integer, short int, short integer, enum string, list string, list array(varchar), string varchar';

/** Returns whether the source has a key, keys with this documented prefix, or a pass-through prefix of the key. */
function isKnownKey(text: string, keys: readonly KnownKey[], facts: Facts): boolean {
  const key = text.replace(/[.…]+$/, '');
  const prefixes = facts.prefixes.map(({ prefix }) => prefix);
  const passed = facts.trinoPassThrough.map(({ property }) => property);
  const all = [...keys.map((known) => known.key), ...passed, 'trino.bypass'];
  const isBelow = (prefix: string) => prefix !== 'trino.bypass.' && `${key}.`.startsWith(prefix);
  if (key === '' || all.some((known) => `${known}.`.startsWith(`${key}.`))) return true;
  if (prefixes.some(isBelow)) return true;
  // Parameters of listeners and filters contain a name that the reader chooses.
  const chosen = /^(?:(gravitino\.eventListener\.)[^.{<]+\.[^.]+|.*\.param\.[^.]+)$/.exec(key);
  const takes = /eventListener|customFilters/;
  if (chosen) return all.some((one) => one.startsWith(chosen[1] ?? '') && takes.test(one));
  // `{name}`, `<name>`, `*`, and `…` stand for what the reader fills in.
  const [start = ''] = /^[^{<*…]+(?=[{<*…])/.exec(key) ?? [];
  const isStarted = (known: string) => known.startsWith(start);
  const opens = (prefix: string) => isStarted(prefix) || start.startsWith(prefix);
  return start !== '' && (all.some(isStarted) || prefixes.some(opens));
}

/** Names that resemble keys: files, a Trino schema, and Python and Maven modules. */
const notKeys =
  /^gravitino\.(?:conf|sh|cmd|properties|log|out|pid|png|system|client|apache|api|exceptions|filesystem|gvfs|name_identifier|namespace|auth|dto|constants|example|com|org|pem|jks|crt|url|utils|version|v1|server\.main)\b|^gravitino\.(?:default|hive|test|iceberg|metalake_demo)\./;

const keyLike =
  /(?<![\w./\-:@"$])(?:gravitino|spark\.sql\.gravitino|fs\.gravitino|trino\.bypass|trino\.jdbc|authorization\.ranger|table\.catalog-store)\.[a-zA-Z<{][\w.<>{}-]*/g;

/** Lists keys in code spans and code blocks of a page. In programs, only strings count. */
function mentionedKeys({ inlineCode, codeBlocks }: DocPage): { line: number; key: string }[] {
  const blocks = codeBlocks.map(({ line, language, text }) => ({
    line: line + 1,
    text: /^(?:java|python|kotlin|scala)$/.test(language)
      ? text.replace(/[^"\n]*"([^"\n]*)"|[^"\n]+/g, (_, inside = '') => ` ${inside} `)
      : text.replaceAll('"', ' '),
  }));
  return [...inlineCode, ...blocks].flatMap(({ line, text }) =>
    text.split('\n').flatMap((row, at) =>
      [...row.matchAll(keyLike)]
        .map(([match]) => match.replace(/[.,-]+$|(?<=[}>])[.,>}-]+$/, ''))
        .filter((key) => !notKeys.test(key))
        .map((key) => ({ line: line + at, key })),
    ),
  );
}

/** Lists the catalog properties in JSON bodies that create a catalog. */
const catalogProperties = ({ codeBlocks }: DocPage) =>
  codeBlocks.flatMap(({ line, text }) =>
    [...text.matchAll(/"provider":\s*"([^"]+)"[\s\S]*?"properties":\s*\{([^{}]*)\}/g)].flatMap(
      ([, provider = '', body = '']) =>
        [...body.matchAll(/"([^"]+)"\s*:/g)].map(([, key = '']) => ({ line, provider, key })),
    ),
  );

/** Compares every key that a page names with the facts of its version. */
export function checkKeys(page: DocPage, facts: Facts): Finding[] {
  const { keys } = facts;
  const owners = ownersOf(page);
  const own = owners ? keys.filter(({ owner }) => owners.includes(owner)) : keys;
  const rows = keyRows(page, keys);
  const ofRows = rows.flatMap(({ line, key, cell, known }) => {
    const defaults = known.filter((fact) => fact.default !== undefined);
    const stated = plainText(cell('Type')).toLowerCase();
    const isSameType = ({ type }: KnownKey): boolean =>
      type === undefined || stated === type || otherTypes.includes(`${type} ${stated}`);
    const isFixed = /\b(?:Fixed at creation|Cannot be changed later|at creation only)\b/;
    const isWrong = {
      default: defaults.length > 0 && !defaults.some((one) => isSameDefault(cell('Default'), one)),
      type: cell('Type') !== undefined && known.length > 0 && !known.some(isSameType),
      required:
        known.some(({ required }) => required) && /^no\b/i.test(plainText(cell('Required'))),
      mutability:
        isFixed.test(plainText(cell('Description'))) &&
        known.some(({ immutable }) => immutable === false) &&
        !known.some(({ immutable }) => immutable),
    };
    const message = `The source says ${JSON.stringify(known)}.`;
    return Object.entries(isWrong).flatMap(([fact, wrong]) =>
      wrong ? report(page, `different-${fact}`, key, line, message) : [],
    );
  });
  const unknown = [
    ...rows.filter(({ known, key }) => known.length === 0 && !isKnownKey(key, own, facts)),
    ...mentionedKeys(page).filter(({ key }) => !isKnownKey(key, keys, facts)),
    ...catalogProperties(page).filter(({ provider, key }) => {
      const owners = [provider, '*', provider.replace(/^jdbc-.*/, 'jdbc')];
      const own = keys.filter((one) => one.object === 'catalog' && owners.includes(one.owner));
      const isRead = own.some((one) => one.key === key);
      return !isRead && !(/^\w+\.bypass\./.test(key) && isKnownKey(key, keys, facts));
    }),
  ];
  const reason = `Not in ${facts.tag}.`;
  return [
    ...ofRows,
    ...unknown.map(({ key, line }) => report(page, 'unknown-key', key, line, reason)),
  ];
}

/** Compares the Since column with the tags: a key is newer than the last documented release without it. */
export function checkSince(page: DocPage, all: ReadonlyMap<string, Facts>): Finding[] {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const versions = [...all.keys()].toReversed();
  const older = versions.slice(versions.indexOf(page.version) + 1);
  const rows = keyRows(page, all.get(page.version)?.keys ?? []);
  return rows.flatMap(({ line, key, cell, known: [known] }) => {
    if (cell('Since') === undefined || !known) return [];
    const isSame = (fact: KnownKey) =>
      fact.owner === known.owner && (fact.key === key || known.owner === 'iceberg-rest');
    const without = older.find((version) => !all.get(version)?.keys.some(isSame));
    // A provider can be newer than its shared keys, and parts of the Hadoop catalog are newer than others.
    const isShared = ['*', 'jdbc', 'hadoop'].includes(known.owner);
    const first = !isShared && without && versions[versions.indexOf(without) - 1];
    const since = plainText(cell('Since'));
    const isRight =
      compare(since, releaseOf(first || page.version).number) <= 0 &&
      (without === undefined || compare(since, releaseOf(without).number) > 0);
    const message = `The page says ${since || 'nothing'}, but ${without ?? 'no release'} doesn't have it.`;
    return isRight ? [] : report(page, 'different-since', key, line, message);
  });
}

/** Lists the keys of the facts that no key table explains, with their owners. */
export function unexplainedKeys(pages: readonly DocPage[], facts: Facts): string[] {
  const keys = facts.keys.filter(({ hidden, reserved }) => !(hidden && reserved));
  const loose = keys.filter(({ owner, reserved }) => reserved || owner === 'environment');
  const inSentences = new Set(loose.map(({ key }) => key));
  const names = pages.flatMap((page) => {
    const owners = ownersOf(page) ?? ['any'];
    const inTables = page.tables
      .filter(({ header: [first = ''] }) => /^(?:Key|Option)\b|propert/i.test(first))
      .flatMap(({ header, rows }) => {
        // A table that maps properties of two systems explains both columns.
        const columns = /propert|setting/i.test(header[1] ?? '') ? 2 : 1;
        return rows.flatMap(({ cells }) => cells.slice(0, columns).flatMap(codeIn));
      });
    // Reserved keys and variables may be in sentences, and build options in commands.
    const inText = page.inlineCode.flatMap(({ text }) =>
      inSentences.has(text) ? text : (/^gravitino\.bypass\.(.+)/.exec(text)?.[1] ?? []),
    );
    const options = [...page.text.matchAll(/(?<![\w-])-P([a-z]\w+)/g)].map(([, name]) => name);
    return [
      ...[...inTables, ...inText].flatMap((key) => owners.map((owner) => `${owner} ${key}`)),
      ...options.map((name) => `gradle ${name}`),
    ];
  });
  const explained = new Set(names);
  const missing = keys.filter(
    ({ owner, key }) => !explained.has(`${owner} ${key}`) && !explained.has(`any ${key}`),
  );
  // Properties for Trino's connectors are in lists with one key per line.
  const words = new Set(pages.flatMap(({ text }) => text.split(/[\s`'",|]+/)));
  const passed = facts.trinoPassThrough.filter(({ property }) => !words.has(property));
  return [
    ...missing.map(({ owner, object, key }) => [owner, object, key].filter(Boolean).join(' ')),
    ...passed.map(({ property }) => `trino pass-through ${property}`),
  ];
}
