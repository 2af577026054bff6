import { translate } from '@docusaurus/Translate';

/** Names of the examples, with their labels. */
export const exampleWords = [
  ['createTable', translate({ id: 'playground.createTable', message: 'Create a table' })],
  ['alterTable', translate({ id: 'playground.alterTable', message: 'Change a table' })],
  ['loadTable', translate({ id: 'playground.loadTable', message: 'Load a table' })],
  ['listMetalakes', translate({ id: 'playground.listMetalakes', message: 'List the metalakes' })],
  ['createMetalake', translate({ id: 'playground.createMetalake', message: 'Create a metalake' })],
  ['addCatalog', translate({ id: 'playground.addCatalog', message: 'Add a catalog' })],
  [
    'refusedColumn',
    translate({ id: 'playground.refusedColumn', message: 'Add a column that Hive rejects' }),
  ],
  [
    'dropSchema',
    translate({ id: 'playground.dropSchema', message: 'Drop a schema that isn’t empty' }),
  ],
] as const;

/** Titles and texts of the steps of the tour. */
export const tourWords = [
  {
    title: translate({ id: 'tour.createMetalake.title', message: 'Create a metalake' }),
    text: translate({
      id: 'tour.createMetalake.text',
      message:
        'A metalake is the top of the tree. It holds catalogs; most companies need only one.',
    }),
  },
  {
    title: translate({ id: 'tour.createCatalog.title', message: 'Create a catalog' }),
    text: translate({
      id: 'tour.createCatalog.text',
      message: 'A catalog connects to a system that has your data, here to a Hive metastore.',
    }),
  },
  {
    title: translate({ id: 'tour.createSchema.title', message: 'Create a schema' }),
    text: translate({
      id: 'tour.createSchema.text',
      message: 'In a Hive catalog, a schema is a Hive database. The server creates both.',
    }),
  },
  {
    title: translate({ id: 'tour.createTable.title', message: 'Create a table' }),
    text: translate({
      id: 'tour.createTable.text',
      message: 'Columns use Gravitino types; the catalog maps them to Hive types.',
    }),
  },
  {
    title: translate({ id: 'tour.alterTable.title', message: 'Change the table' }),
    text: translate({
      id: 'tour.alterTable.text',
      message: 'One request can make several changes: a new column and a new comment.',
    }),
  },
] as const;
