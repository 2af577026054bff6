import type { Nodes } from 'mdast';
import { releaseOf } from '../releases';
import { type Facts, type KnownKey, knownKeys } from './facts';
import { type Finding, report } from './findings';
import { codeIn, type DocPage, plainText, type Table } from './pages';

/** The owners of the keys that a page may name, most specific first. Other pages may name all keys. */
const ownersOfPage: [RegExp, string[]][] = [
  [/^apache-hive-catalog$/, ['hive', '*']],
  [/^jdbc-\w+-catalog$/, ['jdbc-$', 'jdbc', '*']],
  [/^lakehouse-\w+-catalog$/, ['lakehouse-$', '*']],
  [/^(?:hadoop|kafka)-catalog$/, ['$', '*']],
  [/^iceberg-rest-service$/, ['iceberg-rest', 'server']],
  [/^gravitino-server-config$/, ['server', 'iceberg-rest', '*']],
  [/^security/, ['server', 'iceberg-rest', '*', 'hive']],
  [/^trino-connector\/configuration$/, ['trino']],
  [/^trino-connector\/catalog-hive$/, ['trino:hive', 'hive', 'trino']],
  [/^trino-connector\/catalog-iceberg$/, ['trino:iceberg', 'lakehouse-iceberg', 'trino']],
  [/^trino-connector\/catalog-\w+$/, ['trino:$', 'jdbc-$', 'jdbc', 'trino']],
  [/^spark-connector\/spark-catalog-hive$/, ['spark', 'hive']],
  [/^spark-connector\/spark-catalog-iceberg$/, ['spark', 'lakehouse-iceberg']],
  [/^flink-connector\//, ['flink', 'hive']],
  [/^how-to-use-gvfs$/, ['gvfs', 'python']],
];

/** `$` in an owner stands for the system in the page's name. */
function ownersOf({ id }: DocPage): string[] | undefined {
  const [, owners] = ownersOfPage.find(([pattern]) => pattern.test(id)) ?? [];
  const [, system = ''] = /(?:^|-)(\w+)(?:-catalog)?$/.exec(id) ?? [];
  return owners?.map((owner) => owner.replace('$', system));
}

const objects = ['partition', 'column', 'schema', 'fileset', 'topic', 'table', 'catalog'];

/** The kind of object that the nearest heading above a table names. */
const objectOf = ({ headings }: Table): string | undefined =>
  headings
    .toReversed()
    .map((heading) => objects.find((word) => heading.toLowerCase().includes(word)))
    .find((word) => word !== undefined);

/** The rows of the tables of a page that define keys, with the cells by column. */
const keyRows = (page: DocPage) =>
  page.tables
    .filter(
      ({ header: [first = '', ...more] }) =>
        /^(?:Key|Property)$/.test(first) && more.includes('Default'),
    )
    .flatMap((table) =>
      table.rows.flatMap(({ line, cells }) =>
        codeIn(cells[0]).map((key) => ({
          table,
          line,
          key,
          cell: (name: string): Nodes | undefined => cells[table.header.indexOf(name)],
        })),
      ),
    );

/** The facts that a row may mean: those of the page's first owner that has any, of the same kind of object if there are such. */
function candidates(key: string, keys: KnownKey[], page: DocPage, table: Table): KnownKey[] {
  const owners = ownersOf(page);
  const ofPage = keys.filter(
    (known) => known.key === key && (!owners || owners.includes(known.owner)),
  );
  const ofObject = ofPage.filter(({ object }) => object === objectOf(table));
  const chosen = ofObject.length > 0 ? ofObject : ofPage;
  const owner = owners?.find((name) => chosen.some((known) => known.owner === name));
  return owner ? chosen.filter((known) => known.owner === owner) : chosen;
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Whether a Default cell states the default of the source. */
function sameDefault(cell: Nodes | undefined, { default: standard, type }: KnownKey): boolean {
  const [code] = codeIn(cell);
  const words = plainText(cell);
  const hasNoDefault = code === undefined && /^(?:none|empty|empty list|not set|-|)\b/i.test(words);
  if (standard === null || standard === undefined || standard === '') {
    return hasNoDefault || code === '""' || words.startsWith('none');
  }
  const stated = (code ?? words).replace(/^"(.*)"$/, '$1');
  if (type === 'enum') return stated.toLowerCase() === String(standard).toLowerCase();
  const isSameNumber = stated !== '' && Number(stated) === Number(standard);
  return (
    !hasNoDefault && (isSameNumber || withoutSpaces(stated) === withoutSpaces(String(standard)))
  );
}

/** What a Type cell may say instead of the source's type. */
const otherTypes: Record<string, string[]> = {
  int: ['integer'],
  short: ['int', 'integer'],
  enum: ['string'],
  list: ['string'],
};

function sameType(stated: string, { type }: KnownKey): boolean {
  const text = stated.toLowerCase();
  return type === undefined || text === type || otherTypes[type]?.includes(text) === true;
}

/** Trino writes types in SQL's words. */
const trinoTypes: Record<string, string> = {
  string: 'varchar',
  int: 'integer',
  list: 'array(varchar)',
};

const typeAs = (known: KnownKey): KnownKey => {
  const sql = known.owner.startsWith('trino:') && trinoTypes[known.type ?? ''];
  return sql ? { ...known, type: sql } : known;
};

/** Whether the source knows a key, a documented prefix of keys, or a key below a prefix that passes on what follows. */
function isKnownKey(text: string, keys: KnownKey[], facts: Facts): boolean {
  const key = text.replace(/[.…]+$/, '');
  const prefixes = facts.prefixes.map(({ prefix }) => prefix);
  const open = prefixes.filter((prefix) => prefix !== 'trino.bypass.');
  const passed = facts.clients.trinoPassThrough.map(({ property }) => property);
  const all = [...keys.map((known) => known.key), ...passed, 'trino.bypass'];
  if (key === '' || all.some((known) => known === key || known.startsWith(`${key}.`))) return true;
  if (open.some((prefix) => `${key}.`.startsWith(prefix))) return true;
  // Parameters of listeners and filters carry a name that the reader chose.
  const chosen = /^(?:(gravitino\.eventListener\.)[^.{<]+\.[^.]+|.*\.param\.[^.]+)$/.exec(key);
  if (chosen)
    return all.some(
      (known) => known.startsWith(chosen[1] ?? '') && /eventListener|customFilters/.test(known),
    );
  // `{name}`, `<name>`, `*`, and `…` stand for what the reader fills in.
  const [start = ''] = /^[^{<*…]+(?=[{<*…])/.exec(key) ?? [];
  return (
    start !== '' &&
    (all.some((known) => known.startsWith(start)) ||
      prefixes.some((prefix) => prefix.startsWith(start) || start.startsWith(prefix)))
  );
}

/** Names that begin like a key: files, Trino's schema, Python's and Maven's modules. */
const notKeys =
  /^gravitino\.(?:conf|sh|cmd|properties|log|out|pid|png|system|client|apache|api|exceptions|filesystem|gvfs|name_identifier|namespace|auth|dto|constants|example|com|org|pem|jks|crt|url|utils|version|v1|server\.main)\b|^gravitino\.(?:default|hive|test|iceberg|metalake_demo)\./;

const keyLike =
  /(?<![\w./\-:@"$])(?:gravitino|spark\.sql\.gravitino|fs\.gravitino|trino\.bypass|trino\.jdbc|authorization\.ranger|table\.catalog-store)\.[a-zA-Z<{][\w.<>{}-]*/g;

/** Keys that a page names outside its key tables: in code spans and code blocks. */
function mentionedKeys({ inlineCode, codeBlocks }: DocPage): { line: number; key: string }[] {
  const scan = (text: string, firstLine: number) =>
    text.split('\n').flatMap((row, at) =>
      [...row.matchAll(keyLike)]
        .map(([match]) => match.replace(/[.,-]+$|(?<=[}>])[.,>}-]+$/, ''))
        .filter((key) => !notKeys.test(key))
        .map((key) => ({ line: firstLine + at, key })),
    );
  /** Of programs, only what is in quotation marks. */
  const quoted = (text: string) =>
    text.replace(/[^"\n]*"([^"\n]*)"|[^"\n]+/g, (_, inside?: string) => ` ${inside ?? ''} `);
  return [
    ...inlineCode.flatMap(({ line, text }) => scan(` ${text}`, line)),
    ...codeBlocks.flatMap(({ line, language, text }) => {
      const isProgram = /^(?:java|python|kotlin|scala)$/.test(language);
      return scan(isProgram ? quoted(text) : text.replace(/"/g, ' '), line + 1);
    }),
  ];
}

/** Catalog properties in the JSON bodies that create a catalog. */
const catalogProperties = ({ codeBlocks }: DocPage) =>
  codeBlocks.flatMap(({ line, text }) =>
    [...text.matchAll(/"provider":\s*"([^"]+)"[\s\S]*?"properties":\s*\{([^{}]*)\}/g)].flatMap(
      ([, provider = '', body = '']) =>
        [...body.matchAll(/"([^"]+)"\s*:/g)].map(([, key = '']) => ({ line, provider, key })),
    ),
  );

/** Compares every key that a page names with the facts of its version. */
export function checkPageKeys(page: DocPage, facts: Facts): Finding[] {
  const keys = knownKeys(facts);
  const owners = ownersOf(page);
  const own = owners ? keys.filter(({ owner }) => owners.includes(owner)) : keys;
  const unknown = (key: string, line: number) =>
    report(page, 'unknown-key', key, line, `${key} is not in ${facts.tag}.`);

  const isFixed = /\b(?:Fixed at creation|Cannot be changed later|at creation only)\b/;
  const ofRows = keyRows(page).flatMap(({ table, line, key, cell }): Finding[] => {
    const known = candidates(key, keys, page, table);
    if (known.length === 0) return isKnownKey(key, own, facts) ? [] : [unknown(key, line)];
    const defaults = known.filter((fact) => fact.default !== undefined);
    const type = plainText(cell('Type'));
    const isWrong: Partial<Record<Finding['kind'], boolean>> = {
      'different-default':
        defaults.length > 0 && !defaults.some((fact) => sameDefault(cell('Default'), fact)),
      'different-type':
        table.header.includes('Type') && !known.some((fact) => sameType(type, typeAs(fact))),
      'different-required':
        known.some(({ required }) => required) && /^no\b/i.test(plainText(cell('Required'))),
      'different-mutability':
        isFixed.test(plainText(cell('Description'))) &&
        known.some(({ immutable }) => immutable === false) &&
        !known.some(({ immutable }) => immutable),
    };
    const message = `The source says ${JSON.stringify(known)}.`;
    return (Object.keys(isWrong) as Finding['kind'][])
      .filter((kind) => isWrong[kind])
      .map((kind) => report(page, kind, key, line, message));
  });

  const ofCatalogs = catalogProperties(page).filter(({ provider, key }) => {
    const readers = [provider, '*', ...(provider.startsWith('jdbc-') ? ['jdbc'] : [])];
    const isDeclared = keys.some(
      (fact) => readers.includes(fact.owner) && fact.object === 'catalog' && fact.key === key,
    );
    return !isDeclared && !(/^\w+\.bypass\./.test(key) && isKnownKey(key, keys, facts));
  });
  const mentioned = mentionedKeys(page).filter(({ key }) => !isKnownKey(key, keys, facts));
  return [...ofRows, ...[...mentioned, ...ofCatalogs].map(({ key, line }) => unknown(key, line))];
}

const compareNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const numberOf = (version: string) => releaseOf(version).number;

/** Compares the Since column with the tags: a key is younger than the last documented release without it. */
export function checkSince(page: DocPage, all: ReadonlyMap<string, KnownKey[]>): Finding[] {
  const versions = [...all.keys()].toReversed();
  const older = versions.slice(versions.indexOf(page.version) + 1);
  return keyRows(page).flatMap(({ table, line, key, cell }): Finding[] => {
    const [known] = candidates(key, all.get(page.version) ?? [], page, table);
    const since = plainText(cell('Since'));
    if (!table.header.includes('Since') || !known) return [];
    const isSame = (fact: KnownKey) =>
      fact.owner === known.owner && (fact.key === key || known.owner === 'iceberg-rest');
    const without = older.find((version) => !all.get(version)?.some(isSame));
    // A provider may be younger than the keys that it shares, and parts of the Hadoop catalog than others.
    const isShared = ['*', 'jdbc', 'hadoop'].includes(known.owner);
    const first = isShared || !without ? page.version : versions[versions.indexOf(without) - 1];
    const isRight =
      compareNumbers(since, numberOf(first ?? page.version)) <= 0 &&
      (without === undefined || compareNumbers(since, numberOf(without)) > 0);
    const message = `The page says ${since || 'nothing'}; ${without ?? 'no release'} doesn't have it.`;
    return isRight ? [] : [report(page, 'different-since', key, line, message)];
  });
}

/** Keys of the facts that no key table explains. */
export function unexplainedKeys(pages: readonly DocPage[], facts: Facts): Finding[] {
  const keys = knownKeys(facts);
  const readBack = new Set(keys.filter(({ reserved }) => reserved).map(({ key }) => key));
  const explained = pages.flatMap((page) => {
    const inTables = page.tables
      .filter(({ header: [first = ''] }) => /^(?:Key|Option)\b|propert/i.test(first))
      .flatMap(({ header, rows }) => {
        // A table that translates properties of one system into another's explains both columns.
        const columns = /propert|setting/i.test(header[1] ?? '') ? 2 : 1;
        return rows.flatMap(({ cells }) => cells.slice(0, columns).flatMap(codeIn));
      });
    // Options of the build are on the command line; keys that are only read may be in a sentence.
    const options = [...page.text.matchAll(/(?<![\w-])-P([a-z]\w+)/g)].map(([, name = '']) => name);
    const inText = page.inlineCode.flatMap(({ text }) =>
      readBack.has(text) ? [text] : (/^gravitino\.bypass\.(.+)/.exec(text)?.slice(1) ?? []),
    );
    const owners = ownersOf(page);
    return [...inTables, ...options, ...inText].map((key) => ({ key, owners }));
  });
  const missing = keys
    .filter(({ invisible }) => !invisible)
    .filter(
      ({ owner, key }) =>
        !explained.some(
          (one) =>
            one.key === key && (!one.owners || one.owners.includes(owner) || owner === 'gradle'),
        ),
    )
    .map(({ owner, object, key }) => [owner, ...(object ? [object] : []), key].join(' '));
  // What Trino's own connectors get is in lists with one key per line.
  const words = new Set(pages.flatMap(({ text }) => text.split(/[\s`'",|]+/)));
  const passed = facts.clients.trinoPassThrough
    .filter(({ property }) => !words.has(property))
    .map(({ property }) => `trino pass-through ${property}`);
  return [...new Set([...missing, ...passed])].map((subject) => ({
    version: pages[0]?.version ?? '',
    kind: 'unexplained-key',
    subject,
    where: facts.tag,
    message: 'No page has a table row for it.',
  }));
}
