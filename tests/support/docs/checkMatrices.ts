import { codeIn, plainText, type Row, type Table } from './contents';
import type { DocPage } from './pages';

/** The pages of the providers by the heading of their column on the pages that compare them. */
export const providers: Readonly<Record<string, string>> = {
  Hive: 'apache-hive-catalog',
  Iceberg: 'lakehouse-iceberg-catalog',
  Paimon: 'lakehouse-paimon-catalog',
  MySQL: 'jdbc-mysql-catalog',
  PostgreSQL: 'jdbc-postgresql-catalog',
  Doris: 'jdbc-doris-catalog',
};

/** A name without its length or element: `decimal(p,s)` and `"decimal(10,2)"` are one type. */
const base = (code: string): string =>
  /"type": "(\w+)/.exec(code)?.[1] ?? code.replace(/"|\(.*\)/g, '');

const columnOf = ({ header }: Table, ...names: string[]): number =>
  header.findIndex((name) => names.includes(name));

/** A column of a comparing table, by the code in its row. */
function columnBy(table: Table, key: string, column: string): Map<string, Row['cells'][number]> {
  const keyAt = columnOf(table, key);
  const at = columnOf(table, column);
  return new Map(
    table.rows.flatMap(({ cells }): [string, Row['cells'][number]][] => {
      const [code] = codeIn(cells[keyAt]);
      const cell = cells[at];
      return code !== undefined && cell ? [[base(code), cell]] : [];
    }),
  );
}

/** The types of a provider's own page: what each type of a request becomes in the source. */
function typesOf(page: DocPage, provider: string): Map<string, string[]> {
  const table = page.tables.find(({ header }) => header.includes('In JSON'));
  if (!table) throw new Error(`${page.file} has no table of types with a column "In JSON".`);
  const at = columnOf(table, `${provider} type`);
  return new Map(
    table.rows.flatMap(({ cells }) =>
      codeIn(cells[columnOf(table, 'In JSON')]).map((json): [string, string[]] => [
        base(json),
        codeIn(cells[at]).map(base),
      ]),
    ),
  );
}

/** The changes to a table that a provider's own page says are possible. */
function changesOf(page: DocPage): Set<string> {
  const tables = page.tables.filter(
    ({ header, headings }) => header.includes('@type') && headings.at(-1) === 'Alter a table',
  );
  if (tables.length === 0) throw new Error(`${page.file} has no table below "Alter a table".`);
  return new Set(
    tables.flatMap((table) =>
      table.rows
        .filter(({ cells }) => !/^No\b/.test(plainText(cells[columnOf(table, 'Supported')])))
        .flatMap(({ cells }) => codeIn(cells[columnOf(table, '@type')])),
    ),
  );
}

const pageOf = (pages: readonly DocPage[], id: string): DocPage | undefined =>
  pages.find((page) => page.id === id);

/** Compares the table of a page that has a column with what the page of each provider says. */
function checkProviders(
  pages: readonly DocPage[],
  id: string,
  column: string,
  compare: (matrix: Table, page: DocPage, provider: string) => string[],
): string[] {
  const matrix = pageOf(pages, id)?.tables.find(({ header }) => header.includes(column));
  if (!matrix) return [`${id} has no table with a column "${column}".`];
  return Object.entries(providers).flatMap(([provider, own]) => {
    const page = pageOf(pages, own);
    if (page) return compare(matrix, page, provider);
    return matrix.header.includes(provider) ? [`${provider}: there is no page ${own}.`] : [];
  });
}

/** Compares `reference/data-types` with the types on the pages of the providers. */
export const checkTypes = (pages: readonly DocPage[]): string[] =>
  checkProviders(pages, 'reference/data-types', 'Hive', (matrix, page, provider) => {
    const stated = columnBy(matrix, 'In JSON', provider);
    const own = typesOf(page, provider);
    // A type that only the system itself has isn't in the matrix.
    own.delete('external');
    const missing = [...own.keys()].filter((type) => !stated.has(type));
    return [
      ...missing.map((type) => `${provider}: the matrix has no row for ${type}.`),
      ...[...stated].flatMap(([type, cell]) => {
        // Only MySQL tells unsigned integers apart: the others' pages name the signed one.
        const [here] = codeIn(cell).map(base);
        const there = own.get(type) ?? own.get(type.replace(/ unsigned$/, '')) ?? [];
        const isSame = here === undefined ? there.length === 0 : there.includes(here);
        return isSame
          ? []
          : [
              `${provider}, ${type}: the matrix says ${here ?? 'none'}, ${page.file} ${there.join(', ') || 'none'}.`,
            ];
      }),
    ];
  });

/** Compares the changes on `reference/catalog-operations` with those on the pages of the providers. */
export const checkChanges = (pages: readonly DocPage[]): string[] =>
  checkProviders(pages, 'reference/catalog-operations', '@type', (matrix, page, provider) => {
    const own = changesOf(page);
    const stated = columnBy(matrix, '@type', provider);
    return [
      ...[...own]
        .filter((change) => !stated.has(change))
        .map((change) => `${provider}: the matrix has no row for ${change}.`),
      ...[...stated]
        .filter(([change, cell]) => own.has(change) === (plainText(cell) === 'No'))
        .map(
          ([change, cell]) =>
            `${provider}, ${change}: the matrix says ${plainText(cell)}, ${page.file} otherwise.`,
        ),
    ];
  });

/** Pages of providers that don't lead to the pages that compare them; filesets and topics have no columns. */
export function checkLinks(pages: readonly DocPage[]): string[] {
  const withColumns = Object.values(providers);
  return [...withColumns, 'hadoop-catalog', 'kafka-catalog'].flatMap((id) => {
    const page = pageOf(pages, id);
    if (!page) return [];
    const targets = withColumns.includes(id)
      ? ['data-types', 'catalog-operations']
      : ['catalog-operations'];
    return targets
      .map((target) => `./reference/${target}.md`)
      .filter((link) => !page.text.includes(`](${link})`))
      .map((link) => `${page.file}: link ${link}.`);
  });
}
