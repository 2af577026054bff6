import type { SandboxRequest } from './server';

/** Returns a request that creates a demo object. Versions reject requests that they don't support, and run the rest. */
const post = (path: string, body: object): SandboxRequest => ({
  method: 'POST',
  url: `/api/metalakes${path}`,
  body: JSON.stringify(body),
});

type Properties = Record<string, string>;

/** @param path the collection's path below `/api/metalakes`. */
const add = (path: string, name: string, comment?: string, rest: object = {}): SandboxRequest =>
  post(path, { name, comment, ...rest });

/** @param types column types by name. An exclamation mark makes a column required, and a comment can follow a `#`. */
const columns = (types: Properties): object => ({
  columns: Object.entries(types).map(([name, text]) => {
    const [type = '', comment] = text.split(' # ');
    const required = type.endsWith('!') && { nullable: false };
    return { name, type: type.replace('!', ''), comment, ...required };
  }),
});
const byField = (...names: string[]): object => ({
  partitioning: names.map((name) => ({ strategy: 'identity', fieldName: [name] })),
});
const demoFiles = 'hdfs://namenode.example.com:9000';
const brokers = { 'bootstrap.servers': 'kafka.example.com:9092' };
const uri = 'thrift://metastore.example.com:9083';

const catalogs = '/demo/catalogs';
const catalog = (
  name: string,
  comment: string,
  provider: string,
  properties: Properties,
  type = 'relational',
): SandboxRequest => add(catalogs, name, comment, { type, provider, properties });
const database = (host: string): Properties => ({
  'jdbc-url': `jdbc:mysql://${host}`,
  'jdbc-driver': 'com.mysql.cj.jdbc.Driver',
  'jdbc-user': 'gravitino',
  'jdbc-password': 'change-me',
});

const hiveSales = `${catalogs}/hive_prod/schemas/sales/tables`;
const shop = `${catalogs}/mysql_shop/schemas/shop/tables`;
const filesets = `${catalogs}/lake/schemas/vision/filesets`;
const topics = `${catalogs}/events/schemas/default/topics`;

/** The objects in the samples of the guides and in the web UI screenshots, which come from a real server. */
export const demo: SandboxRequest[] = [
  add('', 'demo', 'Playground of the data platform team', {
    properties: { 'cost-center': 'emea-4711' },
  }),
  catalog('hive_prod', 'Production warehouse', 'hive', { 'metastore.uris': uri, team: 'orders' }),
  add(`${catalogs}/hive_prod/schemas`, 'sales', 'Orders and customers', {
    properties: { location: `${demoFiles}/warehouse/sales.db`, retention: '400d' },
  }),
  add(hiveSales, 'orders', 'One row per order', {
    ...columns({
      order_id: 'long # Order number',
      customer: 'varchar(64) # Customer name',
      delivery: 'string # Delivery type',
      dt: 'date # Order date',
    }),
    ...byField('dt'),
    properties: { format: 'ORC' },
  }),
  add(hiveSales, 'visits', 'Visits of the shop', {
    ...columns({ visitor: 'string', dt: 'date', country: 'string' }),
    ...byField('dt', 'country'),
  }),
  catalog('iceberg', 'Tables of the lakehouse', 'lakehouse-iceberg', {
    'catalog-backend': 'hive',
    uri,
    warehouse: `${demoFiles}/warehouse/iceberg`,
  }),
  add(`${catalogs}/iceberg/schemas`, 'analytics', 'What visitors do'),
  add(`${catalogs}/iceberg/schemas/analytics/tables`, 'page_views', 'One row per page view', {
    ...columns({
      view_id: 'uuid # Unique ID',
      viewed_at: 'timestamp_tz # Time of view',
      user_id: 'long # Visitor',
      url: 'string # Page address',
    }),
    partitioning: [
      { strategy: 'day', fieldName: ['viewed_at'] },
      { strategy: 'bucket', numBuckets: 16, fieldNames: [['user_id']] },
    ],
  }),
  catalog('mysql_shop', 'Web shop database', 'jdbc-mysql', database('mysql.example.com:3306')),
  add(`${catalogs}/mysql_shop/schemas`, 'shop'),
  add(shop, 'products', 'What the shop sells', {
    ...columns({
      id: 'long! # Shop number',
      sku: 'varchar(32)! # Stock number',
      name: 'varchar(255) # Shop name',
      price: 'decimal(10,2) # In euros',
    }),
  }),
  add(shop, 'customers', 'Customers of the shop', {
    ...columns({ name: 'varchar(64)!', email: 'varchar(255)!', country: 'string' }),
  }),
  catalog(
    'lake',
    'Training data',
    'hadoop',
    { location: `${demoFiles}/gravitino/lake` },
    'fileset',
  ),
  add(`${catalogs}/lake/schemas`, 'vision'),
  add(filesets, 'street_signs', 'Photos of street signs'),
  catalog('events', 'Events of the shop', 'kafka', brokers, 'messaging'),
  add(topics, 'page_views', 'One message per page view', {
    properties: { 'partition-count': '3', 'replication-factor': '1' },
  }),
  catalog('doris_bi', 'Reports', 'jdbc-doris', database('doris.example.com:9030')),
  add(`${catalogs}/doris_bi/schemas`, 'sales'),
  add(`${catalogs}/doris_bi/schemas/sales/tables`, 'visits', undefined, {
    ...columns({ dt: 'date', visits: 'long' }),
    partitioning: [{ strategy: 'range', fieldName: ['dt'] }],
    distribution: { strategy: 'hash', number: 8, funcArgs: [{ type: 'field', fieldName: ['dt'] }] },
  }),
];

/** A partition of those objects and, in versions that support them, tags, users, groups, and roles. */
const belongings: SandboxRequest[] = [
  post(`${hiveSales}/orders/partitions`, {
    partitions: [
      {
        type: 'identity',
        fieldNames: [['dt']],
        values: [{ type: 'literal', dataType: 'date', value: '2024-05-13' }],
      },
    ],
  }),
  add('/demo/tags', 'pii', 'Personal data', { properties: { color: '#b91c1c', draft: 'yes' } }),
  add('/demo/tags', 'gold', 'Checked by data stewards'),
  add('/demo/tags', 'draft', 'Not to be relied on'),
  post('/demo/tags/catalog/mysql_shop', { tagsToAdd: ['pii'] }),
  post('/demo/tags/schema/hive_prod.sales', { tagsToAdd: ['draft'] }),
  post('/demo/users', { name: 'lena.fischer' }),
  post('/demo/groups', { name: 'order-analysts' }),
  ...['orders_reader', 'returns_reader'].map((name) => {
    const privileges = [{ name: 'select_table', condition: 'allow' }];
    const securableObjects = [{ fullName: 'hive_prod.sales', type: 'schema', privileges }];
    return post('/demo/roles', { name, securableObjects });
  }),
];

/** The requests that create the initial contents of a sandbox. */
export const seed: readonly SandboxRequest[] = [...demo, ...belongings];
