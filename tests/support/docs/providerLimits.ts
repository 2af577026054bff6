import { codeIn, plainText, type Row, type Table } from './contents';
import type { DocPage } from './pages';

/** What the page of a provider says that it doesn't do. */
export interface ProviderLimits {
  /** The page that says so. */
  page: string;
  /** Operations on schemas, such as `alter`. */
  refusedOnSchemas: ReadonlySet<string>;
  /** Features of a table, such as `partitioning`. */
  refusedInTables: ReadonlySet<string>;
  /** Changes of a table by their `@type`; `undefined` where the page has no such table. */
  tableChanges: ReadonlySet<string> | undefined;
  /** The value of `ifExists` that deleting an index needs. */
  ifExistsOfIndex: boolean | undefined;
  /** Whether the order of columns decides which change is possible, as in a Hive metastore. */
  comparesByPlace: boolean;
}

/** The page of each provider. */
const pagesOfProviders: Record<string, string> = {
  hive: 'apache-hive-catalog',
  'lakehouse-iceberg': 'lakehouse-iceberg-catalog',
  'lakehouse-paimon': 'lakehouse-paimon-catalog',
  'jdbc-mysql': 'jdbc-mysql-catalog',
  'jdbc-postgresql': 'jdbc-postgresql-catalog',
  'jdbc-doris': 'jdbc-doris-catalog',
  hadoop: 'hadoop-catalog',
  kafka: 'kafka-catalog',
};

/** Names that the tables of features use, as a pattern, and the field of a request that each stands for. */
const features: readonly (readonly [RegExp, string])[] = [
  [/partitioning/i, 'partitioning'],
  [/distribution/i, 'distribution'],
  [/sort order/i, 'sortOrders'],
  [/(^|, )indexes/i, 'indexes'],
  [/auto-increment/i, 'autoIncrement'],
  [/default value/i, 'defaultValue'],
  [/not null/i, 'notNull'],
  [/table properties/i, 'properties'],
];

const isRefused = (row: Row): boolean =>
  row.cells.slice(1).some((cell) => /^(No\b(?!t)|Not supported)/.test(plainText(cell)));

const isUnder = (table: Table, heading: RegExp): boolean =>
  table.headings.some((one) => heading.test(one));

/** Reads the limits of a provider from its page. */
export function limitsOn(page: DocPage): ProviderLimits {
  const { id, tables, text } = page;
  const rowsOf = (heading: RegExp, first: RegExp): Row[] =>
    tables
      .filter((table) => isUnder(table, heading) && first.test(table.header[0] ?? ''))
      .flatMap(({ rows }) => rows);
  const refused = (rows: Row[]): string[] =>
    rows.filter(isRefused).map(({ cells }) => plainText(cells[0]));
  const changeRows = tables
    .filter((table) => isUnder(table, /^Alter a table$/))
    .flatMap(({ rows }) => rows);
  const changes = changeRows
    .filter((row) => !isRefused(row))
    .flatMap(({ cells }) => cells.flatMap(codeIn));
  return {
    page: id,
    refusedOnSchemas: new Set(
      refused(rowsOf(/^Schemas$/, /^Operation$/)).flatMap((name) =>
        name.toLowerCase().split(/,\s*/),
      ),
    ),
    refusedInTables: new Set(
      refused(rowsOf(/^Tables$/, /^Feature$/)).flatMap((name) =>
        features.flatMap(([pattern, field]) => (pattern.test(name) ? [field] : [])),
      ),
    ),
    tableChanges: changeRows.length > 0 ? new Set(changes) : undefined,
    ifExistsOfIndex: /`deleteTableIndex` \|[^|]*`"ifExists": (true|false)`/
      .exec(text)
      ?.slice(1)
      .map((value) => value === 'true')[0],
    comparesByPlace: text.includes('The metastore checks types by position'),
  };
}

/** The limits of every provider that a version of the documentation has a page on. */
export function limitsOfProviders(pages: readonly DocPage[]): Map<string, ProviderLimits> {
  return new Map(
    Object.entries(pagesOfProviders).flatMap(([provider, id]) => {
      const page = pages.find((one) => one.id === id);
      return page === undefined ? [] : [[provider, limitsOn(page)]];
    }),
  );
}
