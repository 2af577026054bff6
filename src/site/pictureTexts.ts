/** Screenshots of the web UI of release 0.5.1, each with its alternative text and caption. */
export const pictureTexts = {
  'hive-table': {
    alt: 'Gravitino web UI: on the left, the catalogs lake, tables, shop, files, and events in one tree; on the right, the seven columns of the Hive table orders, with marks for partitioning, sort order, and distribution',
    caption:
      'A Hive table. P, S, and D mark the columns for partitioning, sorting, and distribution.',
  },
  'iceberg-table': {
    alt: 'The Iceberg table page_views with a tooltip: it is partitioned by the day of viewed_at and by 16 buckets of user_id',
    caption: 'An Iceberg table and its partition transforms.',
  },
  'mysql-table': {
    alt: 'The columns of the MySQL table products, four of them marked as indexed',
    caption: 'A MySQL table. I marks indexed columns.',
  },
  fileset: {
    alt: 'The managed fileset clickstream with its storage location on HDFS, comment, creator, and creation time',
    caption: 'A fileset gives a directory on HDFS a name.',
  },
  topic: {
    alt: 'The Kafka topic order-created with its comment, creator, and number of partitions',
    caption: 'A Kafka topic and its properties.',
  },
} as const;

export type PictureName = keyof typeof pictureTexts;
