import type { Nodes } from 'mdast';
import { releaseOf } from '../releases';
import { codeIn, plainText, type Table } from './contents';
import type { Facts, FactValue, KnownKey } from './facts';
import { knownKeys } from './facts';
import type { DocPage } from './pages';

export type FindingKind =
  | 'unknown-key'
  | 'different-default'
  | 'different-type'
  | 'different-required'
  | 'different-since'
  | 'different-mutability'
  | 'unexplained-key'
  | 'unknown-operation'
  | 'unexplained-operation'
  | 'unknown-variable'
  | 'unexplained-variable'
  | 'unknown-image'
  | 'unknown-message';

/** Something that a page states and the source doesn't, or the reverse. */
export interface Finding {
  version: string;
  kind: FindingKind;
  /** The key, operation, variable or image; with its owner for what a page should explain. */
  subject: string;
  /** `file:line`, or the place in the source. */
  where: string;
  message: string;
}

/** The owners of the keys that a page may name, most specific first. Pages that aren't listed may name all keys. */
const ownersOfPage: [RegExp, string[]][] = [
  [/^apache-hive-catalog$/, ['hive', '*']],
  [/^lakehouse-iceberg-catalog$/, ['lakehouse-iceberg', '*']],
  [/^lakehouse-paimon-catalog$/, ['lakehouse-paimon', '*']],
  [/^jdbc-mysql-catalog$/, ['jdbc-mysql', 'jdbc', '*']],
  [/^jdbc-postgresql-catalog$/, ['jdbc-postgresql', 'jdbc', '*']],
  [/^jdbc-doris-catalog$/, ['jdbc-doris', 'jdbc', '*']],
  [/^hadoop-catalog$/, ['hadoop', '*']],
  [/^kafka-catalog$/, ['kafka', '*']],
  [/^iceberg-rest-service$/, ['iceberg-rest', 'server']],
  [/^gravitino-server-config$/, ['server', 'iceberg-rest', '*']],
  [/^security/, ['server', 'iceberg-rest', '*', 'hive']],
  [/^trino-connector\/configuration$/, ['trino']],
  [/^trino-connector\/catalog-hive$/, ['trino:hive', 'hive', 'trino']],
  [/^trino-connector\/catalog-iceberg$/, ['trino:iceberg', 'lakehouse-iceberg', 'trino']],
  [/^trino-connector\/catalog-mysql$/, ['trino:mysql', 'jdbc-mysql', 'jdbc', 'trino']],
  [
    /^trino-connector\/catalog-postgresql$/,
    ['trino:postgresql', 'jdbc-postgresql', 'jdbc', 'trino'],
  ],
  [/^spark-connector\/spark-catalog-hive$/, ['spark', 'hive']],
  [/^spark-connector\/spark-catalog-iceberg$/, ['spark', 'lakehouse-iceberg']],
  [/^spark-connector\/spark-integration-test$/, ['spark-test']],
  [/^spark-connector\//, ['spark']],
  [/^how-to-(?:build|test)$/, ['gradle']],
  [/^flink-connector\//, ['flink', 'hive']],
  [/^how-to-use-gvfs$/, ['gvfs', 'python']],
];

const ownersOf = (page: DocPage): string[] | undefined =>
  ownersOfPage.find(([pattern]) => pattern.test(page.id))?.[1];

const objectWords: [RegExp, string][] = [
  [/partition/i, 'partition'],
  [/column/i, 'column'],
  [/schema/i, 'schema'],
  [/fileset/i, 'fileset'],
  [/topic/i, 'topic'],
  [/table/i, 'table'],
  [/catalog/i, 'catalog'],
];

function objectOf(table: Table): string | undefined {
  for (const heading of [...table.headings].reverse()) {
    const found = objectWords.find(([word]) => word.test(heading));
    if (found) return found[1];
  }
  return undefined;
}

/** Tables that define keys: a Key column and a Default column. */
function isKeyTable(table: Table): boolean {
  return /^(?:Key|Property)$/.test(table.header[0] ?? '') && table.header.includes('Default');
}

/** The facts that a row may mean: those of the page's owners, then those of the same kind of object. */
function candidates(key: string, keys: KnownKey[], page: DocPage, table: Table): KnownKey[] {
  const owners = ownersOf(page);
  const ofPage = keys.filter(
    (known) => known.key === key && (!owners || owners.includes(known.owner)),
  );
  const object = objectOf(table);
  const ofObject = ofPage.filter((known) => known.object === object);
  const chosen = ofObject.length > 0 ? ofObject : ofPage;
  const owner = owners?.find((name) => chosen.some((known) => known.owner === name));
  return owner ? chosen.filter((known) => known.owner === owner) : chosen;
}

const spaces = (text: string) => text.replace(/\s+/g, '');

/** Whether a Default cell states the default of the source. */
export function sameDefault(
  cell: Nodes | undefined,
  standard: FactValue | undefined,
  type?: string,
): boolean {
  const [code] = codeIn(cell);
  const stated = code ?? plainText(cell);
  const isNone =
    /^(?:none|empty|empty list|not set|-|)\b/i.test(plainText(cell)) && code === undefined;
  if (standard === null || standard === undefined || standard === '') {
    return isNone || stated === '""' || /^none\b/.test(plainText(cell));
  }
  if (isNone) return false;
  const text = stated.replace(/^"(.*)"$/, '$1');
  if (type === 'enum') return text.toLowerCase() === String(standard).toLowerCase();
  if (spaces(text) === spaces(String(standard))) return true;
  return text !== '' && !Number.isNaN(Number(text)) && Number(text) === Number(standard);
}

const sameTypes: Record<string, string[]> = {
  int: ['int', 'integer'],
  short: ['short', 'int', 'integer'],
  enum: ['enum', 'string'],
  list: ['list', 'string'],
};

const trinoTypes: Record<string, RegExp> = {
  string: /^varchar$/,
  int: /^integer$/,
  boolean: /^boolean$/,
  list: /^array\(varchar\)$/,
};

function sameType(stated: string, known: KnownKey): boolean {
  if (known.type === undefined) return true;
  const text = stated.toLowerCase();
  if (known.owner.startsWith('trino:')) return trinoTypes[known.type]?.test(text) ?? true;
  return (sameTypes[known.type] ?? [known.type]).includes(text);
}

/** Text after which anything may follow: what a bypass prefix passes on. */
const openPrefixes = (facts: Facts): string[] =>
  facts.prefixes.map(({ prefix }) => prefix).filter((prefix) => prefix !== 'trino.bypass.');

/** Parts of a key that the reader fills in: `{name}`, `<name>`, `*` and `…`. */
const placeholder = /[{<*…]/;

/** Whether the source knows a key, a documented prefix of keys, or a key below an open prefix. */
export function isKnownKey(text: string, keys: KnownKey[], facts: Facts): boolean {
  const key = text.replace(/[.…]+$/, '');
  if (key === '') return true;
  if (keys.some((known) => known.key === key || known.key.startsWith(`${key}.`))) return true;
  if (openPrefixes(facts).some((prefix) => `${key}.`.startsWith(prefix))) return true;
  if (key === 'trino.bypass') return true;
  if (
    facts.clients.trinoPassThrough.some(
      ({ property }) => property === key || property.startsWith(`${key}.`),
    )
  )
    return true;
  // Parameters of listeners and filters carry a name that the reader chose.
  if (/^gravitino\.eventListener\.[^.{<]+\.[^.]+$/.test(key))
    return keys.some((known) => known.key.startsWith('gravitino.eventListener.'));
  if (/\.param\.[^.]+$/.test(key))
    return keys.some((known) => known.key.endsWith('.customFilters'));
  if (placeholder.test(key)) {
    const start = key.slice(0, key.search(placeholder));
    return (
      start !== '' &&
      (keys.some((known) => known.key.startsWith(start)) ||
        openPrefixes(facts).some(
          (prefix) => prefix.startsWith(start) || start.startsWith(prefix),
        ) ||
        'trino.bypass.'.startsWith(start))
    );
  }
  return false;
}

/** Names that begin like a key and are none: files, Trino's schema, Python's and Maven's modules. */
const notKeys =
  /^gravitino\.(?:conf|sh|cmd|properties|log|out|pid|png|system|client|apache|api|exceptions|filesystem|gvfs|name_identifier|namespace|auth|dto|constants|example|com|org|pem|jks|crt|url|utils|version|v1|server\.main)\b|^gravitino\.(?:default|hive|test|iceberg|metalake_demo)\./;

const keyLike =
  /(?<![\w./\-:@"$])(?:gravitino|spark\.sql\.gravitino|fs\.gravitino|trino\.bypass|trino\.jdbc|authorization\.ranger|table\.catalog-store)\.[a-zA-Z<{][\w.<>{}-]*/g;

/** Keys that a page names outside of its key tables: in prose, in code spans and in code blocks. */
function mentionedKeys(page: DocPage): { line: number; key: string }[] {
  const found: { line: number; key: string }[] = [];
  const scan = (text: string, firstLine: number) => {
    text.split('\n').forEach((line, at) => {
      for (const [match] of line.matchAll(keyLike)) {
        const key = match.replace(/[.,>}-]+$/, (end) =>
          end.startsWith('}') || end.startsWith('>') ? (end[0] ?? '') : '',
        );
        if (!notKeys.test(key)) found.push({ line: firstLine + at, key });
      }
    });
  };
  for (const { line, text } of page.inlineCode) scan(` ${text}`, line);
  for (const { line, language, text } of page.codeBlocks) {
    if (!/^(?:java|python|kotlin|scala)$/.test(language)) scan(text.replace(/"/g, ' '), line + 1);
    else
      scan(
        [...text.matchAll(/\n|"([^"\n]*)"/g)]
          .map((match) => (match[0] === '\n' ? '\n' : ` ${match[1]} `))
          .join(''),
        line + 1,
      );
  }
  return found;
}

/** Catalog properties in the JSON bodies that create a catalog. */
function catalogProperties(page: DocPage): { line: number; provider: string; key: string }[] {
  const found: { line: number; provider: string; key: string }[] = [];
  for (const { line, text } of page.codeBlocks) {
    for (const match of text.matchAll(
      /"provider":\s*"([^"]+)"[\s\S]*?"properties":\s*\{([^{}]*)\}/g,
    )) {
      const [all, provider = '', body = ''] = match;
      const before = text.slice(0, match.index + all.indexOf('"properties"')).split('\n').length;
      body.split('\n').forEach((row, at) => {
        for (const [, key = ''] of row.matchAll(/"([^"]+)"\s*:/g))
          found.push({ line: line + before + at, provider, key });
      });
    }
  }
  return found;
}

const isMutable = (fact: KnownKey) => fact.immutable === false;
const isImmutable = (fact: KnownKey) => fact.immutable === true;

/** How a row says that its key can't be changed once the object exists. */
const saysFixed = /\b(?:Fixed at creation|Cannot be changed later|at creation only)\b/;

/** Compares every key that a page names with the facts of its version. */
export function checkPageKeys(page: DocPage, facts: Facts): Finding[] {
  const keys = knownKeys(facts);
  const findings: Finding[] = [];
  const report = (kind: FindingKind, subject: string, line: number, message: string) =>
    findings.push({ version: page.version, kind, subject, where: `${page.file}:${line}`, message });

  for (const table of page.tables.filter(isKeyTable)) {
    const column = (name: string) => table.header.indexOf(name);
    for (const { line, cells } of table.rows) {
      for (const key of codeIn(cells[0])) {
        const known = candidates(key, keys, page, table);
        if (known.length === 0) {
          const owners = ownersOf(page);
          const own = owners ? keys.filter((fact) => owners.includes(fact.owner)) : keys;
          if (!isKnownKey(key, own, facts))
            report('unknown-key', key, line, `${key} is not in ${facts.tag}.`);
          continue;
        }
        const defaults = known.filter((fact) => fact.default !== undefined);
        const stated = cells[column('Default')];
        if (
          defaults.length > 0 &&
          !defaults.some((fact) => sameDefault(stated, fact.default, fact.type))
        ) {
          const values = [
            ...new Set(defaults.map((fact) => `${JSON.stringify(fact.default)} (${fact.source})`)),
          ].join(' or ');
          report(
            'different-default',
            key,
            line,
            `The page says ${plainText(stated) || 'nothing'}, the source ${values}.`,
          );
        }
        const type = plainText(cells[column('Type')]);
        if (column('Type') >= 0 && !known.some((fact) => sameType(type, fact))) {
          report(
            'different-type',
            key,
            line,
            `The page says ${type}, the source ${known.map((fact) => fact.type).join(' or ')}.`,
          );
        }
        const required = plainText(cells[column('Required')]);
        const description = plainText(cells[column('Description')]);
        if (saysFixed.test(description) && known.some(isMutable) && !known.some(isImmutable)) {
          report(
            'different-mutability',
            key,
            line,
            'The page says it is fixed; the source lets it change.',
          );
        }
        const isRequired = known.some((fact) => fact.required === true);
        if (isRequired && /^no\b/i.test(required))
          report('different-required', key, line, 'The source requires it.');
      }
    }
  }
  for (const { line, key } of mentionedKeys(page)) {
    if (!isKnownKey(key, keys, facts))
      report('unknown-key', key, line, `${key} is not in ${facts.tag}.`);
  }
  for (const { line, provider, key } of catalogProperties(page)) {
    const owners = [provider, '*', ...(provider.startsWith('jdbc-') ? ['jdbc'] : [])];
    const known = keys.some(
      (fact) => owners.includes(fact.owner) && fact.object === 'catalog' && fact.key === key,
    );
    const isOpen =
      /^(?:gravitino|trino|spark|flink)\.bypass\./.test(key) && isKnownKey(key, keys, facts);
    if (!known && !isOpen)
      report(
        'unknown-key',
        key,
        line,
        `${key} is not a property of a ${provider} catalog in ${facts.tag}.`,
      );
  }
  return findings;
}

const newer = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
const release = (version: string) => releaseOf(version).number;

/** The same key in another version: the Iceberg REST service's prefix was shortened once. */
const sameKey = (a: KnownKey, b: KnownKey) =>
  a.owner === b.owner &&
  a.object === b.object &&
  (a.key === b.key ||
    (a.owner === 'iceberg-rest' &&
      a.key.replace(/^.*iceberg-rest\./, '') === b.key.replace(/^.*iceberg-rest\./, '')));

/** The first of the documented tags that ships a provider, or undefined for what isn't one. */
function providerSince(page: DocPage, all: Map<string, Facts>): string | undefined {
  const provider = ownersOf(page)?.[0];
  const ships = (facts: Facts) =>
    Object.keys(facts.shipped).some((path) => path.startsWith(`catalogs/catalog-${provider}/`));
  return [...all].find(([, facts]) => ships(facts))?.[0];
}

/**
 * Compares the Since column with the source's own number and with the tags: a key is in every documented tag from that
 * release on and in none before. Where the number in the source contradicts the tags, the tags are right.
 */
export function checkSince(page: DocPage, all: Map<string, Facts>): Finding[] {
  const findings: Finding[] = [];
  const facts = all.get(page.version);
  if (!facts) return findings;
  const versions = [...all.keys()];
  const upToHere = versions.slice(0, versions.indexOf(page.version) + 1);
  const keys = knownKeys(facts);
  const provider = providerSince(page, all);
  for (const table of page.tables.filter(isKeyTable)) {
    const column = table.header.indexOf('Since');
    if (column < 0) continue;
    for (const { line, cells } of table.rows) {
      for (const key of codeIn(cells[0])) {
        const since = plainText(cells[column]);
        const known = candidates(key, keys, page, table);
        if (known.length === 0) continue;
        const has = (version: string) => {
          const then = all.get(version);
          return (
            then !== undefined &&
            knownKeys(then).some((fact) => known.some((now) => sameKey(fact, now)))
          );
        };
        const first = upToHere.find(has) ?? page.version;
        const previous = versions[versions.indexOf(first) - 1];
        const fits = (stated: string) =>
          newer(stated, release(first)) <= 0 &&
          (previous === undefined || newer(stated, release(previous)) > 0);
        const numbers = known
          .map((fact) => fact.since)
          .filter((number) => number !== undefined && fits(number));
        // A provider is younger than the code that it shares.
        const isShared = provider !== undefined && newer(release(provider), release(first)) > 0;
        const isRight = isShared
          ? since === release(provider)
          : fits(since) && (numbers.length === 0 || numbers.includes(since));
        if (!isRight) {
          const expected = isShared
            ? release(provider)
            : numbers.join(' or ') ||
              `at most ${release(first)}${previous ? `, after ${release(previous)}` : ''}`;
          findings.push({
            version: page.version,
            kind: 'different-since',
            subject: key,
            where: `${page.file}:${line}`,
            message: `The page says ${since || 'nothing'}, the tags ${expected}.`,
          });
        }
      }
    }
  }
  return findings;
}

/** Code spans that are a key of another documented version, and none of the page's own. */
export function checkOtherVersions(page: DocPage, all: Map<string, Facts>): Finding[] {
  const facts = all.get(page.version);
  if (!facts) return [];
  const own = knownKeys(facts);
  const elsewhere = new Map<string, string>();
  for (const [version, other] of all) {
    for (const { key } of knownKeys(other)) {
      // A single word may be anything; a key of several parts is a key.
      if (/[.\-_]/.test(key) && !isKnownKey(key, own, facts)) elsewhere.set(key, version);
    }
  }
  return page.inlineCode
    .filter(
      ({ text }) =>
        elsewhere.has(text) && !facts.clients.trinoPassThrough.some(({ trino }) => trino === text),
    )
    .map(({ line, text }) => ({
      version: page.version,
      kind: 'unknown-key',
      subject: text,
      where: `${page.file}:${line}`,
      message: `${text} is in ${all.get(elsewhere.get(text) ?? '')?.tag}, not in ${facts.tag}.`,
    }));
}

/** A catalog takes a key that it doesn't declare under this prefix. */
const bypass = 'gravitino.bypass.';

/** Keys of the facts that no key table explains. */
export function unexplainedKeys(
  pages: readonly DocPage[],
  facts: Facts,
): { findings: Finding[]; total: number } {
  const version = pages[0]?.version ?? '';
  const explained = new Map<string, DocPage[]>();
  const explain = (key: string, page: DocPage) =>
    explained.set(key, [...(explained.get(key) ?? []), page]);
  const readBack = new Set(
    knownKeys(facts)
      .filter((fact) => fact.reserved === true)
      .map((fact) => fact.key),
  );
  for (const page of pages) {
    for (const table of page.tables) {
      if (!/^(?:Key|Option)\b|propert/i.test(table.header[0] ?? '')) continue;
      // A table that translates properties of one system into another's explains both columns.
      const columns = /propert|setting/i.test(table.header[1] ?? '') ? 2 : 1;
      for (const { cells } of table.rows) {
        for (const key of cells.slice(0, columns).flatMap(codeIn)) explain(key, page);
      }
    }
    // Options of the build are on the command line; keys that are only read may be in a sentence.
    for (const [, option = ''] of page.text.matchAll(/(?<![\w-])-P([a-z]\w+)/g))
      explain(option, page);
    for (const { text } of page.inlineCode)
      if (readBack.has(text)) explain(text, page);
      else if (text.startsWith(bypass)) explain(text.slice(bypass.length), page);
  }
  const wanted = new Map<string, KnownKey>();
  for (const fact of knownKeys(facts)) {
    if (fact.invisible) continue;
    wanted.set(`${fact.owner} ${fact.object ?? ''} ${fact.key}`.replace(/ {2}/g, ' '), fact);
  }
  const findings: Finding[] = [];
  for (const [subject, fact] of wanted) {
    const isExplained = (explained.get(fact.key) ?? []).some((page) => {
      const owners = ownersOf(page);
      return !owners || owners.includes(fact.owner) || fact.owner === 'gradle';
    });
    if (!isExplained) {
      findings.push({
        version,
        kind: 'unexplained-key',
        subject,
        where: fact.source,
        message: `No page of ${version} has a table row for it.`,
      });
    }
  }
  // What Trino's own connectors get is in lists with one key per line.
  const words = new Set(pages.flatMap(({ text }) => text.split(/[\s`'",|]+/)));
  const passed = new Set(facts.clients.trinoPassThrough.map(({ property }) => property));
  for (const property of passed) {
    if (words.has(property)) continue;
    findings.push({
      version,
      kind: 'unexplained-key',
      subject: `trino pass-through ${property}`,
      where: 'CatalogPropertyConverter',
      message: `No page of ${version} names it.`,
    });
  }
  return { findings, total: wanted.size + passed.size };
}
