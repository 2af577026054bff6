import { translate } from '@docusaurus/Translate';

export const sandboxPage = {
  limits: translate({
    id: 'playground.limits',
    message:
      'The playground checks names, properties, column types, and operations against the tables of this documentation. It does not simulate rules that these tables do not state, properties that a source adds, or the wording of a source’s own errors.',
  }),
  withoutScripts: translate({
    id: 'playground.withoutScripts',
    message:
      'The playground needs JavaScript. Without it, send the same requests to a server of your own:',
  }),
  version: translate({ id: 'playground.version', message: 'Version' }),
  examples: translate({ id: 'playground.examples', message: 'Example' }),
  ownRequest: translate({ id: 'playground.ownRequest', message: 'Your own request' }),
  request: translate({ id: 'playground.request', message: 'Request' }),
  method: translate({ id: 'playground.method', message: 'Method' }),
  tree: translate({ id: 'playground.tree', message: 'Metadata' }),
  reset: translate({ id: 'playground.reset', message: 'Start over' }),
  copyAs: translate({ id: 'playground.copyAs', message: 'Copy as' }),
  curl: translate({ id: 'playground.curl', message: 'curl' }),
  java: translate({ id: 'playground.java', message: 'Java' }),
  python: translate({ id: 'playground.python', message: 'Python' }),
  copyLink: translate({ id: 'playground.copyLink', message: 'Copy link' }),
  response: translate({ id: 'playground.response', message: 'Response' }),
  nothingSent: translate({
    id: 'playground.nothingSent',
    message: 'Send the request to see the response.',
  }),
  resend: translate({ id: 'playground.resend', message: 'Start over, and send it again' }),
  history: translate({ id: 'playground.history', message: 'History' }),
  copyAll: translate({ id: 'playground.copyAll', message: 'Copy all as curl' }),
  repeat: translate({ id: 'playground.repeat', message: 'Send again:' }),
  samples: {
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
  },
  tour: {
    name: translate({ id: 'tour.name', message: 'Tour' }),
    question: translate({ id: 'tour.question', message: 'New here?' }),
    start: translate({ id: 'tour.start', message: 'Take the five-minute tour' }),
    position: translate({ id: 'tour.position', message: 'Step {step} of {steps}' }),
    next: translate({ id: 'tour.next', message: 'Next' }),
    finish: translate({ id: 'tour.finish', message: 'Finish' }),
    back: translate({ id: 'tour.back', message: 'Finish, and go back to {version}' }),
    stop: translate({ id: 'tour.stop', message: 'Stop the tour' }),
    refill: translate({ id: 'tour.refill', message: 'Fill in the request' }),
    press: translate({ id: 'tour.press', message: 'Press Send.' }),
    steps: {
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
          message:
            'Columns have types of Gravitino, which the catalog translates into those of Hive.',
        }),
        done: translate({
          id: 'tour.createTable.done',
          message:
            'The table “orders” and its columns are in the schema. Open the table to see them.',
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
        done: translate({
          id: 'tour.createTag.done',
          message: 'The tag “pii” is in the metalake.',
        }),
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
    },
  },
};
