/** Size of a screenshot and of the part for phones, in CSS pixels. The files have twice the resolution. */
export const pictureSizes = {
  full: { width: 1160, height: 700 },
  part: { width: 460, height: 400 },
};

/** Alternative texts and captions of the screenshots that `npm run pictures` takes, by file name. */
export const pictures = {
  'hive-table': {
    alt: 'Gravitino web UI: on the left, the catalogs hive_prod, iceberg, mysql_shop, lake, and events in one tree; on the right, the four columns of the Hive table orders, partitioned by dt',
    caption: 'A Hive table. P marks the column for partitioning.',
  },
  'iceberg-table': {
    alt: 'The Iceberg table page_views: four columns with their types, two of them marked as partitioned',
    caption: 'An Iceberg table, partitioned by two columns.',
  },
  'mysql-table': {
    alt: 'The columns of the MySQL table products with their types',
    caption: 'A MySQL table.',
  },
  fileset: {
    alt: 'The managed fileset street_signs with its storage location and comment',
    caption: 'A fileset gives a directory a name.',
  },
  topic: {
    alt: 'The Kafka topic page_views with its comment, who created and last changed it, and when',
    caption: 'A Kafka topic, and who last changed it.',
  },
} as const;
