// Loaded with the form, when a reader opens it.
import { translate } from '@docusaurus/Translate';

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
