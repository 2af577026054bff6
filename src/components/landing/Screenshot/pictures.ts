import type { PictureName } from '@site/src/site/pictureTexts';
import fileset from './pictures/fileset.jpg';
import hiveTable from './pictures/hive-table.jpg';
import icebergTable from './pictures/iceberg-table.jpg';
import mysqlTable from './pictures/mysql-table.jpg';
import topic from './pictures/topic.jpg';

/** What the image pipeline made of each picture: files of several widths, and their sizes in pixels. */
export const pictures = {
  'hive-table': hiveTable,
  'iceberg-table': icebergTable,
  'mysql-table': mysqlTable,
  fileset,
  topic,
} satisfies Record<PictureName, unknown>;
