import { isDeepStrictEqual } from 'node:util';
import { codeIn, plainText, readPages, type Table } from '../../support/docs/pages';
import operationData from '../data/operations.json';
import { type Claim, type Lab, messageOf, type Outcome } from './lab';

type Call = { method: string; path: string; body?: unknown };

// The README says what the fields mean.
interface Way {
  body?: Record<string, unknown> & { distribution?: object };
  calls?: Call[];
  updates?: object[];
  as?: string;
  property?: boolean;
}

interface Operation {
  schema?: Call[];
  load?: string;
  ways?: Record<string, Way>;
  shows?: string;
  lacks?: string;
  isOne?: boolean;
}

const data: {
  catalogs: Record<string, string[]>;
  columns: { name: string; type: string }[];
  types: Record<string, unknown>;
  readBack: Record<string, unknown>;
  operations: Record<string, Operation>;
} = operationData;

/** Tries what a cell says of a row's operation or type. */
type Attempt = (lab: Lab, provider: string, name: string, cell: string) => Promise<Outcome>;

const columnsFor = (provider: string) =>
  data.columns.map((one) =>
    provider.includes('iceberg') && one.name === 'v' ? { ...one, type: 'string' } : one,
  );

/** Sends requests one after another; returns what the first that fails answers. */
async function sendAll(lab: Lab, catalog: string, calls: readonly Call[]) {
  for (const { method, path, body } of calls) {
    const answer = await lab.call(method, catalog + path, body);
    const isDone = answer.status === 200 && answer.json?.dropped !== false;
    if (!isDone) return messageOf(answer).slice(0, 200);
  }
  return undefined;
}

/** Loads an object; returns what it shows if that isn't what the row says. */
async function look(lab: Lab, path: string, { shows = '', lacks = '$.' }: Operation) {
  const { text } = await lab.call('GET', path);
  const isKept = new RegExp(shows).test(text) && !new RegExp(lacks).test(text);
  return isKept ? undefined : `200, but not kept: ${text.slice(0, 400)}`;
}

/** Tries a row about schemas; returns the problem. */
async function trySchema(lab: Lab, provider: string, row: Operation) {
  const catalog = await lab.catalog(provider);
  const isHadoop = provider === 'hadoop';
  const schema = provider === 'kafka' ? 'default' : 's';
  const kind = isHadoop ? { type: 'managed' } : { columns: columnsFor(provider) };
  const calls = JSON.stringify(row.schema)
    .replaceAll('$schema', schema)
    .replaceAll('$collection', isHadoop ? 'filesets' : 'tables')
    .replaceAll('"$object"', JSON.stringify({ name: 'f', ...kind }));
  let problem = await sendAll(lab, catalog, JSON.parse(calls));
  if (row.load) problem ??= await look(lab, catalog + row.load.replace('$schema', schema), row);
  for (const end of ['/tables/f', '', '?cascade=true']) {
    await lab.call('DELETE', `${catalog}/schemas/made${end}`);
  }
  return problem;
}

/** Tries a way to do what a row about tables says, whose name is the type of the updates; returns the problem. */
async function tryTable(lab: Lab, provider: string, row: Operation, own: Way, type: string) {
  const tables = `${await lab.catalog(provider)}/schemas/s/tables`;
  const { body = {}, calls = [], updates, as = 't', property: hasProperty } = own;
  for (const name of ['t', 'renamed']) await lab.call('DELETE', `${tables}/${name}`);
  // MySQL has one property that it keeps, and ignores the others.
  const property = provider === 'jdbc-mysql' ? 'engine' : 'note';
  const takesProperty = hasProperty && provider !== 'jdbc-postgresql';
  // Iceberg distributes by the partitions.
  const isByPartition = provider.includes('iceberg') && body.distribution;
  const table = {
    name: 't',
    comment: 'as made',
    columns: columnsFor(provider),
    properties: takesProperty ? { [property]: 'InnoDB' } : undefined,
    ...body,
    ...(isByPartition && { distribution: { ...body.distribution, number: 0, funcArgs: [] } }),
  };
  const more = hasProperty ? { property } : {};
  const changes = updates?.map((one) => ({ '@type': type, ...one, ...more }));
  const problem = await sendAll(lab, tables, [
    { method: 'POST', path: '', body: table },
    ...calls.map((one) => ({ ...one, path: `/t${one.path}` })),
    ...(changes ? [{ method: 'PUT', path: '/t', body: { updates: changes } }] : []),
  ]);
  const isGone = type === 'Drop' || type === 'Purge';
  return problem ?? (isGone ? undefined : look(lab, `${tables}/${as}`, row));
}

/** Whether a cell says that something is possible: by `Yes`, or by naming it. */
const says = (cell: string, what: string): boolean =>
  cell.startsWith('Yes') || (cell !== 'No' && cell.toLowerCase().includes(what));

/** Tries what a cell of a table whose rows are operations says. */
const tryOperation: Attempt = async (lab, provider, name, cell) => {
  const row = data.operations[name] ?? {};
  if (row.schema) {
    const problem = await trySchema(lab, provider, row);
    return { holds: (problem === undefined) === says(cell, 'only'), saw: problem ?? '200' };
  }
  const problems = new Map<string, string | undefined>();
  for (const [word, way] of Object.entries(row.ways ?? {})) {
    problems.set(word, await tryTable(lab, provider, row, way, name));
  }
  const holds = row.isOne
    ? [...problems.values()].includes(undefined) === (cell !== 'No')
    : [...problems].every(([word, problem]) => (problem === undefined) === says(cell, word));
  const saw = [...problems].map(([word, problem = 'possible']) => `${word}: ${problem}`);
  return { holds, saw: saw.join('; ') };
};

/** Tries a type: a table and a new column with it, what both load as, and the name that a database has for it. */
const tryType: Attempt = async (lab, provider, name, cell) => {
  const tables = `${await lab.catalog(provider)}/schemas/s/tables`;
  await lab.call('DELETE', `${tables}/t`);
  const type = data.types[name] ?? name;
  const column = { name: 'c', type, nullable: true };
  const change = { '@type': 'addColumn', fieldName: ['w'], type, nullable: true };
  const problem = await sendAll(lab, tables, [
    { method: 'POST', path: '', body: { name: 't', columns: [data.columns[0], column] } },
    { method: 'PUT', path: '/t', body: { updates: [change] } },
  ]);
  const { json } = await lab.call('GET', `${tables}/t`);
  const { columns = [] } = (json?.table ?? {}) as { columns?: { type: unknown }[] };
  const loaded = columns.slice(1).map((one) => one.type);
  const wanted = data.readBack[`${provider.split(':')[0]} ${name}`] ?? type;
  const isSame = problem === undefined && isDeepStrictEqual(loaded, [wanted, wanted]);
  const stored = isSame ? await storedType(lab, provider) : undefined;
  const dropped = await lab.call('DELETE', `${tables}/t`);
  const isStored = stored === undefined || cell.startsWith('Array') || cell === stored;
  return {
    holds: cell === '–' ? !isSame : isSame && isStored && dropped.json?.dropped === true,
    saw: problem ?? `loads as ${JSON.stringify(loaded)}; stored as ${stored ?? 'said'}`,
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

/** A claim for each cell of a table that is about a catalog of the stack, in the rows that have a name. */
const claimsOf = (
  { header, rows }: Table,
  attempt: Attempt,
  nameOf: (cells: Table['rows'][number]['cells']) => string | undefined,
): Claim[] =>
  rows.flatMap(({ cells }) => {
    const name = nameOf(cells);
    if (name === undefined) return [];
    return header.flatMap((column, at) =>
      (data.catalogs[column] ?? []).map((provider): Claim => {
        const says = plainText(cells[at]);
        const attemptCell = (lab: Lab) => attempt(lab, provider, name, says);
        return { name: `${name}, ${provider}`, says, attempt: attemptCell };
      }),
    );
  });

/** A claim for each cell of the pages that compare the catalogs of a version, where the stack has the system. */
export function matrixClaims(version: string): Claim[] {
  const tablesOf = (id: string) => readPages(version).find((page) => page.id === id)?.tables ?? [];
  const operations = tablesOf('reference/catalog-operations').flatMap((table) =>
    claimsOf(table, tryOperation, ([first, named]) =>
      [codeIn(named)[0] ?? plainText(first)].find((name) => name in data.operations),
    ),
  );
  const [types] = tablesOf('reference/data-types');
  return [
    ...operations,
    ...(types ? claimsOf(types, tryType, ([first]) => codeIn(first)[0] ?? '') : []),
  ];
}
