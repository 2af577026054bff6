/** The collections of the REST API by kind of entity (specification §3, product entities). */
const collections = { table: 'tables', fileset: 'filesets', topic: 'topics' } as const;

/** A catalog with one of its entities. */
export interface CatalogBranch {
  name: string;
  provider: string;
  schema: string;
  entity: string;
  kind: keyof typeof collections;
  /** Columns with their types, or properties with their values. */
  facts: readonly (readonly [name: string, value: string])[];
}

/** A part of the demo metadata in `src/sandbox/server/seed.ts`. */
export const catalogTree: { metalake: string; catalogs: readonly CatalogBranch[] } = {
  metalake: 'demo',
  catalogs: [
    {
      name: 'hive_prod',
      provider: 'hive',
      schema: 'sales',
      entity: 'orders',
      kind: 'table',
      facts: [
        ['order_id', 'long'],
        ['customer', 'varchar(64)'],
        ['delivery', 'string'],
        ['dt', 'date'],
      ],
    },
    {
      name: 'iceberg',
      provider: 'lakehouse-iceberg',
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
      name: 'mysql_shop',
      provider: 'jdbc-mysql',
      schema: 'shop',
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
      name: 'lake',
      provider: 'hadoop',
      schema: 'vision',
      entity: 'street_signs',
      kind: 'fileset',
      facts: [
        ['type', 'managed'],
        ['storageLocation', 'hdfs://namenode.example.com:9000/…'],
        ['comment', 'Photos of street signs'],
        ['creator', 'anonymous'],
      ],
    },
    {
      name: 'events',
      provider: 'kafka',
      schema: 'default',
      entity: 'page_views',
      kind: 'topic',
      facts: [
        ['comment', 'One message per page view'],
        ['partition-count', '3'],
        ['replication-factor', '1'],
        ['creator', 'anonymous'],
      ],
    },
  ],
};

/** Returns the path of the REST call that loads the entity of a branch. */
export function conceptPath({ name, schema, entity, kind }: CatalogBranch): string {
  return `/api/metalakes/${catalogTree.metalake}/catalogs/${name}/schemas/${schema}/${collections[kind]}/${entity}`;
}
