import { isDeepStrictEqual } from 'node:util';
import { codeIn, plainText, readPages, type Table } from '../../support/docs/pages';
import operationData from '../data/operations.json';
import { type Claim, type Lab, messageOf, type Outcome } from './lab';

type Call = { method: string; path: string; body?: unknown };

// The README describes the fields.
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

/** Tests a cell about a row's operation or type. */
type Attempt = (lab: Lab, provider: string, name: string, cell: string) => Promise<Outcome>;

const columnsFor = (provider: string) =>
  data.columns.map((one) =>
    provider.includes('iceberg') && one.name === 'v' ? { ...one, type: 'string' } : one,
  );

/** Sends requests in sequence, and returns the message of the first failure. */
async function sendAll(lab: Lab, catalog: string, calls: readonly Call[]) {
  for (const { method, path, body } of calls) {
    const answer = await lab.call(method, catalog + path, body);
    const isDone = answer.status === 200 && answer.json?.dropped !== false;
    if (!isDone) return messageOf(answer).slice(0, 200);
  }
  return undefined;
}

/** Loads an object, and returns the problem if it doesn't match the row. */
async function checkObject(lab: Lab, path: string, { shows = '', lacks = '$.' }: Operation) {
  const { text } = await lab.call('GET', path);
  const isKept = new RegExp(shows).test(text) && !new RegExp(lacks).test(text);
  return isKept ? undefined : `200, but not kept: ${text.slice(0, 400)}`;
}

/** Tests a row about schemas, and returns the problem. */
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
  if (row.load)
    problem ??= await checkObject(lab, catalog + row.load.replace('$schema', schema), row);
  for (const end of ['/tables/f', '', '?cascade=true']) {
    await lab.call('DELETE', `${catalog}/schemas/made${end}`);
  }
  return problem;
}

/** Tests one way of a row about tables, whose name is the type of its updates, and returns the problem. */
async function tryTable(lab: Lab, provider: string, row: Operation, own: Way, type: string) {
  const tables = `${await lab.catalog(provider)}/schemas/s/tables`;
  const { body = {}, calls = [], updates, as = 't', property: hasProperty } = own;
  for (const name of ['t', 'renamed']) await lab.call('DELETE', `${tables}/${name}`);
  // MySQL stores only this property.
  const property = provider === 'jdbc-mysql' ? 'engine' : 'note';
  const takesProperty = hasProperty && provider !== 'jdbc-postgresql';
  // Iceberg distributes by partition.
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
  return problem ?? (isGone ? undefined : checkObject(lab, `${tables}/${as}`, row));
}

/** Returns whether a cell says that something is possible, with `Yes` or by its name. */
const isPossible = (cell: string, what: string): boolean =>
  cell.startsWith('Yes') || (cell !== 'No' && cell.toLowerCase().includes(what));

/** Tests a cell of a table whose rows are operations. */
const tryOperation: Attempt = async (lab, provider, name, cell) => {
  const row = data.operations[name] ?? {};
  if (row.schema) {
    const problem = await trySchema(lab, provider, row);
    return { holds: (problem === undefined) === isPossible(cell, 'only'), saw: problem ?? '200' };
  }
  const problems = new Map<string, string | undefined>();
  for (const [word, way] of Object.entries(row.ways ?? {})) {
    problems.set(word, await tryTable(lab, provider, row, way, name));
  }
  const holds = row.isOne
    ? [...problems.values()].includes(undefined) === (cell !== 'No')
    : [...problems].every(([word, problem]) => (problem === undefined) === isPossible(cell, word));
  const saw = [...problems].map(([word, problem = 'possible']) => `${word}: ${problem}`);
  return { holds, saw: saw.join('; ') };
};

/** Tests a type: in a table and a new column, as loaded, and as named by a database. */
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
  const expected = data.readBack[`${provider.split(':')[0]} ${name}`] ?? type;
  const isSame = problem === undefined && isDeepStrictEqual(loaded, [expected, expected]);
  const stored = isSame ? await storedType(lab, provider) : undefined;
  const dropped = await lab.call('DELETE', `${tables}/t`);
  const isStored = stored === undefined || cell.startsWith('Array') || cell === stored;
  return {
    holds: cell === '–' ? !isSame : isSame && isStored && dropped.json?.dropped === true,
    saw: problem ?? `loads as ${JSON.stringify(loaded)}; stored as ${stored ?? 'said'}`,
  };
};

/** Returns the external system's name for the type of a column. */
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

/** Creates a claim for each cell about a catalog of the stack, in rows with a name. */
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

/** Creates a claim for each cell of the catalog comparisons of a version, if the stack has the system. */
export function readMatrixClaims(version: string): Claim[] {
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
