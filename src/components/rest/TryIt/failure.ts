import { interpolate } from '@docusaurus/Interpolate';
import { tryItWords } from './words';

const { failures, remedies } = tryItWords;

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
  reason: keyof typeof tryItWords.reasons;
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
  const reasons: [Failure['reason'], boolean][] = [
    ['policy', failed.isViolation || !isAllowedByPolicy],
    ['mixedContent', isMixed],
    ['permission', failed.isDenied],
    ['cors', failed.isAnswered],
  ];
  const [reason] = reasons.find(([, applies]) => applies) ?? ['noAnswer' as const];
  const message = interpolate(failures[reason], {
    allowed: failed.allowed.join(', '),
    server: request.origin,
    site: page.origin,
    remedy: failed.hasCors ? remedies.setting : remedies.none,
  });
  return { reason, message };
}
