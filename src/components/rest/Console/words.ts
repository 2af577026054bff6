import { translate } from '@docusaurus/Translate';

/** Labels of the examples. */
export const sampleWords = {
  createTable: translate({ id: 'playground.samples.createTable', message: 'Create a table' }),
  alterTable: translate({
    id: 'playground.samples.alterTable',
    message: 'Add a column, and change a comment',
  }),
  loadTable: translate({ id: 'playground.samples.loadTable', message: 'Load a table' }),
  listMetalakes: translate({
    id: 'playground.samples.listMetalakes',
    message: 'List the metalakes',
  }),
  createMetalake: translate({
    id: 'playground.samples.createMetalake',
    message: 'Create a metalake',
  }),
  addCatalog: translate({ id: 'playground.samples.addCatalog', message: 'Add a catalog' }),
  listSchemas: translate({
    id: 'playground.samples.listSchemas',
    message: 'List the schemas of a catalog',
  }),
  createSchema: translate({ id: 'playground.samples.createSchema', message: 'Create a schema' }),
  refusedColumn: translate({
    id: 'playground.samples.refusedColumn',
    message: 'Ask for a column that Hive refuses',
  }),
  dropSchema: translate({
    id: 'playground.samples.dropSchema',
    message: 'Drop a schema that isn’t empty',
  }),
};

/** What the steps of the tour say. */
export const stepWords = {
  createMetalake: {
    title: translate({ id: 'tour.createMetalake.title', message: 'Create a metalake' }),
    text: translate({
      id: 'tour.createMetalake.text',
      message:
        'A metalake is the top of the tree. It holds catalogs, and most companies need only one.',
    }),
    done: translate({
      id: 'tour.createMetalake.done',
      message: 'The metalake “tour” is in the tree.',
    }),
  },
  createCatalog: {
    title: translate({ id: 'tour.createCatalog.title', message: 'Create a catalog' }),
    text: translate({
      id: 'tour.createCatalog.text',
      message:
        'A catalog connects to a system that has your data. This one connects to a Hive metastore.',
    }),
    done: translate({
      id: 'tour.createCatalog.done',
      message:
        'The catalog “warehouse” is in the metalake. What its system holds can be managed through it.',
    }),
  },
  createSchema: {
    title: translate({ id: 'tour.createSchema.title', message: 'Create a schema' }),
    text: translate({
      id: 'tour.createSchema.text',
      message:
        'In a Hive catalog, a schema is a Hive database. The server creates it in the metastore.',
    }),
    done: translate({
      id: 'tour.createSchema.done',
      message: 'The schema “sales” is in the catalog.',
    }),
  },
  createTable: {
    title: translate({ id: 'tour.createTable.title', message: 'Create a table' }),
    text: translate({
      id: 'tour.createTable.text',
      message: 'Columns have types of Gravitino, which the catalog translates into those of Hive.',
    }),
    done: translate({
      id: 'tour.createTable.done',
      message: 'The table “orders” and its columns are in the schema. Open the table to see them.',
    }),
  },
  alterTable: {
    title: translate({ id: 'tour.alterTable.title', message: 'Change the table' }),
    text: translate({
      id: 'tour.alterTable.text',
      message:
        'One request can carry several changes: this one adds a column and replaces the comment.',
    }),
    done: translate({
      id: 'tour.alterTable.done',
      message: 'The table has a new column and a new comment.',
    }),
  },
  createTag: {
    title: translate({ id: 'tour.createTag.title', message: 'Create a tag' }),
    text: translate({
      id: 'tour.createTag.text',
      message:
        'Tags are new in the next version, so the playground now asks that one. It has sent your requests to it again.',
    }),
    done: translate({ id: 'tour.createTag.done', message: 'The tag “pii” is in the metalake.' }),
  },
  tagTable: {
    title: translate({ id: 'tour.tagTable.title', message: 'Tag the table' }),
    text: translate({
      id: 'tour.tagTable.text',
      message:
        'A tag can be on catalogs, schemas, tables, filesets, and topics. What is in them inherits it.',
    }),
    done: translate({
      id: 'tour.tagTable.done',
      message:
        'The table has the tag. You have seen the whole path: change any request, or choose an entry of the tree.',
    }),
  },
};
