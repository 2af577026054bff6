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

/** What the image pipeline made of a picture in Markdown: the files of several widths, and the size of the widest in pixels. */
export interface Picture {
  /** For browsers that don't support `srcSet`. */
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** Width of an article's column on a wide screen, in pixels. */
export const columnWidth = 680;

/** Width at which a picture as wide as the column is shown: on a narrow screen that of the screen less its margins. */
export const columnSizes = `(max-width: ${columnWidth + 32}px) calc(100vw - 2rem), ${columnWidth}px`;

/** The site's own line icons: one path each, drawn on a 24 by 24 grid. */
export const iconPaths = {
  layers: 'M12 3 21 8l-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  table: 'M4 4h16v16H4zM4 9.5h16M4 15h16M10 9.5V20',
  files: 'M8 3h7l5 5v9H8zM15 3v5h5M4 7v14h12',
  stream: 'M3 7c3-3 6 3 9 0s6 3 9 0M3 12c3-3 6 3 9 0s6 3 9 0M3 17c3-3 6 3 9 0s6 3 9 0',
  shield: 'M12 3 20 6v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  spark: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M6 18l2.5-2.5M15.5 8.5 18 6',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.3c2.3.7 3.7 2.6 4 5.7',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  hexagon: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 3v18M4 7.5l16 9M20 7.5l-16 9',
  iceberg: 'M12 3 6 11h12zM2 11h20M5 11l3 6 4 4 4-4 3-6M12 3v8',
  lake: 'M12 3c3 3.5 5 6 5 8.5a5 5 0 0 1-10 0C7 9 9 6.5 12 3zM3 20c3-2 6 2 9 0s6 2 9 0',
  database:
    'M12 3c4.5 0 8 1.3 8 3s-3.5 3-8 3-8-1.3-8-3 3.5-3 8-3zM4 6v12c0 1.7 3.5 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.5 3 8 3s8-1.3 8-3',
  columns: 'M4 4h4v16H4zM10 9h4v11h-4zM16 6h4v14h-4z',
  folder: 'M3 6h6l2 2.5h10V19H3zM3 12h18',
  funnel: 'M3 4h18l-7 8.5V20l-4-2v-5.5z',
  flow: 'M3 6h7l4 6-4 6H3l4-6zM13 6h4l4 6-4 6h-4',
  terminal: 'M3 4h18v16H3zM7 9l3 3-3 3M12.5 15H17',
  window: 'M3 4h18v16H3zM3 9h18M6 6.5h.01M9 6.5h.01',
  box: 'M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  gear: 'M4 7h9M17 7h3M13 5h4v4h-4zM4 17h3M11 17h9M7 15h4v4H7z',
  tag: 'M3 4h8l10 10-7 7L3 10.5zM7.5 8h.01',
  upgrade: 'M12 20V5M6 11l6-6 6 6M4 20h16',
} as const;
