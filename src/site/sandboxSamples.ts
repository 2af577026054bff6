import { json, literal } from './literal';
import type { sandboxPage } from './sandboxPage';

/** A request to start from. */
export interface SandboxSample {
  /** Its words are those of `sandboxPage.samples`. */
  name: keyof typeof sandboxPage.samples;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the server's address. */
  path: string;
  /** JSON text. */
  body?: string;
}

const text = (body: object): string => literal(body, json);

const tables = '/api/metalakes/demo/catalogs/hive_prod/schemas/sales/tables';

/** Requests that the playground offers, in an order that makes sense from top to bottom. */
export const sandboxSamples: readonly SandboxSample[] = [
  { name: 'listMetalakes', method: 'GET', path: '/api/metalakes' },
  {
    name: 'createMetalake',
    method: 'POST',
    path: '/api/metalakes',
    body: text({ name: 'my_lake', comment: 'My first metalake' }),
  },
  {
    name: 'addCatalog',
    method: 'POST',
    path: '/api/metalakes/my_lake/catalogs',
    body: text({
      name: 'my_hive',
      type: 'relational',
      provider: 'hive',
      comment: 'A Hive metastore',
      properties: { 'metastore.uris': 'thrift://metastore.example.com:9083' },
    }),
  },
  {
    name: 'listSchemas',
    method: 'GET',
    path: '/api/metalakes/my_lake/catalogs/my_hive/schemas',
  },
  {
    name: 'createSchema',
    method: 'POST',
    path: '/api/metalakes/my_lake/catalogs/my_hive/schemas',
    body: text({ name: 'shop', comment: 'Orders of the web shop' }),
  },
  {
    name: 'createTable',
    method: 'POST',
    path: '/api/metalakes/my_lake/catalogs/my_hive/schemas/shop/tables',
    body: text({
      name: 'orders',
      comment: 'One row per order',
      columns: [
        { name: 'order_id', type: 'long' },
        { name: 'amount', type: 'decimal(12,2)' },
        { name: 'dt', type: 'date' },
      ],
      partitioning: [{ strategy: 'identity', fieldName: ['dt'] }],
    }),
  },
  {
    name: 'alterTable',
    method: 'PUT',
    path: '/api/metalakes/my_lake/catalogs/my_hive/schemas/shop/tables/orders',
    body: text({
      updates: [
        {
          '@type': 'addColumn',
          fieldName: ['channel'],
          type: 'string',
          position: { after: 'amount' },
        },
        { '@type': 'updateComment', newComment: 'Orders since 2019' },
      ],
    }),
  },
  { name: 'loadTable', method: 'GET', path: `${tables}/orders` },
  {
    name: 'refusedColumn',
    method: 'POST',
    path: tables,
    body: text({ name: 'strict', columns: [{ name: 'id', type: 'long', nullable: false }] }),
  },
  {
    name: 'dropSchema',
    method: 'DELETE',
    path: '/api/metalakes/demo/catalogs/hive_prod/schemas/sales',
  },
];
