import { describe, expect, it } from 'vitest';
import { checkSamples, providersIn, requestsOf } from '../support/docs/checkSamples';
import { docVersions, readPages, testPage } from '../support/docs/pages';
import { limitsOfProviders } from '../support/docs/providerLimits';

const versions = docVersions();
const pagesOf = new Map(versions.map((version) => [version, readPages(version)]));

const messages = (version: string, pages = pagesOf.get(version) ?? []): string[] =>
  checkSamples(pages, limitsOfProviders(pagesOf.get(version) ?? [])).map(
    ({ where, message }) => `${where}: ${message}`,
  );

describe.each(versions)('the samples of %s', (version) => {
  const pages = pagesOf.get(version) ?? [];

  it('show each provider only what its page says that it supports', () => {
    expect(messages(version)).toEqual([]);
  });

  it('are read, with the providers of their catalogs', () => {
    const requests = pages.flatMap(requestsOf);
    expect(requests.length).toBeGreaterThan(10);
    const providers = providersIn(requests);
    const unknown = requests
      .map(({ path }) => /\/catalogs\/(\w+)\/schemas/.exec(path)?.[1])
      .filter((catalog) => catalog !== undefined && !providers.has(catalog));
    expect(unknown).toEqual([]);
  });

  it('are compared with limits that the pages state', () => {
    const limits = limitsOfProviders(pages);
    expect(limits.get('jdbc-mysql')?.refusedOnSchemas).toContain('alter');
    expect(limits.get('jdbc-mysql')?.refusedInTables).toContain('partitioning');
    expect(limits.get('jdbc-postgresql')?.tableChanges).not.toContain('updateColumnPosition');
    expect(limits.get('hive')?.tableChanges).toContain('addColumn');
    expect(limits.get('hive')?.comparesByPlace).toBe(true);
  });
});

/** A page of 0.5.1 with a request in it, or with a sentence after the tables that its samples create. */
const poisoned = (body: string) => [testPage(body)];
const curl = (method: string, path: string, body: unknown) =>
  `\`\`\`shell\ncurl -X ${method} -d '${JSON.stringify(body)}' \\\n  http://localhost:8090/api/metalakes/demo${path}\n\`\`\``;
const created = (name: string, provider: string) =>
  curl('POST', '/catalogs', { name, type: 'relational', provider });
const columns = [
  { name: 'id', type: 'long' },
  { name: 'amount', type: 'decimal(12,2)' },
  { name: 'dt', type: 'date' },
];
const hiveTable = curl('POST', '/catalogs/one/schemas/s/tables', {
  name: 't',
  columns,
  partitioning: [{ strategy: 'identity', fieldName: ['dt'] }],
});
const mysqlTable = curl('POST', '/catalogs/one/schemas/s/tables', {
  name: 't',
  columns,
  indexes: [{ indexType: 'UNIQUE_KEY', name: 'uk', fieldNames: [['id']] }],
});
const update = (change: unknown) =>
  curl('PUT', '/catalogs/one/schemas/s/tables/t', { updates: [change] });

describe('a sample that a provider refuses', () => {
  it.each([
    [
      'jdbc-mysql',
      curl('PUT', '/catalogs/one/schemas/s', { updates: [] }),
      "doesn't support to alter a schema",
    ],
    [
      'kafka',
      curl('POST', '/catalogs/one/schemas', { name: 's' }),
      "doesn't support to create a schema",
    ],
    ['jdbc-mysql', hiveTable, "doesn't support partitioning of a table"],
    [
      'hive',
      curl('POST', '/catalogs/one/schemas/s/tables', {
        name: 't',
        columns: [{ name: 'id', type: 'long', nullable: false }],
      }),
      "doesn't support notNull of a table",
    ],
    [
      'jdbc-postgresql',
      update({ '@type': 'updateColumnPosition', fieldName: ['a'], newPosition: 'first' }),
      "doesn't list the change updateColumnPosition",
    ],
    [
      'jdbc-mysql',
      update({ '@type': 'deleteTableIndex', name: 'uk', ifExists: true }),
      'wants "ifExists": false',
    ],
    [
      'hive',
      `${hiveTable}\n\n${update({ '@type': 'addColumn', fieldName: ['a'], position: { after: 'id' } })}`,
      'takes a new column after amount only',
    ],
    [
      'jdbc-mysql',
      `${mysqlTable}\n\n\`{"@type":"deleteTableIndex","name":"uk","ifExists":true}\``,
      'wants "ifExists": false',
    ],
  ])('is found for %s', (provider, sample, message) => {
    expect(messages('0.5.1', poisoned(`${created('one', provider)}\n\n${sample}`))).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it('finds nothing where the provider accepts it', () => {
    const last = { '@type': 'addColumn', fieldName: ['a'], position: { after: 'amount' } };
    const pages = poisoned(`${created('one', 'hive')}\n\n${hiveTable}\n\n${update(last)}`);
    expect(messages('0.5.1', pages)).toEqual([]);
  });
});
