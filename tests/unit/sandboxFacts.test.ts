import { describe, expect, it } from 'vitest';
import { readCatalogs } from '../../src/plugins/sandbox/readCatalogs';
import { type SandboxRequest, SandboxServer } from '../../src/sandbox/server/server';
import type { CatalogFacts, PropertyObject } from '../../src/site/catalogFacts';
import { rootDir } from '../support/paths';
import { restVersions } from '../support/restVersions';
import { contractOf } from '../support/sandbox';
import { testFolder } from '../support/testFolder';

const at = '/api/metalakes/m/catalogs/c/schemas';
const send = (method: string, url: string, body?: object): SandboxRequest => ({
  method,
  url,
  body: body && JSON.stringify(body),
});
const catalogRequest = ({ provider, properties }: CatalogFacts): SandboxRequest => {
  const required = Object.entries(properties.catalog ?? {}).filter(([, one]) => one.required);
  const values = required.map(([key, { values: [value = 'x'] = [] }]) => [key, value]);
  return send('POST', '/api/metalakes/m/catalogs', {
    name: 'c',
    type: 'relational',
    provider,
    properties: Object.fromEntries(values),
  });
};

/** A valid change of the table `t` for each type. */
const changes: Record<string, object> = {
  rename: { newName: 'u' },
  updateComment: { newComment: 'x' },
  setProperty: { property: 'p', value: '1' },
  removeProperty: { property: 'p' },
  addColumn: { fieldName: ['added'], type: 'integer' },
  deleteColumn: { fieldName: ['a'] },
  renameColumn: { oldFieldName: ['a'], newFieldName: 'renamed' },
  updateColumnType: { fieldName: ['a'], newType: 'long' },
  updateColumnPosition: { fieldName: ['a'], newPosition: 'first' },
  updateColumnNullability: { fieldName: ['a'], nullable: true },
  updateColumnComment: { fieldName: ['a'], newComment: 'x' },
  updateColumnDefaultValue: {
    fieldName: ['a'],
    newDefaultValue: { type: 'literal', dataType: 'integer', value: '1' },
  },
  updateColumnAutoIncrement: { fieldName: ['a'], autoIncrement: true },
  addTableIndex: { index: { indexType: 'UNIQUE_KEY', name: 'i', fieldNames: [['a']] } },
  deleteTableIndex: { name: 'i', ifExists: true },
};

const columns = [
  { name: 'id', type: 'integer' },
  { name: 'a', type: 'integer' },
];

/** The part of a table that uses the feature of a row. */
const features: Record<string, (cell: string) => object> = {
  Partitioning: (cell) => ({
    partitioning: [{ strategy: /range/i.test(cell) ? 'range' : 'identity', fieldName: ['a'] }],
  }),
  'Sort order': () => ({ sortOrders: [{ sortTerm: { type: 'field', fieldName: ['a'] } }] }),
  'NOT NULL': () => ({ columns: [{ ...columns[0], nullable: false }] }),
  'Primary key': () => ({
    indexes: [{ indexType: 'PRIMARY_KEY', name: 'PRIMARY', fieldNames: [['id']] }],
  }),
};

describe.each(restVersions)('the sandbox of $name follows the matrices', (version) => {
  const { name, dir } = version;
  const catalogs = readCatalogs(rootDir, dir.slice(rootDir.length + 1));
  const tables = catalogs.filter(({ manages }) => manages === 'tables');

  /** Starts a server with an empty catalog of a provider. */
  async function startServer(facts: CatalogFacts): Promise<SandboxServer> {
    const server = new SandboxServer(await contractOf(version));
    server.answer(send('POST', '/api/metalakes', { name: 'm' }));
    expect(server.answer(catalogRequest(facts)).status).toBe(200);
    expect(server.answer(send('POST', at, { name: 's' })).status).toBe(200);
    return server;
  }
  const distribution = ({ tables: rows }: CatalogFacts): object =>
    rows.Distribution?.startsWith('Required')
      ? { distribution: { strategy: 'hash', number: 1, funcArgs: [] } }
      : {};

  it.each(tables)('for $provider', async (facts) => {
    const wrong: string[] = [];
    const table = { name: 't', columns, ...distribution(facts) };
    /** Sends a request to a server with an empty schema, and notes a reply that contradicts the cell. */
    const check = async (label: string, isAllowed: boolean, added: object, update?: object) => {
      const server = await startServer(facts);
      let reply = server.answer(send('POST', `${at}/s/tables`, { ...table, ...added }));
      if (update) reply = server.answer(send('PUT', `${at}/s/tables/t`, { updates: [update] }));
      if ((reply.status === 200) !== isAllowed) wrong.push(`${label}: ${reply.text}`);
    };
    for (const [type, cell] of Object.entries(facts.changes)) {
      await check(type, cell !== 'No', {}, { '@type': type, ...changes[type] });
    }
    for (const [row, feature] of Object.entries(features)) {
      const cell = facts.tables[row] ?? 'none';
      // Requests of releases before 0.4.0 have no indexes.
      const isKnown = row !== 'Primary key' || !/^0\.3/.test(name);
      if (isKnown) await check(row, cell !== 'No', feature(cell));
    }
    for (const type of facts.refusedTypes.filter((one) => /^\w+$/.test(one))) {
      const written = type === 'fixed' ? 'fixed(3)' : type;
      await check(type, false, { columns: [{ name: 'a', type: written }] });
    }
    const fix = `The OpenAPI file and ${name}'s reference/catalog-operations.md differ: correct one.`;
    expect(wrong, fix).toEqual([]);
    expect(Object.keys(facts.changes).length).toBeGreaterThan(10);
  });
});

describe('facts of a version', () => {
  const { path: site, write } = testFolder('all');

  it('share properties between databases, and between all objects', () => {
    const catalogs = readCatalogs(rootDir, 'docs');
    const providers = catalogs.map(({ provider }) => provider);
    const having = (object: PropertyObject, key: string): string[] =>
      catalogs
        .filter(({ properties }) => properties[object]?.[key])
        .map(({ provider }) => provider);
    expect(having('catalog', 'jdbc-url')).toEqual(
      providers.filter((provider) => provider.startsWith('jdbc-')),
    );
    expect(having('table', 'gravitino.identifier')).toEqual(providers);
  });

  it('are required: an error names a file that is missing, invalid, or without its table', () => {
    const read = (): unknown => readCatalogs(site, 'docs');
    expect(read).toThrow(/docs\/properties.yaml can't be read: ENOENT.*Restore or correct it/);
    write('docs/properties.yaml', 'hive: [');
    expect(read).toThrow("docs/properties.yaml can't be read: Flow sequence");
    write('docs/properties.yaml', '{}');
    write('docs/reference/data-types.md', '');
    write('docs/reference/catalog-operations.md', '| A | B |\n|---|---|\n| c | d |\n');
    expect(read).toThrow(
      'docs/reference/data-types.md has no table whose first column is "In JSON"',
    );
  });
});
