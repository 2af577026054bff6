import { translate } from '@docusaurus/Translate';

export const tryItPanel = {
  title: translate({ id: 'tryIt.title', message: 'Try it' }),
  unopened: translate({
    id: 'tryIt.unopened',
    message: 'The form needs JavaScript. The code samples do the same without.',
  }),
  loading: translate({ id: 'tryIt.loading', message: 'Loading the form…' }),
};

export const tryItWords = {
  ask: translate({ id: 'tryIt.ask', message: 'Ask' }),
  myServer: translate({ id: 'tryIt.myServer', message: 'My server' }),
  address: translate({ id: 'tryIt.address', message: 'Address of your server' }),
  wrongAddress: translate({
    id: 'tryIt.wrongAddress',
    message: 'Write a whole address, such as {example}.',
  }),
  path: translate({ id: 'tryIt.path', message: 'Path' }),
  query: translate({ id: 'tryIt.query', message: 'Query' }),
  notSent: translate({ id: 'tryIt.notSent', message: 'not sent' }),
  startFrom: translate({ id: 'tryIt.startFrom', message: 'Start from' }),
  body: translate({ id: 'tryIt.body', message: 'Body' }),
  notJson: translate({ id: 'tryIt.notJson', message: 'This is not JSON: {problem}' }),
  send: translate({ id: 'tryIt.send', message: 'Send' }),
  sendKeys: translate({ id: 'tryIt.sendKeys', message: 'Ctrl+Enter, or ⌘+Enter' }),
  curl: translate({ id: 'tryIt.curl', message: 'curl command' }),
  waiting: translate({ id: 'tryIt.waiting', message: 'Waiting for the answer…' }),
  reply: translate({ id: 'tryIt.reply', message: 'Reply' }),
  duration: translate({ id: 'tryIt.duration', message: '{milliseconds} ms' }),
  simulated: translate({ id: 'tryIt.simulated', message: 'simulated in your browser' }),
  sandboxHeaders: translate({ id: 'tryIt.sandboxHeaders', message: 'Headers ({count})' }),
  serverHeaders: translate({
    id: 'tryIt.serverHeaders',
    message: 'Headers that the server lets this page read ({count})',
  }),
  empty: translate({ id: 'tryIt.empty', message: 'The body is empty.' }),
  cut: translate({ id: 'tryIt.cut', message: 'The first {shown} of {all} characters.' }),
  redirect: translate({ id: 'tryIt.redirect', message: 'Redirect' }),
  redirected: translate({
    id: 'tryIt.redirected',
    message: 'The server answered with a redirect, which is not followed.',
  }),
  noReply: translate({ id: 'tryIt.noReply', message: 'No reply ({reason}).' }),
  reasons: {
    policy: translate({ id: 'tryIt.reasons.policy', message: 'policy' }),
    mixedContent: translate({ id: 'tryIt.reasons.mixedContent', message: 'mixed content' }),
    permission: translate({ id: 'tryIt.reasons.permission', message: 'permission' }),
    cors: translate({ id: 'tryIt.reasons.cors', message: 'CORS' }),
    noAnswer: translate({ id: 'tryIt.reasons.noAnswer', message: 'no answer' }),
  },
  failures: {
    policy: translate({
      id: 'tryIt.failures.policy',
      message:
        'The security policy of this site lets its REST pages call {allowed} and nothing else, so the browser did not send the request to {server}. Run the curl command instead.',
    }),
    mixedContent: translate({
      id: 'tryIt.failures.mixedContent',
      message:
        'This page came over https, and browsers let no such page call {server}, which speaks plain http (mixed content). Use an https address, or run the curl command instead.',
    }),
    permission: translate({
      id: 'tryIt.failures.permission',
      message:
        "Your browser is set to keep this site from your own machine and network. Allow it in the browser's settings for this site, or run the curl command instead.",
    }),
    cors: translate({
      id: 'tryIt.failures.cors',
      message:
        '{server} answers, but it does not allow pages from {site} to call it and read its replies (CORS). {remedy}',
    }),
    noAnswer: translate({
      id: 'tryIt.failures.noAnswer',
      message:
        'Nothing answers at {server}. Check the address and that the server runs. Some browsers also keep a page that came over https from calling an http address on your own machine; the curl command works there, too.',
    }),
  },
  remedies: {
    setting: translate({
      id: 'tryIt.remedies.setting',
      message:
        'Set gravitino.server.webserver.enableCorsFilter = true in gravitino.conf and restart the server, or run the curl command instead.',
    }),
    none: translate({
      id: 'tryIt.remedies.none',
      message: 'Servers of this version have no setting for it: run the curl command instead.',
    }),
  },
};

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
