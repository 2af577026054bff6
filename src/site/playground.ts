import { literal } from './literal';

/** A request of the playground. */
export interface Draft {
  method: string;
  /** Relative to the server's address. */
  path: string;
  /** JSON text. */
  body?: string;
}

const draft = (method: string, path: string, body?: object): Draft => ({
  method,
  path: `/api/metalakes${path}`,
  ...(body && { body: literal(body) }),
});

/** Returns columns from types by name. */
const columns = (types: Readonly<Record<string, string>>) =>
  Object.entries(types).map(([name, type]) => ({ name, type }));

const hive = {
  type: 'relational',
  provider: 'hive',
  comment: 'The Hive Metastore',
  properties: { 'metastore.uris': 'thrift://metastore.example.com:9083' },
};
const tableChanges = {
  updates: [
    { '@type': 'addColumn', fieldName: ['channel'], type: 'string' },
    { '@type': 'updateComment', newComment: 'Orders since 2019' },
  ],
};

const sales = '/demo/catalogs/hive_prod/schemas/sales';

/** Requests for the demo metadata. The page opens with the first. */
export const examples = {
  createTable: draft('POST', `${sales}/tables`, {
    name: 'invoices',
    comment: 'One row per invoice',
    columns: columns({ invoice_id: 'long', amount: 'decimal(12,2)', dt: 'date' }),
    partitioning: [{ strategy: 'identity', fieldName: ['dt'] }],
  }),
  alterTable: draft('PUT', `${sales}/tables/orders`, tableChanges),
  loadTable: draft('GET', `${sales}/tables/orders`),
  listMetalakes: draft('GET', ''),
  createMetalake: draft('POST', '', { name: 'my_lake', comment: 'My first metalake' }),
  addCatalog: draft('POST', '/demo/catalogs', { name: 'my_hive', ...hive }),
  rejected: draft('POST', `${sales}/tables`, {
    name: 'strict',
    columns: [{ name: 'id', type: 'long', nullable: false }],
  }),
  drop: draft('DELETE', sales),
};

const schemas = '/tour/catalogs/warehouse/schemas';

/** The requests of the tour. Each needs the previous ones. */
export const tourDrafts: readonly Draft[] = [
  draft('POST', '', { name: 'tour', comment: 'Five minutes with Gravitino' }),
  draft('POST', '/tour/catalogs', { name: 'warehouse', ...hive }),
  draft('POST', schemas, { name: 'sales', comment: 'Orders and customers' }),
  draft('POST', `${schemas}/sales/tables`, {
    name: 'orders',
    comment: 'One row per order',
    columns: columns({ order_id: 'long', customer: 'varchar(64)', amount: 'decimal(12,2)' }),
  }),
  draft('PUT', `${schemas}/sales/tables/orders`, tableChanges),
];
