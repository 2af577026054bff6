import { json, literal } from './literal';

/** Scope of what the pages of the REST reference hold together; the playground keeps and restores its own. */
export const sandboxScope = { reference: 'rest', playground: 'playground' } as const;

/** Requests that are kept, sent again after a reload, and shown as the history; older ones are forgotten. */
export const sandboxHistoryLength = 100;

/** Key of the storage that keeps the state of the playground, and name of the parameter of a link that shares it. */
export const sandboxStateKey = 'playground';

/** A request as the playground has it. */
export interface SandboxDraft {
  method: string;
  /** Below the server's address. */
  path: string;
  /** JSON text. */
  body?: string;
}

/** A request to start from. */
export interface SandboxSample extends SandboxDraft {
  /** `src/components/rest/Console/words.ts` has its label. */
  name:
    | 'createTable'
    | 'alterTable'
    | 'loadTable'
    | 'listMetalakes'
    | 'createMetalake'
    | 'addCatalog'
    | 'listSchemas'
    | 'createSchema'
    | 'refusedColumn'
    | 'dropSchema';
  /** The name in its body that has to be free; the playground numbers it if it is taken. */
  adds?: string;
}

/** A step of the tour. */
interface TourStep extends SandboxDraft {
  /** `src/components/rest/Console/words.ts` has its words. */
  name:
    | 'createMetalake'
    | 'createCatalog'
    | 'createSchema'
    | 'createTable'
    | 'alterTable'
    | 'createTag'
    | 'tagTable';
  /** The docs plugin's name of the version that the step needs; without it, any will do. */
  version?: string;
}

/** A call with a body of JSON. */
const call = <Name extends string>(name: Name, method: string, path: string, body: object) => ({
  name,
  method,
  path,
  body: literal(body, json),
});

/** Columns from their types by name. */
const columns = (types: Readonly<Record<string, string>>) =>
  Object.entries(types).map(([name, type]) => ({ name, type }));

const schemas = '/api/metalakes/demo/catalogs/hive_prod/schemas';
const tables = `${schemas}/sales/tables`;

/**
 * Requests that the playground offers. Each works on its own, in any order, and again: it needs only what the demo has from the start, and
 * a free name. The first one is there when the page opens.
 */
export const sandboxSamples: readonly SandboxSample[] = [
  {
    adds: 'invoices',
    ...call('createTable', 'POST', tables, {
      name: 'invoices',
      comment: 'One row per invoice',
      columns: columns({ invoice_id: 'long', amount: 'decimal(12,2)', dt: 'date' }),
      partitioning: [{ strategy: 'identity', fieldName: ['dt'] }],
    }),
  },
  {
    adds: 'channel',
    ...call('alterTable', 'PUT', `${tables}/orders`, {
      updates: [
        {
          '@type': 'addColumn',
          fieldName: ['channel'],
          type: 'string',
          position: { after: 'customer' },
        },
        { '@type': 'updateComment', newComment: 'Orders since 2019' },
      ],
    }),
  },
  { name: 'loadTable', method: 'GET', path: `${tables}/orders` },
  { name: 'listMetalakes', method: 'GET', path: '/api/metalakes' },
  {
    adds: 'my_lake',
    ...call('createMetalake', 'POST', '/api/metalakes', {
      name: 'my_lake',
      comment: 'My first metalake',
    }),
  },
  {
    adds: 'my_hive',
    ...call('addCatalog', 'POST', '/api/metalakes/demo/catalogs', {
      name: 'my_hive',
      type: 'relational',
      provider: 'hive',
      comment: 'A Hive metastore',
      properties: { 'metastore.uris': 'thrift://metastore.example.com:9083' },
    }),
  },
  { name: 'listSchemas', method: 'GET', path: schemas },
  {
    adds: 'shop',
    ...call('createSchema', 'POST', schemas, { name: 'shop', comment: 'Orders of the web shop' }),
  },
  call('refusedColumn', 'POST', tables, {
    name: 'strict',
    columns: [{ name: 'id', type: 'long', nullable: false }],
  }),
  { name: 'dropSchema', method: 'DELETE', path: `${schemas}/sales` },
];

/** The metalake of the tour, which the demo lacks. */
export const tourMetalake = 'tour';
const tour = `/api/metalakes/${tourMetalake}`;
const tourSchemas = `${tour}/catalogs/warehouse/schemas`;

/** From nothing to a tagged table; each step needs those before it. */
export const tourSteps: readonly TourStep[] = [
  call('createMetalake', 'POST', '/api/metalakes', {
    name: tourMetalake,
    comment: 'Five minutes with Gravitino',
  }),
  call('createCatalog', 'POST', `${tour}/catalogs`, {
    name: 'warehouse',
    type: 'relational',
    provider: 'hive',
    comment: 'The Hive metastore',
    properties: { 'metastore.uris': 'thrift://metastore.example.com:9083' },
  }),
  call('createSchema', 'POST', tourSchemas, { name: 'sales', comment: 'Orders and customers' }),
  call('createTable', 'POST', `${tourSchemas}/sales/tables`, {
    name: 'orders',
    comment: 'One row per order',
    columns: columns({ order_id: 'long', customer: 'varchar(64)', amount: 'decimal(12,2)' }),
  }),
  call('alterTable', 'PUT', `${tourSchemas}/sales/tables/orders`, {
    updates: [
      { '@type': 'addColumn', fieldName: ['channel'], type: 'string' },
      { '@type': 'updateComment', newComment: 'Orders since 2019' },
    ],
  }),
  {
    version: 'current',
    ...call('createTag', 'POST', `${tour}/tags`, { name: 'pii', comment: 'Personal data' }),
  },
  {
    version: 'current',
    ...call('tagTable', 'POST', `${tour}/tags/table/warehouse.sales.orders`, {
      tagsToAdd: ['pii'],
    }),
  },
];
