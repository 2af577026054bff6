import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readMarkdown } from '../../markdown/markdownTree';
import { nodesOf } from '../../markdown/nodes';
import { cellText, headersOf } from '../../markdown/propertyTables';
import type { CatalogFacts, Cells, PropertyFlags } from '../../site/catalogFacts';
import { readRelease, releaseFile } from '../site-data/readRelease';

const propertiesFile = 'properties.yaml';

const matrixPages = ['reference/catalog-operations.md', 'reference/data-types.md'] as const;

/** Files of a version that `readCatalogs` reads, below the version's folder. */
export const catalogFiles = [...matrixPages, propertiesFile, releaseFile];

type Rows = { headers: string[]; rows: string[][] };

const tablesOf = (file: string): Rows[] =>
  nodesOf(readMarkdown(readFileSync(file, 'utf8')).tree, 'table').map((table) => ({
    headers: headersOf(table),
    rows: table.children
      .slice(1)
      .map(({ children }) => children.map((cell) => cellText(cell).replaceAll('`', ''))),
  }));

/** Maps the cells of a key column to those of a provider's column, such as `MySQL` for `jdbc-mysql`. */
function cellsOf({ headers, rows }: Rows, key: string, provider: string): Cells {
  const name = provider.split('-').at(-1);
  const at = headers.findIndex((header) => header.toLowerCase() === name);
  const keyAt = headers.indexOf(key);
  return Object.fromEntries(
    at < 0 ? [] : rows.map((cells) => [cells[keyAt] ?? '', cells[at] ?? '']),
  );
}

/** Properties by provider, object, and key; `*` means every provider, and `jdbc` every database. */
type Declared = Record<string, Record<string, Record<string, Partial<PropertyFlags>>>>;

/** @throws Error naming the file if it is missing or isn't YAML. */
function readProperties(siteDir: string, folder: string): Declared {
  const file = `${folder}/${propertiesFile}`;
  try {
    return parse(readFileSync(join(siteDir, file), 'utf8'));
  } catch (cause) {
    throw new Error(
      `${file} can't be read: ${(cause as Error).message}. Restore or correct it; tests/facts/README.md describes its entries.`,
      { cause },
    );
  }
}

function propertiesOf(declared: Declared, provider: string): CatalogFacts['properties'] {
  const owners = ['*', ...(provider.startsWith('jdbc-') ? ['jdbc'] : []), provider];
  const objects: Record<string, Record<string, PropertyFlags>> = {};
  const objectEntries = owners.flatMap((owner) => Object.entries(declared[owner] ?? {}));
  for (const [object, entries] of objectEntries) {
    const places = object === 'any' ? ['catalog', 'schema', 'table', 'fileset', 'topic'] : [object];
    for (const [key, entry] of Object.entries(entries)) {
      const { type, values, required, immutable, hidden, reserved } = entry;
      for (const place of places) {
        objects[place] ??= {};
        objects[place][key] = { type, values, required, immutable, hidden, reserved };
      }
    }
  }
  return objects;
}

/** Reads the facts about a version's catalogs from its pages. @throws Error naming the page and the missing table. */
export function readCatalogs(siteDir: string, folder: string): CatalogFacts[] {
  const declared = readProperties(siteDir, folder);
  const read = matrixPages.map((page) => tablesOf(join(siteDir, folder, page)));
  const table = (page: 0 | 1, first: string): Rows => {
    const rows = read[page]?.find(({ headers }) => headers[0] === first);
    if (rows === undefined) {
      throw new Error(
        `${folder}/${matrixPages[page]} has no table whose first column is "${first}". The sandbox checks requests against it: add the table.`,
      );
    }
    return rows;
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
