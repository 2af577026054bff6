import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { codeIn, plainText, type Table } from '../../support/docs/contents';
import { readPages } from '../../support/docs/pages';
import type { Claim } from './claims';
import { type Lab, messageOf } from './lab';

const call = z.strictObject({ method: z.string(), path: z.string(), body: z.unknown().optional() });
const updates = z.array(z.record(z.string(), z.unknown()));

/** What is tried for a row: requests to schemas, or tables by the word of a cell that says they are possible. */
const operations = z.record(
  z.string(),
  z
    .object({
      schema: z.array(call).optional(),
      load: z.string().optional(),
      shows: z.string().optional(),
      lacks: z.string().optional(),
      /** Whether the cell says only that one of the ways is possible; other tables say which. */
      isOne: z.boolean().optional(),
    })
    .catchall(z.unknown()),
);
const probe = z
  .object({
    $calls: z.array(call).default([]),
    $updates: updates.optional(),
    $as: z.string().optional(),
    $property: z.boolean().optional(),
  })
  .catchall(z.unknown());

const types = z.record(z.string(), z.unknown());
const data = z
  .strictObject({
    /** The catalogs that a column of the pages that compare them is about; `:` separates a provider from its backend. */
    catalogs: z.record(z.string(), z.array(z.string())),
    /** Columns that every catalog can store. */
    columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
    /** How a request writes the types that need more than a name. */
    types,
    /** Types that a catalog reads back as others, as the page says below the table. */
    readBack: types,
    operations,
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../data/operations.json'), 'utf8')));

const columnsFor = (provider: string) =>
  data.columns.map((one) =>
    provider.includes('iceberg') && one.name === 'v' ? { ...one, type: 'string' } : one,
  );

/** Whether a cell says that something is possible: by `Yes`, or by naming it. */
const says = (cell: string, what: string): boolean =>
  cell.startsWith('Yes') || (cell !== 'No' && cell.toLowerCase().includes(what));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Seen = { ok: boolean; saw: string };

/** Sends requests one after another; the first that fails ends them. */
async function sendAll(lab: Lab, catalog: string, calls: z.infer<typeof call>[]): Promise<Seen> {
  for (const { method, path, body } of calls) {
    const answer = await lab.call(method, catalog + path, body);
    const isDone = answer.status === 200 && answer.json?.dropped !== false;
    if (!isDone) return { ok: false, saw: messageOf(answer).slice(0, 160) };
  }
  return { ok: true, saw: '200' };
}

const matches = (text: string, { shows, lacks }: { shows?: string; lacks?: string }): boolean =>
  (shows === undefined || new RegExp(shows).test(text)) &&
  (lacks === undefined || !new RegExp(lacks).test(text));

async function trySchema(lab: Lab, provider: string, row: z.infer<typeof operations>[string]) {
  const catalog = await lab.catalog(provider);
  const isHadoop = provider === 'hadoop';
  const text = JSON.stringify(row.schema)
    .replaceAll('$schema', provider === 'kafka' ? 'default' : 's')
    .replaceAll('$collection', isHadoop ? 'filesets' : 'tables')
    .replaceAll(
      '"$object"',
      JSON.stringify(
        isHadoop ? { name: 'f', type: 'managed' } : { name: 'f', columns: columnsFor(provider) },
      ),
    );
  let seen = await sendAll(lab, catalog, JSON.parse(text));
  if (seen.ok && row.load) {
    const loaded = await lab.call('GET', catalog + row.load.replace('$schema', 's'));
    if (!matches(loaded.text, row))
      seen = { ok: false, saw: `200, but not kept: ${loaded.text.slice(0, 120)}` };
  }
  await lab.call('DELETE', `${catalog}/schemas/made/tables/f`);
  for (const query of ['', '?cascade=true'])
    await lab.call('DELETE', `${catalog}/schemas/made${query}`);
  return seen;
}

async function tryTable(
  lab: Lab,
  provider: string,
  row: z.infer<typeof operations>[string],
  word: string,
  type: string,
): Promise<Seen> {
  const catalog = await lab.catalog(provider);
  const { $calls, $updates, $as = 't', $property, ...body } = probe.parse(row[word]);
  const tables = '/schemas/s/tables';
  for (const name of ['t', 'renamed']) await lab.call('DELETE', `${catalog}${tables}/${name}`);
  // MySQL has one property that it keeps, and ignores the others.
  const property = provider === 'jdbc-mysql' ? 'engine' : 'note';
  const properties =
    $property && !provider.startsWith('jdbc-p') ? { [property]: 'InnoDB' } : undefined;
  const created = await lab.call('POST', catalog + tables, {
    name: 't',
    comment: 'as made',
    columns: columnsFor(provider),
    properties,
    ...body,
    // Iceberg distributes by the partitions.
    ...(provider.includes('iceberg') &&
      isObject(body.distribution) && {
        distribution: { ...body.distribution, number: 0, funcArgs: [] },
      }),
  });
  if (created.status !== 200) return { ok: false, saw: messageOf(created).slice(0, 160) };
  const own = $property ? { property } : {};
  const changes = $updates?.map((one) => ({ '@type': type, ...one, ...own }));
  const seen = await sendAll(lab, `${catalog}${tables}/t`, [
    ...$calls,
    ...(changes ? [{ method: 'PUT', path: '', body: { updates: changes } }] : []),
  ]);
  if (!seen.ok || type.startsWith('Drop') || type.startsWith('Purge')) return seen;
  const { text } = await lab.call('GET', `${catalog}${tables}/${$as}`);
  return matches(text, row) ? seen : { ok: false, saw: `200, but not kept: ${text.slice(0, 400)}` };
}

/** The claims of a table whose rows are operations. */
function operationClaims(table: Table): Claim[] {
  return table.rows.flatMap(({ cells }) => {
    const texts = cells.map((cell) => plainText(cell));
    const name = codeIn(cells[1])[0] ?? texts[0] ?? '';
    const row = data.operations[name];
    if (row === undefined) return [];
    const words = row.schema
      ? ['only']
      : Object.keys(row).filter((key) => !['shows', 'lacks', 'isOne'].includes(key));
    return table.header.flatMap((column, at) =>
      (data.catalogs[column] ?? []).map(
        (provider): Claim => ({
          name: `operation ${name}, ${provider}`,
          says: texts[at] ?? '',
          async attempt(lab) {
            const cell = texts[at] ?? '';
            const seen: string[] = [];
            const isPossible: boolean[] = [];
            for (const word of words) {
              const { ok, saw } = row.schema
                ? await trySchema(lab, provider, row)
                : await tryTable(lab, provider, row, word, name);
              isPossible.push(ok);
              seen.push(`${word}: ${ok ? 'possible' : saw}`);
            }
            const holds = row.isOne
              ? isPossible.includes(true) === (cell !== 'No')
              : isPossible.every((ok, index) => ok === says(cell, words[index] ?? ''));
            return { holds, saw: seen.join('; ') };
          },
        }),
      ),
    );
  });
}

/** Tries a type: a table and a new column with it, and what both load as. */
async function tryType(lab: Lab, provider: string, name: string): Promise<Seen> {
  const tables = `${await lab.catalog(provider)}/schemas/s/tables`;
  await lab.call('DELETE', `${tables}/t`);
  const type = data.types[name] ?? name;
  const column = { name: 'c', type, nullable: true };
  const created = await lab.call('POST', tables, { name: 't', columns: [data.columns[0], column] });
  if (created.status !== 200) return { ok: false, saw: messageOf(created).slice(0, 160) };
  const change = { '@type': 'addColumn', fieldName: ['w'], type, nullable: true };
  const altered = await lab.call('PUT', `${tables}/t`, { updates: [change] });
  if (altered.status !== 200)
    return { ok: false, saw: `alter: ${messageOf(altered).slice(0, 200)}` };
  const loaded = await lab.call('GET', `${tables}/t`);
  const { columns: found = [] } = (loaded.json?.table ?? {}) as { columns?: { type: unknown }[] };
  const wanted = data.readBack[`${provider.split(':')[0]} ${name}`] ?? type;
  const dropped = await lab.call('DELETE', `${tables}/t`);
  const isSame =
    found.length === 3 && found.slice(1).every((one) => isDeepStrictEqual(one.type, wanted));
  return {
    ok: isSame && dropped.json?.dropped === true,
    saw: isSame
      ? messageOf(dropped)
      : `loads as ${JSON.stringify(found.slice(1).map((one) => one.type))}`,
  };
}

/** The name that the external system has for the type of a column. */
async function storedType(lab: Lab, provider: string, json: string): Promise<string | undefined> {
  const system = { 'jdbc-mysql': 'mysql', 'jdbc-postgresql': 'postgres' }[provider];
  if (system === undefined) return undefined;
  const tables = `${await lab.catalog(provider)}/schemas/s/tables`;
  const type = data.types[json] ?? json;
  await lab.call('POST', tables, { name: 't', columns: [{ name: 'c', type, nullable: true }] });
  const field = provider === 'jdbc-mysql' ? 'data_type' : 'udt_name';
  const found = await (await lab.stack.start(system)).query(
    `select ${field} from information_schema.columns where table_schema = 's' and table_name = 't'`,
  );
  await lab.call('DELETE', `${tables}/t`);
  return found.trim().split(/\s+/).at(-1);
}

function typeClaims(table: Table): Claim[] {
  return table.rows.flatMap(({ cells }) => {
    const [name = ''] = codeIn(cells[0]);
    return table.header.flatMap((column, at) =>
      (data.catalogs[column] ?? []).map(
        (provider): Claim => ({
          name: `type ${name}, ${provider}`,
          says: plainText(cells[at]),
          async attempt(lab) {
            const cell = plainText(cells[at]);
            const { ok, saw } = await tryType(lab, provider, name);
            if (cell === '–') return { holds: !ok, saw };
            const stored = ok ? await storedType(lab, provider, name) : undefined;
            const isStored = stored === undefined || cell.startsWith('Array') || cell === stored;
            return { holds: ok && isStored, saw: `${saw}; stored as ${stored ?? 'said'}` };
          },
        }),
      ),
    );
  });
}

/** A claim for each cell of the pages that compare the catalogs of a version, where the stack has the system. */
export function matrixClaims(version: string): Claim[] {
  const tablesOf = (id: string) => readPages(version).find((page) => page.id === id)?.tables ?? [];
  const [types] = tablesOf('reference/data-types');
  return [
    ...tablesOf('reference/catalog-operations').flatMap(operationClaims),
    ...(types ? typeClaims(types) : []),
  ];
}
