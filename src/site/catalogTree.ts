/** The calls of the REST API that bring the entities of a schema, by kind (specification §3, product entities). */
const collections = { table: 'tables', fileset: 'filesets', topic: 'topics' } as const;

/** One catalog with one thing in it. */
export interface CatalogBranch {
  name: string;
  provider: string;
  icon: 'table' | 'files' | 'stream';
  schema: string;
  entity: string;
  kind: keyof typeof collections;
  /** What the API says of the thing: columns with their types, or properties with their values. */
  facts: readonly (readonly [name: string, value: string])[];
}

/** A metalake as a reader might build it: one catalog of each type; the pictures of the web UI show the same one. */
export const catalogTree: { metalake: string; catalogs: readonly CatalogBranch[] } = {
  metalake: 'demo',
  catalogs: [
    {
      name: 'lake',
      provider: 'hive',
      icon: 'table',
      schema: 'sales',
      entity: 'orders',
      kind: 'table',
      facts: [
        ['order_id', 'long'],
        ['customer_id', 'long'],
        ['order_time', 'timestamp'],
        ['total', 'decimal(10,2)'],
      ],
    },
    {
      name: 'tables',
      provider: 'lakehouse-iceberg',
      icon: 'table',
      schema: 'analytics',
      entity: 'page_views',
      kind: 'table',
      facts: [
        ['view_id', 'uuid'],
        ['viewed_at', 'timestamp_tz'],
        ['user_id', 'long'],
        ['url', 'string'],
      ],
    },
    {
      name: 'shop',
      provider: 'jdbc-mysql',
      icon: 'table',
      schema: 'store',
      entity: 'products',
      kind: 'table',
      facts: [
        ['id', 'long'],
        ['sku', 'varchar(32)'],
        ['name', 'varchar(255)'],
        ['price', 'decimal(10,2)'],
      ],
    },
    {
      name: 'files',
      provider: 'hadoop',
      icon: 'files',
      schema: 'raw',
      entity: 'clickstream',
      kind: 'fileset',
      facts: [
        ['type', 'managed'],
        ['storageLocation', 'hdfs://namenode:9000/…'],
        ['comment', 'Click logs of the web shop'],
        ['creator', 'anonymous'],
      ],
    },
    {
      name: 'events',
      provider: 'kafka',
      icon: 'stream',
      schema: 'default',
      entity: 'order-created',
      kind: 'topic',
      facts: [
        ['comment', 'One message per new order'],
        ['partition-count', '6'],
        ['replication-factor', '3'],
        ['cleanup.policy', 'delete'],
      ],
    },
  ],
};

/** Returns the path of the REST call that loads the thing of a branch. */
export function pathOf({ name, schema, entity, kind }: CatalogBranch): string {
  return `/api/metalakes/${catalogTree.metalake}/catalogs/${name}/schemas/${schema}/${collections[kind]}/${entity}`;
}
