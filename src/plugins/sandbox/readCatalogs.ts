import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdown } from '../../markdown/markdownTree';
import { nodesOf } from '../../markdown/nodes';
import { headersOf, lineOf } from '../../markdown/propertyTables';
import type { CatalogFacts, Cells, PropertyFlags } from '../../site/catalogFacts';
import { readRelease } from '../site-data/readRelease';
import { matrixPages } from './catalogFiles';
import { type DeclaredProperty, readDeclaredProperties } from './declaredProperties';

/** A table as texts, code without backticks. */
type Rows = { headers: string[]; rows: string[][] };

const tablesOf = (file: string): Rows[] =>
  nodesOf(readMarkdown(readFileSync(file, 'utf8')).tree, 'table').map((table) => ({
    headers: headersOf(table),
    rows: table.children
      .slice(1)
      .map(({ children }) => children.map((cell) => lineOf(cell).replaceAll('`', ''))),
  }));

/** The column of a provider is headed by the last part of its name: `Hive` for `hive`, `MySQL` for `jdbc-mysql`. */
const columnOf = ({ headers }: Rows, provider: string): number =>
  headers.findIndex((header) => header.toLowerCase() === provider.split('-').at(-1));

/** Returns a provider's cells in a table, by the cells of another column; none where it has no column. */
function cellsOf(table: Rows, key: string, provider: string): Cells {
  const at = columnOf(table, provider);
  const keyAt = table.headers.indexOf(key);
  return at < 0
    ? {}
    : Object.fromEntries(table.rows.map((cells) => [cells[keyAt] ?? '', cells[at] ?? '']));
}

function propertiesOf(declared: readonly DeclaredProperty[], provider: string) {
  const owners = ['*', ...(provider.startsWith('jdbc-') ? ['jdbc'] : []), provider];
  const objects: Record<string, Record<string, PropertyFlags>> = {};
  for (const one of declared.filter(({ provider: owner }) => owners.includes(owner))) {
    const { object, key, type, required, immutable, hidden, reserved, values } = one;
    const places = object === 'any' ? ['catalog', 'schema', 'table', 'fileset', 'topic'] : [object];
    for (const place of places) {
      objects[place] ??= {};
      objects[place][key] = { type, required, immutable, hidden, reserved, values };
    }
  }
  return objects;
}

/**
 * Reads what the pages of a version say about its catalogs: `release.yaml`, `properties.yaml`, and the matrices of operations and types.
 *
 * @param folder of the version, below the site: `docs`, or one of `versioned_docs`.
 * @throws Error naming the page and the table that is missing.
 */
export function readCatalogs(siteDir: string, folder: string): CatalogFacts[] {
  const declared = readDeclaredProperties(siteDir, folder);
  const read = matrixPages.map((page) => tablesOf(join(siteDir, folder, page)));
  const table = (page: 0 | 1, first: string): Rows => {
    const found = read[page]?.find(({ headers }) => headers[0] === first);
    if (found === undefined) {
      throw new Error(
        `${folder}/${matrixPages[page]} has no table whose first column is "${first}". The sandbox checks requests against it: add the table.`,
      );
    }
    return found;
  };
  const types = table(1, 'In JSON');
  return readRelease(siteDir, folder).catalogs.map(({ provider, source, manages }) => ({
    provider,
    source,
    manages: manages as CatalogFacts['manages'],
    schemas: cellsOf(table(0, 'Schema'), 'Schema', provider),
    tables: cellsOf(table(0, 'Table'), 'Table', provider),
    changes: cellsOf(table(0, 'Change'), '@type', provider),
    refusedTypes: Object.entries(cellsOf(types, 'In JSON', provider))
      .filter(([, cell]) => cell === '–')
      .map(([type]) => type.replace(/\(.*/, '')),
    properties: propertiesOf(declared, provider),
  }));
}
