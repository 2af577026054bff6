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

/** Why a request failed, and what to do, in words. */
export interface Failure {
  reason: 'policy' | 'mixed content' | 'permission' | 'CORS' | 'no answer';
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
  if (failed.isViolation || !isAllowed(request, [page.origin, ...failed.allowed])) {
    return {
      reason: 'policy',
      message: `The security policy of this site lets its REST pages call ${failed.allowed.join(', ')} and nothing else, so the browser did not send the request to ${request.origin}. Run the curl command instead.`,
    };
  }
  if (page.protocol === 'https:' && request.protocol === 'http:' && !isOwnMachine(request)) {
    return {
      reason: 'mixed content',
      message: `This page came over https, and browsers let no such page call ${request.origin}, which speaks plain http (mixed content). Use an https address, or run the curl command instead.`,
    };
  }
  if (failed.isDenied) {
    return {
      reason: 'permission',
      message: `Your browser is set to keep this site from your own machine and network. Allow it in the browser's settings for this site, or run the curl command instead.`,
    };
  }
  if (failed.isAnswered) {
    const remedy = failed.hasCors
      ? 'Set gravitino.server.webserver.enableCorsFilter = true in gravitino.conf and restart the server, or run the curl command instead.'
      : 'Servers of this version have no setting for it: run the curl command instead.';
    return {
      reason: 'CORS',
      message: `${request.origin} answers, but it does not allow pages from ${page.origin} to call it and read its replies (CORS). ${remedy}`,
    };
  }
  return {
    reason: 'no answer',
    message: `Nothing answers at ${request.origin}. Check the address and that the server runs. Some browsers also keep a page that came over https from calling an http address on your own machine; the curl command works there, too.`,
  };
}
