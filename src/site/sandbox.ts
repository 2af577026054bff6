import { json, literal } from './literal';

/** Words of the sandbox, wherever it answers. */
export const sandbox = {
  name: 'Sandbox in this page',
  notice: 'An imitation of the server, in this page. Nothing leaves your browser.',
  reset: 'Reset the sandbox',
  loading: 'Loading the sandbox…',
  /** Scope of what pages of the REST reference and the playground hold together. */
  scope: 'rest',
  tree: 'What the sandbox holds',
  changes: { added: 'added', changed: 'changed' },
} as const;

/** Words of the page that is nothing but a sandbox. */
export const sandboxPage = {
  title: 'Playground in your browser',
  description:
    'Try the REST API of Gravitino without a server: send requests to an imitation in your browser, and watch what they change.',
  lead: 'Send requests to an imitation of the Gravitino server that runs in this page, and watch what they change. There is nothing to install, and nothing leaves your browser.',
} as const;

/** A request to start from. */
export interface SandboxSample {
  label: string;
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
  { label: 'List the metalakes', method: 'GET', path: '/api/metalakes' },
  {
    label: 'Create a metalake',
    method: 'POST',
    path: '/api/metalakes',
    body: text({ name: 'my_lake', comment: 'My first metalake' }),
  },
  {
    label: 'Add a catalog to it',
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
    label: 'List the schemas of a catalog',
    method: 'GET',
    path: '/api/metalakes/my_lake/catalogs/my_hive/schemas',
  },
  {
    label: 'Create a schema',
    method: 'POST',
    path: '/api/metalakes/my_lake/catalogs/my_hive/schemas',
    body: text({ name: 'shop', comment: 'Orders of the web shop' }),
  },
  {
    label: 'Create a table',
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
    label: 'Add a column, and change a comment',
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
  { label: 'Load a table', method: 'GET', path: `${tables}/orders` },
  {
    label: 'Ask for a column that Hive refuses',
    method: 'POST',
    path: tables,
    body: text({ name: 'strict', columns: [{ name: 'id', type: 'long', nullable: false }] }),
  },
  {
    label: 'Drop a schema that isn’t empty',
    method: 'DELETE',
    path: '/api/metalakes/demo/catalogs/hive_prod/schemas/sales',
  },
];

/** Requests that the history keeps; older ones are forgotten. */
export const sandboxHistoryLength = 50;
