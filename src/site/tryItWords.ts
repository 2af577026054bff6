/** Words of the form of “Try it” and of what a request comes to; what stands in braces is filled in. */
export const tryItWords = {
  ask: 'Ask',
  myServer: 'My server',
  address: 'Address of your server',
  wrongAddress: 'Write a whole address, such as {example}.',
  path: 'Path',
  query: 'Query',
  notSent: 'not sent',
  startFrom: 'Start from',
  body: 'Body',
  notJson: 'This is not JSON: {problem}',
  send: 'Send',
  sendKeys: 'Ctrl+Enter, or ⌘+Enter',
  serverNotice:
    'From your browser to {server}, without a stop in between. The address is kept in this browser, and nothing else.',
  curl: 'curl command',
  waiting: 'Waiting for the answer…',
  reply: 'Reply',
  duration: '{milliseconds} ms',
  sandboxHeaders: 'Headers ({count})',
  serverHeaders: 'Headers that the server lets this page read ({count})',
  empty: 'The body is empty.',
  cut: 'The first {shown} of {all} characters.',
  redirect: 'Redirect',
  redirected: 'The server answered with a redirect, which is not followed.',
  noReply: 'No reply ({reason}).',
  reasons: {
    policy: 'policy',
    mixedContent: 'mixed content',
    permission: 'permission',
    cors: 'CORS',
    noAnswer: 'no answer',
  },
  failures: {
    policy:
      'The security policy of this site lets its REST pages call {allowed} and nothing else, so the browser did not send the request to {server}. Run the curl command instead.',
    mixedContent:
      'This page came over https, and browsers let no such page call {server}, which speaks plain http (mixed content). Use an https address, or run the curl command instead.',
    permission:
      "Your browser is set to keep this site from your own machine and network. Allow it in the browser's settings for this site, or run the curl command instead.",
    cors: '{server} answers, but it does not allow pages from {site} to call it and read its replies (CORS). {remedy}',
    noAnswer:
      'Nothing answers at {server}. Check the address and that the server runs. Some browsers also keep a page that came over https from calling an http address on your own machine; the curl command works there, too.',
  },
  remedies: {
    setting:
      'Set gravitino.server.webserver.enableCorsFilter = true in gravitino.conf and restart the server, or run the curl command instead.',
    none: 'Servers of this version have no setting for it: run the curl command instead.',
  },
} as const;
