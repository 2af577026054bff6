import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { codeIn, plainText, type Table } from '../../support/docs/contents';
import { readPages } from '../../support/docs/pages';
import operationData from '../data/operations.json';
import type { Claim, Outcome } from './claims';
import { type Lab, messageOf } from './lab';

const text = z.string();
const call = z.strictObject({ method: text, path: text, body: z.unknown().optional() });
const fields = z.record(text, z.unknown());

/** A way in which a cell may say that something is possible: a table that is made, and what happens to it. */
const way = z.strictObject({
  body: z.looseObject({ distribution: fields.optional() }).default({}),
  calls: z.array(call).default([]),
  updates: z.array(fields).optional(),
  /** The name of the table in the end. */
  as: text.default('t'),
  /** Whether it takes a property of a table. */
  property: z.boolean().optional(),
});

const operation = z.strictObject({
  /** Requests to schemas. */
  schema: z.array(call).optional(),
  /** What is loaded after them. */
  load: text.optional(),
  /** What tables allow, by the word of a cell that says so. */
  ways: z.record(text, way).default({}),
  /** What the object that is loaded in the end shows and lacks. */
  shows: text.default(''),
  lacks: text.default('$.'),
  /** Whether the cell says only that one of the ways is possible; other tables say which. */
  isOne: z.boolean().default(false),
});
type Operation = z.infer<typeof operation>;

const data = z
  .strictObject({
    /** The catalogs that a column of the pages that compare them is about; `:` separates a provider from its backend. */
    catalogs: z.record(text, z.array(text)),
    /** Columns that every catalog can store. */
    columns: z.array(z.strictObject({ name: text, type: text })),
    /** How a request writes the types that need more than a name. */
    types: fields,
    /** Types that a catalog reads back as others, as the page says below the table. */
    readBack: fields,
    /** What is tried for a row. */
    operations: z.record(text, operation),
  })
  .parse(operationData);

/** Tries what a cell says of a row's operation or type. */
type Attempt = (lab: Lab, provider: string, name: string, cell: string) => Promise<Outcome>;

const columnsFor = (provider: string) =>
  data.columns.map((one) =>
    provider.includes('iceberg') && one.name === 'v' ? { ...one, type: 'string' } : one,
  );

interface Seen {
  ok: boolean;
  saw: string;
}

/** Sends requests one after another; the first that fails ends them. */
async function sendAll(lab: Lab, catalog: string, calls: z.infer<typeof call>[]): Promise<Seen> {
  for (const { method, path, body } of calls) {
    const answer = await lab.call(method, catalog + path, body);
    const isDone = answer.status === 200 && answer.json?.dropped !== false;
    if (!isDone) return { ok: false, saw: messageOf(answer).slice(0, 200) };
  }
  return { ok: true, saw: '200' };
}

/** Loads an object and looks at what it shows. */
async function look(lab: Lab, path: string, { shows, lacks }: Operation): Promise<Seen> {
  const { text } = await lab.call('GET', path);
  const ok = new RegExp(shows).test(text) && !new RegExp(lacks).test(text);
  return { ok, saw: ok ? '200' : `200, but not kept: ${text.slice(0, 400)}` };
}

async function trySchema(lab: Lab, provider: string, row: Operation): Promise<Seen> {
  const catalog = await lab.catalog(provider);
  const isHadoop = provider === 'hadoop';
  const schema = provider === 'kafka' ? 'default' : 's';
  const kind = isHadoop ? { type: 'managed' } : { columns: columnsFor(provider) };
  const calls = JSON.stringify(row.schema)
    .replaceAll('$schema', schema)
    .replaceAll('$collection', isHadoop ? 'filesets' : 'tables')
    .replaceAll('"$object"', JSON.stringify({ name: 'f', ...kind }));
  let seen = await sendAll(lab, catalog, JSON.parse(calls));
  if (seen.ok && row.load) {
    seen = await look(lab, catalog + row.load.replace('$schema', schema), row);
  }
  for (const end of ['/tables/f', '', '?cascade=true']) {
    await lab.call('DELETE', `${catalog}/schemas/made${end}`);
  }
  return seen;
}

/** @param type of the updates, which is the name of the row. */
async function tryTable(lab: Lab, provider: string, row: Operation, word: string, type: string) {
  const catalog = await lab.catalog(provider);
  const tables = `${catalog}/schemas/s/tables`;
  const { body, calls, updates, as, property: hasProperty } = way.parse(row.ways[word]);
  for (const name of ['t', 'renamed']) await lab.call('DELETE', `${tables}/${name}`);
  // MySQL has one property that it keeps, and ignores the others.
  const property = provider === 'jdbc-mysql' ? 'engine' : 'note';
  const takesProperty = hasProperty && provider !== 'jdbc-postgresql';
  const table = {
    name: 't',
    comment: 'as made',
    columns: columnsFor(provider),
    properties: takesProperty ? { [property]: 'InnoDB' } : undefined,
    ...body,
    // Iceberg distributes by the partitions.
    ...(provider.includes('iceberg') &&
      body.distribution && {
        distribution: { ...body.distribution, number: 0, funcArgs: [] },
      }),
  };
  const own = hasProperty ? { property } : {};
  const changes = updates?.map((one) => ({ '@type': type, ...one, ...own }));
  const seen = await sendAll(lab, tables, [
    { method: 'POST', path: '', body: table },
    ...calls.map((one) => ({ ...one, path: `/t${one.path}` })),
    ...(changes ? [{ method: 'PUT', path: '/t', body: { updates: changes } }] : []),
  ]);
  const isGone = type === 'Drop' || type === 'Purge';
  return seen.ok && !isGone ? look(lab, `${tables}/${as}`, row) : seen;
}

/** Whether a cell says that something is possible: by `Yes`, or by naming it. */
const says = (cell: string, what: string): boolean =>
  cell.startsWith('Yes') || (cell !== 'No' && cell.toLowerCase().includes(what));

/** Tries what a cell of a table whose rows are operations says. */
const tryOperation: Attempt = async (lab, provider, name, cell) => {
  const row = operation.parse(data.operations[name]);
  if (row.schema) {
    const { ok, saw } = await trySchema(lab, provider, row);
    return { holds: ok === says(cell, 'only'), saw };
  }
  const seen: (Seen & { word: string })[] = [];
  for (const word of Object.keys(row.ways)) {
    seen.push({ word, ...(await tryTable(lab, provider, row, word, name)) });
  }
  const holds = row.isOne
    ? seen.some(({ ok }) => ok) === (cell !== 'No')
    : seen.every(({ ok, word }) => ok === says(cell, word));
  const saw = seen.map(({ word, ok, saw }) => `${word}: ${ok ? 'possible' : saw}`);
  return { holds, saw: saw.join('; ') };
};

/** Tries a type: a table and a new column with it, what both load as, and the name that a database has for it. */
const tryType: Attempt = async (lab, provider, name, cell) => {
  const tables = `${await lab.catalog(provider)}/schemas/s/tables`;
  await lab.call('DELETE', `${tables}/t`);
  const type = data.types[name] ?? name;
  const column = { name: 'c', type, nullable: true };
  const change = { '@type': 'addColumn', fieldName: ['w'], type, nullable: true };
  const { ok, saw } = await sendAll(lab, tables, [
    { method: 'POST', path: '', body: { name: 't', columns: [data.columns[0], column] } },
    { method: 'PUT', path: '/t', body: { updates: [change] } },
  ]);
  const { json } = await lab.call('GET', `${tables}/t`);
  const { columns = [] } = (json?.table ?? {}) as { columns?: { type: unknown }[] };
  const loaded = columns.slice(1).map((one) => one.type);
  const wanted = data.readBack[`${provider.split(':')[0]} ${name}`] ?? type;
  const isSame = ok && isDeepStrictEqual(loaded, [wanted, wanted]);
  const stored = isSame ? await storedType(lab, provider) : undefined;
  const dropped = await lab.call('DELETE', `${tables}/t`);
  const isStored = stored === undefined || cell.startsWith('Array') || cell === stored;
  return {
    holds: cell === '–' ? !isSame : isSame && isStored && dropped.json?.dropped === true,
    saw: ok ? `loads as ${JSON.stringify(loaded)}; stored as ${stored ?? 'said'}` : saw,
  };
};

/** The name that the external system has for the type of a column. */
async function storedType(lab: Lab, provider: string): Promise<string | undefined> {
  const system = { 'jdbc-mysql': 'mysql', 'jdbc-postgresql': 'postgres' }[provider];
  if (system === undefined) return undefined;
  const sign = "if(column_type like '%unsigned', ' unsigned', '')";
  const field = system === 'mysql' ? `concat(data_type, ${sign})` : 'udt_name';
  const found = await (await lab.stack.start(system)).query(
    `select ${field} from information_schema.columns where table_schema = 's' and table_name = 't' and column_name = 'c'`,
  );
  return found.trim().split('\n').at(-1)?.trim();
}

type Cells = Table['rows'][number]['cells'];

/** A claim for each cell that is about a catalog of the stack, in the rows that have a name. */
const claimsOf = (
  { header, rows }: Table,
  kind: string,
  nameOf: (cells: Cells) => string | undefined,
  attempt: Attempt,
): Claim[] =>
  rows.flatMap(({ cells }) => {
    const name = nameOf(cells);
    if (name === undefined) return [];
    return header.flatMap((column, at) =>
      (data.catalogs[column] ?? []).map((provider): Claim => {
        const cell = plainText(cells[at]);
        return {
          name: `${kind} ${name}, ${provider}`,
          says: cell,
          attempt: (lab) => attempt(lab, provider, name, cell),
        };
      }),
    );
  });

const operationOf = (cells: Cells): string | undefined =>
  [codeIn(cells[1])[0] ?? plainText(cells[0])].find((name) => name in data.operations);

/** A claim for each cell of the pages that compare the catalogs of a version, where the stack has the system. */
export function matrixClaims(version: string): Claim[] {
  const tablesOf = (id: string) => readPages(version).find((page) => page.id === id)?.tables ?? [];
  const operations = tablesOf('reference/catalog-operations');
  return [
    ...operations.flatMap((table) => claimsOf(table, 'operation', operationOf, tryOperation)),
    ...tablesOf('reference/data-types')
      .slice(0, 1)
      .flatMap((table) => claimsOf(table, 'type', (cells) => codeIn(cells[0])[0] ?? '', tryType)),
  ];
}
