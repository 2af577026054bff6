/** CSS pixels of a picture, and of its part with the metadata. */
export const pictureSizes = {
  full: { width: 1160, height: 700 },
  part: { width: 770, height: 524 },
};

/** Pictures of the web UI that `npm run pictures` takes: alternative texts and captions by the names of their files. */
export const pictures = {
  'hive-table': {
    alt: 'Gravitino web UI: on the left, the catalogs hive_prod, iceberg, mysql_shop, lake, and events in one tree; on the right, the four columns of the Hive table orders, partitioned by dt',
    caption: 'A Hive table. P marks the column for partitioning.',
  },
  'iceberg-table': {
    alt: 'The Iceberg table page_views, partitioned by the day of viewed_at and by buckets of user_id',
    caption: 'An Iceberg table and its partition transforms.',
  },
  'mysql-table': {
    alt: 'The columns of the MySQL table products with their types and comments',
    caption: 'A MySQL table.',
  },
  fileset: {
    alt: 'The managed fileset street_signs with its storage location, comment, creator, and creation time',
    caption: 'A fileset gives a directory a name.',
  },
  topic: {
    alt: 'The Kafka topic page_views with its comment, creator, and number of partitions',
    caption: 'A Kafka topic and its properties.',
  },
};
