import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';

/** Names of the reasons. */
export const reasons = {
  policy: translate({ id: 'tryIt.reasons.policy', message: 'policy' }),
  mixedContent: translate({ id: 'tryIt.reasons.mixedContent', message: 'mixed content' }),
  permission: translate({ id: 'tryIt.reasons.permission', message: 'permission' }),
  cors: translate({ id: 'tryIt.reasons.cors', message: 'CORS' }),
  noAnswer: translate({ id: 'tryIt.reasons.noAnswer', message: 'no answer' }),
};

const failures = {
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
};

const remedies = {
  setting: translate({
    id: 'tryIt.remedies.setting',
    message:
      'Set gravitino.server.webserver.enableCorsFilter = true in gravitino.conf and restart the server, or run the curl command instead.',
  }),
  none: translate({
    id: 'tryIt.remedies.none',
    message: 'Servers of this version have no setting for it: run the curl command instead.',
  }),
};

/** What is known of a request that the browser gave no reply for. */
export interface FailedRequest {
  /** Address of the page. */
  pageUrl: string;
  requestUrl: string;
  /** Source expressions that the policy of the page allows besides the site itself. */
  allowed: readonly string[];
  /** The browser reported that the policy forbids it. */
  isViolation: boolean;
  /** The server answers when nobody wants to read the answer. */
  isAnswered: boolean;
  /** The browser was told to keep the site from the reader's own network. */
  isDenied: boolean;
  /** The server's version can allow other sites to call it. */
  hasCors: boolean;
}

/** Why a request failed, by the name of the reason, and what to do, in words. */
export interface Failure {
  reason: keyof typeof reasons;
  message: string;
}

/** Browsers trust the reader's own machine without https. */
const isOwnMachine = ({ hostname }: URL): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Tells whether a policy with these source expressions lets a page call an address. */
export function isAllowed(url: URL, allowed: readonly string[]): boolean {
  return allowed.some((source) =>
    source.endsWith(':*')
      ? `${url.protocol}//${url.hostname}` === source.slice(0, -2)
      : url.origin === source,
  );
}

/** Says why a browser gave no reply. It never says so itself: to a script every such failure looks the same. */
export function explainFailure(failed: FailedRequest): Failure {
  const page = new URL(failed.pageUrl);
  const request = new URL(failed.requestUrl);
  const isAllowedByPolicy = isAllowed(request, [page.origin, ...failed.allowed]);
  const isMixed =
    page.protocol === 'https:' && request.protocol === 'http:' && !isOwnMachine(request);
  // The first that applies; later ones can't be told from it.
  const causes: [Failure['reason'], boolean][] = [
    ['policy', failed.isViolation || !isAllowedByPolicy],
    ['mixedContent', isMixed],
    ['permission', failed.isDenied],
    ['cors', failed.isAnswered],
  ];
  const [reason] = causes.find(([, applies]) => applies) ?? ['noAnswer' as const];
  const message = interpolate(failures[reason], {
    allowed: failed.allowed.join(', '),
    server: request.origin,
    site: page.origin,
    remedy: failed.hasCors ? remedies.setting : remedies.none,
  });
  return { reason, message };
}
