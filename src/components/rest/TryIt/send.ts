import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import type { RestRequest } from '@site/src/site/restSamples';
import type { Outcome } from './outcome';

const timeLimit = 30_000;

/** Reasons that a browser doesn't report: to a script, every request without a reply looks the same. */
const failures = {
  timeout: translate({
    id: 'tryIt.failures.timeout',
    message: '{server} did not reply within 30 seconds. Check the server, and send it again.',
  }),
  policy: translate({
    id: 'tryIt.failures.policy',
    message:
      'The security policy of this site allows requests to {allowed} only, so the browser did not send this one to {server}. Run the curl command instead.',
  }),
  cors: translate({
    id: 'tryIt.failures.cors',
    message:
      '{server} answers, but does not let pages from {site} read its replies (CORS). {remedy}',
  }),
  'no answer': translate({
    id: 'tryIt.failures.noAnswer',
    message:
      'Nothing answers at {server}. Check the address, that the server is running, and that your browser lets this site reach it: a page that uses https often cannot call an http address. The curl command works in any case.',
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

/** Tells whether one of the source expressions of a policy allows an address. */
export const isAllowed = (url: URL, sources: readonly string[]): boolean =>
  sources.some((source) =>
    source.endsWith(':*')
      ? `${url.protocol}//${url.hostname}` === source.slice(0, -2)
      : url.origin === source,
  );

/** Nothing about the reader goes along: no cookies, no address of the page, nothing from a cache. */
const discreet: RequestInit = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  // A redirect could lead to another address than the one that the reader typed.
  redirect: 'manual',
};

const canReach = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/version`, {
    ...discreet,
    mode: 'no-cors',
    redirect: 'follow',
    signal: AbortSignal.timeout(5000),
  }).then(
    () => true,
    () => false,
  );

/** Sends a request to its address only. Without a reply, one more request to that server finds out why. */
export async function send(
  request: RestRequest,
  { allowed, hasCors }: { allowed: readonly string[]; hasCors: boolean },
): Promise<Outcome> {
  const { method, url, headers, body } = request;
  const start = performance.now();
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(url, { ...discreet, method, headers, body, signal });
    const isRedirect = response.type === 'opaqueredirect';
    const text = isRedirect
      ? translate({
          id: 'tryIt.redirected',
          message: 'The server answered with a redirect, which is not followed.',
        })
      : await response.text();
    const duration = performance.now() - start;
    const { status, statusText } = response;
    return { reply: { status, statusText, duration, text } };
  } catch {
    const server = new URL(url).origin;
    const site = window.location.origin;
    const isForbidden = !isAllowed(new URL(url), [site, ...allowed]);
    const reason = signal.aborted
      ? 'timeout'
      : isForbidden
        ? 'policy'
        : (await canReach(server))
          ? 'cors'
          : 'no answer';
    const remedy = hasCors ? remedies.setting : remedies.none;
    const values = { allowed: allowed.join(', '), server, site, remedy };
    return { failure: { reason, message: interpolate(failures[reason], values) } };
  }
}
