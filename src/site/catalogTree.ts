/** A metalake as a reader might build it: one catalog of each type (specification §3, product entities). */
export const catalogTree = {
  metalake: 'demo',
  catalogs: [
    { name: 'lake', provider: 'hive', icon: 'table', path: 'sales.orders', entity: 'table' },
    {
      name: 'tables',
      provider: 'lakehouse-iceberg',
      icon: 'table',
      path: 'finance.invoices',
      entity: 'table',
    },
    { name: 'shop', provider: 'jdbc-mysql', icon: 'table', path: 'web.customers', entity: 'table' },
    {
      name: 'files',
      provider: 'hadoop',
      icon: 'files',
      path: 'training.images',
      entity: 'fileset',
    },
    { name: 'events', provider: 'kafka', icon: 'stream', path: 'default.clicks', entity: 'topic' },
  ],
} as const;
