import type { SandboxRequest } from './server';

/** A request that builds the demo; what a version doesn't have it refuses, and the rest is built all the same. */
const post = (path: string, body: object): SandboxRequest => ({
  method: 'POST',
  url: `/api/metalakes${path}`,
  body: JSON.stringify(body),
});

const catalog = (metalake: string, body: object): SandboxRequest =>
  post(`/${metalake}/catalogs`, body);

const schema = (metalake: string, name: string, body: object): SandboxRequest =>
  post(`/${metalake}/catalogs/${name}/schemas`, body);

const inSchema = (at: string, kind: string, ...bodies: object[]): SandboxRequest[] => {
  const [metalake, catalogName, schemaName] = at.split('.');
  const path = `/${metalake}/catalogs/${catalogName}/schemas/${schemaName}/${kind}`;
  return bodies.map((body) => post(path, body));
};

const column = (name: string, type: string, comment?: string): object => ({ name, type, comment });
const literal = (dataType: string, value: string): object => ({ type: 'literal', dataType, value });
const byField = (...names: string[]): object[] =>
  names.map((name) => ({ strategy: 'identity', fieldName: [name] }));

/** The objects of the REST reference's examples. */
const retail: SandboxRequest[] = [
  post('', {
    name: 'retail_prod',
    comment: 'Production data of the web shop',
    properties: { 'cost-center': 'emea-4711' },
  }),
  catalog('retail_prod', {
    name: 'hive_orders',
    type: 'relational',
    provider: 'hive',
    comment: 'Order data in the warehouse',
    properties: { 'metastore.uris': 'thrift://metastore-1.acme-retail.io:9083', team: 'orders' },
  }),
  schema('retail_prod', 'hive_orders', {
    name: 'sales',
    comment: 'Orders and invoices',
    properties: {
      location: 'hdfs://nn-1.acme-retail.io:8020/warehouse/sales.db',
      retention: '400d',
    },
  }),
  ...inSchema(
    'retail_prod.hive_orders.sales',
    'tables',
    {
      name: 'orders',
      comment: 'Orders of the web shop',
      columns: [
        column('order_id', 'long', 'Number of the order'),
        column('amount', 'decimal(12,2)', 'Gross amount'),
        column('order_date', 'date', 'Day of the order'),
      ],
      properties: { format: 'ORC', 'data-owner': 'order-analytics' },
      partitioning: byField('order_date'),
      distribution: {
        strategy: 'hash',
        number: 16,
        funcArgs: [{ type: 'field', fieldName: ['order_id'] }],
      },
    },
    {
      name: 'returns',
      comment: 'Goods that came back',
      columns: [column('order_id', 'long'), column('reason', 'string')],
    },
    {
      name: 'salaries',
      columns: [column('employee_id', 'long'), column('amount', 'decimal(12,2)')],
    },
  ),
  post('/retail_prod/catalogs/hive_orders/schemas/sales/tables/orders/partitions', {
    partitions: [
      {
        type: 'identity',
        fieldNames: [['order_date']],
        values: [literal('date', '2024-05-13')],
      },
    ],
  }),
  catalog('retail_prod', {
    name: 'mysql_crm',
    type: 'relational',
    provider: 'jdbc-mysql',
    comment: 'Customer database',
    properties: {
      'jdbc-url': 'jdbc:mysql://crm-db.acme-retail.io:3306',
      'jdbc-driver': 'com.mysql.cj.jdbc.Driver',
      'jdbc-user': 'gravitino_ro',
      'jdbc-password': 'change-me',
    },
  }),
  schema('retail_prod', 'mysql_crm', { name: 'crm' }),
  ...inSchema('retail_prod.mysql_crm.crm', 'tables', {
    name: 'customers',
    comment: 'Customers',
    columns: [
      { name: 'customer_id', type: 'long', nullable: false },
      { name: 'email', type: 'varchar(255)', nullable: false },
    ],
  }),
  catalog('retail_prod', {
    name: 'files_raw',
    type: 'fileset',
    provider: 'hadoop',
    comment: 'Raw files on HDFS',
    properties: { location: 'hdfs://nn-1.acme-retail.io:8020/raw' },
  }),
  schema('retail_prod', 'files_raw', { name: 'finance' }),
  ...inSchema(
    'retail_prod.files_raw.finance',
    'filesets',
    {
      name: 'invoice_scans',
      comment: 'Scanned invoices',
      type: 'managed',
      properties: { pii: 'true', draft: 'yes' },
    },
    {
      name: 'supplier_feeds',
      comment: 'Files from suppliers',
      type: 'external',
      storageLocation: 'hdfs://nn-1.acme-retail.io:8020/inbound/suppliers',
    },
  ),
  catalog('retail_prod', {
    name: 'events_kafka',
    type: 'messaging',
    provider: 'kafka',
    comment: 'Events of the shop',
    properties: { 'bootstrap.servers': 'kafka-1.acme-retail.io:9092' },
  }),
  ...inSchema(
    'retail_prod.events_kafka.default',
    'topics',
    {
      name: 'checkout_events',
      comment: 'Checkouts of the shop',
      properties: {
        'partition-count': '6',
        'replication-factor': '3',
        'retention.ms': '604800000',
      },
    },
    { name: 'return_events' },
  ),
  post('/retail_prod/tags', {
    name: 'pii',
    comment: 'Personal data',
    properties: { color: '#b91c1c', draft: 'yes' },
  }),
  post('/retail_prod/tags', { name: 'gold', comment: 'Checked by data stewards' }),
  post('/retail_prod/tags', { name: 'draft', comment: 'Not to be relied on' }),
  post('/retail_prod/tags/catalog/hive_orders', { tagsToAdd: ['pii'] }),
  post('/retail_prod/tags/schema/hive_orders.sales', { tagsToAdd: ['draft'] }),
  post('/retail_prod/users', { name: 'lena.fischer' }),
  post('/retail_prod/groups', { name: 'order-analysts' }),
  ...['orders_reader', 'returns_reader'].map((name) =>
    post('/retail_prod/roles', {
      name,
      securableObjects: [
        {
          fullName: 'hive_orders.sales',
          type: 'schema',
          privileges: [{ name: 'select_table', condition: 'allow' }],
        },
      ],
    }),
  ),
];

/** The objects that samples of the guides speak of. */
const demo: SandboxRequest[] = [
  post('', { name: 'demo', comment: 'Playground of the data platform team' }),
  catalog('demo', {
    name: 'hive_prod',
    type: 'relational',
    provider: 'hive',
    comment: 'Production warehouse',
    properties: { 'metastore.uris': 'thrift://metastore.example.com:9083' },
  }),
  schema('demo', 'hive_prod', {
    name: 'sales',
    comment: 'Orders and customers',
    properties: { location: 'hdfs://namenode.example.com:9000/warehouse/sales.db' },
  }),
  ...inSchema(
    'demo.hive_prod.sales',
    'tables',
    {
      name: 'orders',
      comment: 'One row per order',
      columns: [
        column('order_id', 'long', 'Order number'),
        column('customer', 'varchar(64)', 'Customer code'),
        column('delivery', 'string', 'Where and when'),
        column('dt', 'date', 'Day of the order'),
      ],
      partitioning: byField('dt'),
      properties: { format: 'ORC' },
    },
    {
      name: 'visits',
      comment: 'Visits of the shop',
      columns: [column('visitor', 'string'), column('dt', 'date'), column('country', 'string')],
      partitioning: byField('dt', 'country'),
    },
  ),
  catalog('demo', {
    name: 'mysql_shop',
    type: 'relational',
    provider: 'jdbc-mysql',
    comment: 'Web shop database',
    properties: {
      'jdbc-url': 'jdbc:mysql://mysql.example.com:3306',
      'jdbc-driver': 'com.mysql.cj.jdbc.Driver',
      'jdbc-user': 'gravitino',
      'jdbc-password': 'secret',
    },
  }),
  schema('demo', 'mysql_shop', { name: 'shop' }),
  catalog('demo', {
    name: 'lake',
    type: 'fileset',
    provider: 'hadoop',
    comment: 'Training data',
    properties: { location: 'hdfs://namenode.example.com:9000/gravitino/lake' },
  }),
  schema('demo', 'lake', { name: 'vision' }),
  ...inSchema('demo.lake.vision', 'filesets', {
    name: 'street_signs',
    comment: 'Photos of street signs',
    type: 'managed',
  }),
  catalog('demo', {
    name: 'events',
    type: 'messaging',
    provider: 'kafka',
    comment: 'Events of the shop',
    properties: { 'bootstrap.servers': 'kafka.example.com:9092' },
  }),
  ...inSchema('demo.events.default', 'topics', {
    name: 'page_views',
    properties: { 'partition-count': '3', 'replication-factor': '1' },
  }),
  catalog('demo', {
    name: 'doris_bi',
    type: 'relational',
    provider: 'jdbc-doris',
    comment: 'Reports',
    properties: {
      'jdbc-url': 'jdbc:mysql://doris.example.com:9030',
      'jdbc-driver': 'com.mysql.cj.jdbc.Driver',
      'jdbc-user': 'gravitino',
      'jdbc-password': 'secret',
    },
  }),
  schema('demo', 'doris_bi', { name: 'sales' }),
  ...inSchema('demo.doris_bi.sales', 'tables', {
    name: 'visits',
    columns: [column('dt', 'date'), column('visits', 'long')],
    partitioning: [{ strategy: 'range', fieldName: ['dt'] }],
    distribution: { strategy: 'hash', number: 8, funcArgs: [{ type: 'field', fieldName: ['dt'] }] },
  }),
  ...['pii', 'gold', 'draft'].map((name) => post('/demo/tags', { name })),
];

/** All that a sandbox holds at first, as the requests that make it. */
export const seed: readonly SandboxRequest[] = [...retail, ...demo];
