import { translate } from '@docusaurus/Translate';

export const tryItPanel = {
  title: translate({ id: 'tryItPanel.title', message: 'Try it' }),
  unopened: translate({
    id: 'tryItPanel.unopened',
    message: 'The form needs JavaScript. The code samples do the same without.',
  }),
  loading: translate({ id: 'tryItPanel.loading', message: 'Loading the form…' }),
};

export const tryItWords = {
  ask: translate({ id: 'tryItWords.ask', message: 'Ask' }),
  myServer: translate({ id: 'tryItWords.myServer', message: 'My server' }),
  address: translate({ id: 'tryItWords.address', message: 'Address of your server' }),
  wrongAddress: translate({
    id: 'tryItWords.wrongAddress',
    message: 'Write a whole address, such as {example}.',
  }),
  path: translate({ id: 'tryItWords.path', message: 'Path' }),
  query: translate({ id: 'tryItWords.query', message: 'Query' }),
  notSent: translate({ id: 'tryItWords.notSent', message: 'not sent' }),
  startFrom: translate({ id: 'tryItWords.startFrom', message: 'Start from' }),
  body: translate({ id: 'tryItWords.body', message: 'Body' }),
  notJson: translate({ id: 'tryItWords.notJson', message: 'This is not JSON: {problem}' }),
  send: translate({ id: 'tryItWords.send', message: 'Send' }),
  sendKeys: translate({ id: 'tryItWords.sendKeys', message: 'Ctrl+Enter, or ⌘+Enter' }),
  curl: translate({ id: 'tryItWords.curl', message: 'curl command' }),
  waiting: translate({ id: 'tryItWords.waiting', message: 'Waiting for the answer…' }),
  reply: translate({ id: 'tryItWords.reply', message: 'Reply' }),
  duration: translate({ id: 'tryItWords.duration', message: '{milliseconds} ms' }),
  simulated: translate({ id: 'tryItWords.simulated', message: 'simulated in your browser' }),
  sandboxHeaders: translate({ id: 'tryItWords.sandboxHeaders', message: 'Headers ({count})' }),
  serverHeaders: translate({
    id: 'tryItWords.serverHeaders',
    message: 'Headers that the server lets this page read ({count})',
  }),
  empty: translate({ id: 'tryItWords.empty', message: 'The body is empty.' }),
  cut: translate({ id: 'tryItWords.cut', message: 'The first {shown} of {all} characters.' }),
  redirect: translate({ id: 'tryItWords.redirect', message: 'Redirect' }),
  redirected: translate({
    id: 'tryItWords.redirected',
    message: 'The server answered with a redirect, which is not followed.',
  }),
  noReply: translate({ id: 'tryItWords.noReply', message: 'No reply ({reason}).' }),
  reasons: {
    policy: translate({ id: 'tryItWords.reasons.policy', message: 'policy' }),
    mixedContent: translate({ id: 'tryItWords.reasons.mixedContent', message: 'mixed content' }),
    permission: translate({ id: 'tryItWords.reasons.permission', message: 'permission' }),
    cors: translate({ id: 'tryItWords.reasons.cors', message: 'CORS' }),
    noAnswer: translate({ id: 'tryItWords.reasons.noAnswer', message: 'no answer' }),
  },
  failures: {
    policy: translate({
      id: 'tryItWords.failures.policy',
      message:
        'The security policy of this site lets its REST pages call {allowed} and nothing else, so the browser did not send the request to {server}. Run the curl command instead.',
    }),
    mixedContent: translate({
      id: 'tryItWords.failures.mixedContent',
      message:
        'This page came over https, and browsers let no such page call {server}, which speaks plain http (mixed content). Use an https address, or run the curl command instead.',
    }),
    permission: translate({
      id: 'tryItWords.failures.permission',
      message:
        "Your browser is set to keep this site from your own machine and network. Allow it in the browser's settings for this site, or run the curl command instead.",
    }),
    cors: translate({
      id: 'tryItWords.failures.cors',
      message:
        '{server} answers, but it does not allow pages from {site} to call it and read its replies (CORS). {remedy}',
    }),
    noAnswer: translate({
      id: 'tryItWords.failures.noAnswer',
      message:
        'Nothing answers at {server}. Check the address and that the server runs. Some browsers also keep a page that came over https from calling an http address on your own machine; the curl command works there, too.',
    }),
  },
  remedies: {
    setting: translate({
      id: 'tryItWords.remedies.setting',
      message:
        'Set gravitino.server.webserver.enableCorsFilter = true in gravitino.conf and restart the server, or run the curl command instead.',
    }),
    none: translate({
      id: 'tryItWords.remedies.none',
      message: 'Servers of this version have no setting for it: run the curl command instead.',
    }),
  },
};

export const sandboxPage = {
  limits: translate({
    id: 'sandboxPage.limits',
    message:
      'The playground checks names, properties, column types, and operations against the tables of this documentation. It does not simulate rules that these tables do not state, properties that a source adds, or the wording of a source’s own errors.',
  }),
  withoutScripts: translate({
    id: 'sandboxPage.withoutScripts',
    message:
      'The playground needs JavaScript. Without it, send the same requests to a server of your own:',
  }),
  version: translate({ id: 'sandboxPage.version', message: 'Version' }),
  examples: translate({ id: 'sandboxPage.examples', message: 'Example' }),
  ownRequest: translate({ id: 'sandboxPage.ownRequest', message: 'Your own request' }),
  request: translate({ id: 'sandboxPage.request', message: 'Request' }),
  method: translate({ id: 'sandboxPage.method', message: 'Method' }),
  tree: translate({ id: 'sandboxPage.tree', message: 'Metadata' }),
  reset: translate({ id: 'sandboxPage.reset', message: 'Start over' }),
  copyAs: translate({ id: 'sandboxPage.copyAs', message: 'Copy as' }),
  curl: translate({ id: 'sandboxPage.curl', message: 'curl' }),
  java: translate({ id: 'sandboxPage.java', message: 'Java' }),
  python: translate({ id: 'sandboxPage.python', message: 'Python' }),
  copyLink: translate({ id: 'sandboxPage.copyLink', message: 'Copy link' }),
  response: translate({ id: 'sandboxPage.response', message: 'Response' }),
  nothingSent: translate({
    id: 'sandboxPage.nothingSent',
    message: 'Send the request to see the response.',
  }),
  resend: translate({ id: 'sandboxPage.resend', message: 'Start over, and send it again' }),
  history: translate({ id: 'sandboxPage.history', message: 'History' }),
  copyAll: translate({ id: 'sandboxPage.copyAll', message: 'Copy all as curl' }),
  repeat: translate({ id: 'sandboxPage.repeat', message: 'Send again:' }),
  samples: {
    createTable: translate({ id: 'sandboxPage.samples.createTable', message: 'Create a table' }),
    alterTable: translate({
      id: 'sandboxPage.samples.alterTable',
      message: 'Add a column, and change a comment',
    }),
    loadTable: translate({ id: 'sandboxPage.samples.loadTable', message: 'Load a table' }),
    listMetalakes: translate({
      id: 'sandboxPage.samples.listMetalakes',
      message: 'List the metalakes',
    }),
    createMetalake: translate({
      id: 'sandboxPage.samples.createMetalake',
      message: 'Create a metalake',
    }),
    addCatalog: translate({ id: 'sandboxPage.samples.addCatalog', message: 'Add a catalog' }),
    listSchemas: translate({
      id: 'sandboxPage.samples.listSchemas',
      message: 'List the schemas of a catalog',
    }),
    createSchema: translate({ id: 'sandboxPage.samples.createSchema', message: 'Create a schema' }),
    refusedColumn: translate({
      id: 'sandboxPage.samples.refusedColumn',
      message: 'Ask for a column that Hive refuses',
    }),
    dropSchema: translate({
      id: 'sandboxPage.samples.dropSchema',
      message: 'Drop a schema that isn’t empty',
    }),
  },
  tour: {
    name: translate({ id: 'sandboxPage.tour.name', message: 'Tour' }),
    question: translate({ id: 'sandboxPage.tour.question', message: 'New here?' }),
    start: translate({ id: 'sandboxPage.tour.start', message: 'Take the five-minute tour' }),
    position: translate({ id: 'sandboxPage.tour.position', message: 'Step {step} of {steps}' }),
    next: translate({ id: 'sandboxPage.tour.next', message: 'Next' }),
    finish: translate({ id: 'sandboxPage.tour.finish', message: 'Finish' }),
    back: translate({ id: 'sandboxPage.tour.back', message: 'Finish, and go back to {version}' }),
    stop: translate({ id: 'sandboxPage.tour.stop', message: 'Stop the tour' }),
    refill: translate({ id: 'sandboxPage.tour.refill', message: 'Fill in the request' }),
    press: translate({ id: 'sandboxPage.tour.press', message: 'Press Send.' }),
    steps: {
      createMetalake: {
        title: translate({
          id: 'sandboxPage.tour.steps.createMetalake.title',
          message: 'Create a metalake',
        }),
        text: translate({
          id: 'sandboxPage.tour.steps.createMetalake.text',
          message:
            'A metalake is the top of the tree. It holds catalogs, and most companies need only one.',
        }),
        done: translate({
          id: 'sandboxPage.tour.steps.createMetalake.done',
          message: 'The metalake “tour” is in the tree.',
        }),
      },
      createCatalog: {
        title: translate({
          id: 'sandboxPage.tour.steps.createCatalog.title',
          message: 'Create a catalog',
        }),
        text: translate({
          id: 'sandboxPage.tour.steps.createCatalog.text',
          message:
            'A catalog connects to a system that has your data. This one connects to a Hive metastore.',
        }),
        done: translate({
          id: 'sandboxPage.tour.steps.createCatalog.done',
          message:
            'The catalog “warehouse” is in the metalake. What its system holds can be managed through it.',
        }),
      },
      createSchema: {
        title: translate({
          id: 'sandboxPage.tour.steps.createSchema.title',
          message: 'Create a schema',
        }),
        text: translate({
          id: 'sandboxPage.tour.steps.createSchema.text',
          message:
            'In a Hive catalog, a schema is a Hive database. The server creates it in the metastore.',
        }),
        done: translate({
          id: 'sandboxPage.tour.steps.createSchema.done',
          message: 'The schema “sales” is in the catalog.',
        }),
      },
      createTable: {
        title: translate({
          id: 'sandboxPage.tour.steps.createTable.title',
          message: 'Create a table',
        }),
        text: translate({
          id: 'sandboxPage.tour.steps.createTable.text',
          message:
            'Columns have types of Gravitino, which the catalog translates into those of Hive.',
        }),
        done: translate({
          id: 'sandboxPage.tour.steps.createTable.done',
          message:
            'The table “orders” and its columns are in the schema. Open the table to see them.',
        }),
      },
      alterTable: {
        title: translate({
          id: 'sandboxPage.tour.steps.alterTable.title',
          message: 'Change the table',
        }),
        text: translate({
          id: 'sandboxPage.tour.steps.alterTable.text',
          message:
            'One request can carry several changes: this one adds a column and replaces the comment.',
        }),
        done: translate({
          id: 'sandboxPage.tour.steps.alterTable.done',
          message: 'The table has a new column and a new comment.',
        }),
      },
      createTag: {
        title: translate({ id: 'sandboxPage.tour.steps.createTag.title', message: 'Create a tag' }),
        text: translate({
          id: 'sandboxPage.tour.steps.createTag.text',
          message:
            'Tags are new in the next version, so the playground now asks that one. It has sent your requests to it again.',
        }),
        done: translate({
          id: 'sandboxPage.tour.steps.createTag.done',
          message: 'The tag “pii” is in the metalake.',
        }),
      },
      tagTable: {
        title: translate({ id: 'sandboxPage.tour.steps.tagTable.title', message: 'Tag the table' }),
        text: translate({
          id: 'sandboxPage.tour.steps.tagTable.text',
          message:
            'A tag can be on catalogs, schemas, tables, filesets, and topics. What is in them inherits it.',
        }),
        done: translate({
          id: 'sandboxPage.tour.steps.tagTable.done',
          message:
            'The table has the tag. You have seen the whole path: change any request, or choose an entry of the tree.',
        }),
      },
    },
  },
};
