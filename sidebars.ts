export default {
  docs: [
    { type: 'category', label: 'Start here', collapsed: false, items: ['index', 'overview'] },
    { type: 'category', label: 'Catalogs', items: ['apache-hive-catalog'] },
    {
      type: 'category',
      label: 'Engines and clients',
      items: [
        {
          type: 'category',
          label: 'Trino connector',
          link: { type: 'doc', id: 'trino-connector/index' },
          items: [
            'trino-connector/trino-connector',
            'trino-connector/requirements',
            'trino-connector/installation',
            'trino-connector/configuration',
            'trino-connector/sql-support',
          ],
        },
      ],
    },
  ],
};
