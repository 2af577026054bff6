/** Pictures of the web UI of release 0.5.1: what each shows, for those who don't see it, and the words below it. */
export const pictureTexts = {
  'hive-table': {
    alt: 'Web UI of Gravitino: at the left the catalogs lake, tables, shop, files and events as one tree; at the right the seven columns of the Hive table orders, with marks for partitioning, sort order and distribution',
    caption: 'A Hive table; P, S and D mark what it is partitioned, sorted and distributed by.',
  },
  'iceberg-table': {
    alt: 'The Iceberg table page_views; a tip says that it is partitioned by the day of viewed_at and by 16 buckets of user_id',
    caption: 'An Iceberg table, with the transforms of its partitions.',
  },
  'mysql-table': {
    alt: 'The MySQL table products: its columns, four of them with the mark of an index',
    caption: 'A MySQL table. I marks the columns of its indexes.',
  },
  fileset: {
    alt: 'The fileset clickstream: managed, with its storage location on HDFS, comment, creator and time',
    caption: 'A fileset: a directory on HDFS that has a name.',
  },
  topic: {
    alt: 'The Kafka topic order-created, with comment, creator and its number of partitions',
    caption: 'A Kafka topic, with its settings as properties.',
  },
} as const;

export type PictureName = keyof typeof pictureTexts;

/** What the image pipeline made of a picture in Markdown: the files of several widths, and the size of the widest in pixels. */
export interface Picture {
  /** For what reads no `srcSet`. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Width of an article's column on a wide screen, in pixels. */
export const columnWidth = 680;

/** Width at which a picture as wide as the column is shown: on a narrow screen that of the screen less its margins. */
export const columnSizes = `(max-width: ${columnWidth + 32}px) calc(100vw - 2rem), ${columnWidth}px`;
