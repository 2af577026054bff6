import { callsIn } from './calls';
import type { DocPage } from './pages';
import type { ProviderLimits } from './providerLimits';

/** A sample that its provider refuses. */
export interface SampleFinding {
  /** `file:line`. */
  where: string;
  message: string;
}

/** A request of a sample: a `curl` line with a body, as far as the checks need it. */
export interface SampleRequest {
  where: string;
  method: string;
  /** Path below `/api`, without the query. */
  path: string;
  body: unknown;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** Reads the requests with a JSON body from the samples of a page. */
export const requestsOf = (page: DocPage): SampleRequest[] =>
  callsIn(page).flatMap(({ where, method, url, body = '' }) => {
    const path = /\/api(\/metalakes[^?]*)/.exec(url)?.[1];
    return path === undefined || !body.startsWith('{')
      ? []
      : [{ where, method, path, body: JSON.parse(body) as unknown }];
  });

/** Providers of catalogs by name, as the samples create them. */
export function providersIn(requests: readonly SampleRequest[]): Map<string, string> {
  return new Map(
    requests
      .map(({ body }) => fieldsOf(body))
      .filter(({ provider, name }) => typeof provider === 'string' && typeof name === 'string')
      .map(({ name, provider }) => [String(name), String(provider)]),
  );
}

/** Features that the body of a new table uses. */
function featuresOf(table: Fields): string[] {
  const columns = listOf(table.columns);
  const isFilled = (value: unknown): boolean => isFields(value) && Object.keys(value).length > 0;
  return [
    ...['partitioning', 'distribution', 'sortOrders', 'indexes', 'properties'].filter((name) =>
      isFilled(table[name]),
    ),
    ...(columns.some(({ autoIncrement }) => autoIncrement === true) ? ['autoIncrement'] : []),
    ...(columns.some(({ defaultValue }) => defaultValue !== undefined) ? ['defaultValue'] : []),
    ...(columns.some(({ nullable }) => nullable === false) ? ['notNull'] : []),
  ];
}

/** Names of the columns of a table in which its data lies: partition columns stand apart in Hive. */
function dataColumnsOf(table: Fields): string[] {
  const partitions = listOf(table.partitioning).map(({ fieldName }) => String(fieldName));
  return listOf(table.columns)
    .map(({ name }) => String(name))
    .filter((name) => !partitions.includes(name));
}

/** What is wrong with one change of a table, of which the columns are known or not. */
function changeProblem(
  change: Fields,
  limits: ProviderLimits,
  table: Fields | undefined,
): string | undefined {
  const type = String(change['@type']);
  if (limits.tableChanges?.has(type) === false) {
    return `${limits.page} doesn't list the change ${type} as supported`;
  }
  const { ifExistsOfIndex } = limits;
  if (type === 'deleteTableIndex' && ifExistsOfIndex !== undefined) {
    const isRight = change.ifExists === ifExistsOfIndex;
    return isRight ? undefined : `${limits.page} wants "ifExists": ${ifExistsOfIndex}`;
  }
  if (type === 'addColumn' && limits.comparesByPlace && table !== undefined) {
    const last = dataColumnsOf(table).at(-1);
    const { position } = change;
    const isLast =
      position === undefined || position === 'default' || fieldsOf(position).after === last;
    return isLast ? undefined : `a Hive metastore takes a new column after ${last} only`;
  }
  return undefined;
}

/** What is wrong with one request for a provider. */
function requestProblems(
  { method, path, body }: SampleRequest,
  limits: ProviderLimits,
  tables: ReadonlyMap<string, Fields>,
): string[] {
  const fields = fieldsOf(body);
  const [, below = ''] = /^\/metalakes\/\w+\/catalogs\/\w+\/(.*)$/.exec(path) ?? [];
  const operation = method === 'PUT' ? 'alter' : 'create';
  if (/^schemas(\/[^/]+)?$/.test(below) && limits.refusedOnSchemas.has(operation)) {
    return [`${limits.page} doesn't support to ${operation} a schema`];
  }
  if (/^schemas\/[^/]+\/tables$/.test(below)) {
    return featuresOf(fields)
      .filter((feature) => limits.refusedInTables.has(feature))
      .map((feature) => `${limits.page} doesn't support ${feature} of a table`);
  }
  return /^schemas\/[^/]+\/tables\/[^/]+$/.test(below)
    ? listOf(fields.updates).flatMap(
        (change) => changeProblem(change, limits, tables.get(path)) ?? [],
      )
    : [];
}

/** Columns and keys that a table has by its sample. */
const namesIn = (table: Fields): Set<string> =>
  new Set([...listOf(table.columns), ...listOf(table.indexes)].map(({ name }) => String(name)));

/**
 * Changes in running text, such as the cells of a list of changes. Each must be possible in the table that has the column or
 * the key that it names; which table that is, the samples of the page say.
 */
function inlineProblems(
  page: DocPage,
  tables: readonly { table: Fields; limits: ProviderLimits }[],
): { line: number; problem: string }[] {
  return page.inlineCode
    .filter(({ text }) => /^\{"@type":.*\}$/.test(text))
    .flatMap(({ line, text }) => {
      const change = fieldsOf(JSON.parse(text));
      const name = String(change.name ?? [change.fieldName ?? change.oldFieldName].flat()[0]);
      const owner = tables.find(({ table }) => namesIn(table).has(name));
      const problem = owner && changeProblem(change, owner.limits, owner.table);
      return problem === undefined ? [] : [{ line, problem }];
    });
}

/**
 * Lists samples that show a provider what its page says it doesn't support. A catalog's provider is that of the sample which
 * creates the catalog, on the same page or on another one of the version.
 *
 * @throws Error when a body isn't valid JSON.
 */
export function checkSamples(
  pages: readonly DocPage[],
  limits: ReadonlyMap<string, ProviderLimits>,
): SampleFinding[] {
  const everywhere = providersIn(pages.flatMap(requestsOf));
  return pages.flatMap((page) => {
    const requests = requestsOf(page);
    const here = providersIn(requests);
    const known = requests.flatMap((request) => {
      const catalog = /\/catalogs\/(\w+)\//.exec(request.path)?.[1] ?? '';
      const provider = here.get(catalog) ?? everywhere.get(catalog) ?? '';
      const own = limits.get(provider);
      return own === undefined ? [] : [{ request, catalog, limits: own }];
    });
    const created = known
      .filter(({ request }) => /\/tables$/.test(request.path))
      .map(({ request, limits: own }) => ({
        path: `${request.path}/${String(fieldsOf(request.body).name)}`,
        table: fieldsOf(request.body),
        limits: own,
      }));
    const tables = new Map(created.map(({ path, table }) => [path, table]));
    return [
      ...known.flatMap(({ request, catalog, limits: own }) =>
        requestProblems(request, own, tables).map((problem) => ({
          where: request.where,
          message: `${catalog}: ${problem}`,
        })),
      ),
      ...inlineProblems(page, created).map(({ line, problem }) => ({
        where: `${page.file}:${line}`,
        message: problem,
      })),
    ];
  });
}
