import { translate } from '@docusaurus/Translate';
import type { TreeNode } from '@site/src/sandbox/client';
import type { RestRequest } from '@site/src/site/restSamples';
import { explainFailure, type Failure } from './failure';

export interface Reply {
  status: number;
  statusText: string;
  /** Those that the server lets other sites read, in the order of their names. */
  headers: [name: string, value: string][];
  /** Milliseconds until the whole reply was there. */
  duration: number;
  text: string;
}

/** What the sandbox tells besides its reply. */
export interface SandboxReport {
  notes: string[];
  /** What it holds now, as far as the request is about it; left out where the page shows it elsewhere. */
  tree?: TreeNode[];
  /** Kind and full name of each object that is gone. */
  removed?: string[];
}

/** What a request came to. */
export type Outcome = { reply: Reply; sandbox?: SandboxReport } | { failure: Failure };

/** Nothing of the reader goes along: no cookies, no address of the page, nothing from a cache. */
const discreet: RequestInit = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  // A redirect could lead to another address than the one the reader typed.
  redirect: 'manual',
};

/** Tells whether a server answers at all, without reading what it says. Unread requests can't refuse to be redirected. */
async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(`${origin}/api/version`, { ...discreet, mode: 'no-cors', redirect: 'follow' });
    return true;
  } catch {
    return false;
  }
}

/** Tells whether the browser was told to keep the site from local addresses; one that doesn't know the question wasn't. */
async function isDenied(): Promise<boolean> {
  const names = ['loopback-network', 'local-network-access'];
  const states = await Promise.all(
    names.map((name) =>
      navigator.permissions?.query({ name: name as PermissionName }).catch(() => undefined),
    ),
  );
  return states.some((permission) => permission?.state === 'denied');
}

/**
 * Sends a request to the address it names, and nowhere else. If the browser gives no reply, the same server is asked once more,
 * for nothing in particular, to find out why.
 *
 * @returns the reply, whatever its status, or why there is none.
 */
export async function send(
  request: RestRequest,
  { allowed, hasCors }: { allowed: readonly string[]; hasCors: boolean },
): Promise<Outcome> {
  const { method, url, headers, body } = request;
  let isViolation = false;
  const note = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isViolation ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', note);
  const start = performance.now();
  try {
    const response = await fetch(url, { ...discreet, method, headers, body });
    if (response.type === 'opaqueredirect') {
      const statusText = translate({ id: 'tryIt.redirect', message: 'Redirect' });
      const text = translate({
        id: 'tryIt.redirected',
        message: 'The server answered with a redirect, which is not followed.',
      });
      return { reply: { status: 0, statusText, headers: [], duration: 0, text } };
    }
    const text = await response.text();
    return {
      reply: {
        status: response.status,
        statusText: response.statusText,
        headers: [...response.headers],
        duration: performance.now() - start,
        text,
      },
    };
  } catch {
    const isAnswered = await answers(new URL(url).origin);
    const failure = explainFailure({
      pageUrl: window.location.href,
      requestUrl: url,
      allowed,
      isViolation,
      isAnswered,
      isDenied: !isAnswered && (await isDenied()),
      hasCors,
    });
    return { failure };
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
