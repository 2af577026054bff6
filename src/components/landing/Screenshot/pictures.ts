import fileset from './pictures/fileset.jpg';
import hiveTable from './pictures/hive-table.jpg';
import icebergTable from './pictures/iceberg-table.jpg';
import mysqlTable from './pictures/mysql-table.jpg';
import topic from './pictures/topic.jpg';

/** Screenshots of the web UI of release 0.5.1: what the image pipeline made of each, its alternative text, and its caption. */
export const pictures = {
  'hive-table': {
    files: hiveTable.src,
    alt: 'Gravitino web UI: on the left, the catalogs lake, tables, shop, files, and events in one tree; on the right, the seven columns of the Hive table orders, with marks for partitioning, sort order, and distribution',
    caption:
      'A Hive table. P, S, and D mark the columns for partitioning, sorting, and distribution.',
  },
  'iceberg-table': {
    files: icebergTable.src,
    alt: 'The Iceberg table page_views with a tooltip: it is partitioned by the day of viewed_at and by 16 buckets of user_id',
    caption: 'An Iceberg table and its partition transforms.',
  },
  'mysql-table': {
    files: mysqlTable.src,
    alt: 'The columns of the MySQL table products, four of them marked as indexed',
    caption: 'A MySQL table. I marks indexed columns.',
  },
  fileset: {
    files: fileset.src,
    alt: 'The managed fileset clickstream with its storage location on HDFS, comment, creator, and creation time',
    caption: 'A fileset gives a directory on HDFS a name.',
  },
  topic: {
    files: topic.src,
    alt: 'The Kafka topic order-created with its comment, creator, and number of partitions',
    caption: 'A Kafka topic and its properties.',
  },
};
