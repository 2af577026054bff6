import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import type { RestRequest } from '@site/src/site/restSamples';
import type { Outcome } from './outcome';

const timeLimit = 30_000;

/** Explanations of failures, which browsers don't distinguish for scripts. */
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

/** Checks whether the source expressions of a policy allow an address. */
export const isAllowed = (url: URL, sources: readonly string[]): boolean =>
  sources.some((source) =>
    source.endsWith(':*')
      ? `${url.protocol}//${url.hostname}` === source.slice(0, -2)
      : url.origin === source,
  );

/** Sends no cookies and no referrer, and doesn't use the cache. */
const discreet: RequestInit = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  // A redirect could lead to an address that the reader didn't enter.
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

/** Sends a request only to its address. If there is no reply, another request to the server finds the cause. */
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
