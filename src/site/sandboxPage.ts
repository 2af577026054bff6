/** Words of the page that is nothing but a sandbox. */
export const sandboxPage = {
  title: 'Playground in your browser',
  description:
    'Try the REST API of Gravitino without a server: send requests to an imitation in your browser, and watch what they change.',
  lead: 'Send requests to an imitation of the Gravitino server that runs in this page, and watch what they change. There is nothing to install, and nothing leaves your browser.',
  withoutScripts:
    'The playground needs JavaScript. The samples of the guides do the same on a server.',
  version: 'Version',
  request: 'Request',
  method: 'Method',
  history: 'History',
  nothingSent:
    'Nothing is sent yet. Each request stands here as a curl command, for your own server.',
  allSent: 'All of them, as one script',
  script: 'script',
  samples: {
    listMetalakes: 'List the metalakes',
    createMetalake: 'Create a metalake',
    addCatalog: 'Add a catalog to it',
    listSchemas: 'List the schemas of a catalog',
    createSchema: 'Create a schema',
    createTable: 'Create a table',
    alterTable: 'Add a column, and change a comment',
    loadTable: 'Load a table',
    refusedColumn: 'Ask for a column that Hive refuses',
    dropSchema: 'Drop a schema that isn’t empty',
  },
} as const;

/** Requests that the history keeps; older ones are forgotten. */
export const sandboxHistoryLength = 50;
