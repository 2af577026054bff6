import { translate } from '@docusaurus/Translate';
import { WorkerPort } from '../../search/client/workerPort';
import { createdBy, curlRequests, metalakeOf } from '../curl';
import type { SandboxRequest } from '../server/server';
import type { SandboxAnswer } from '../server/session';
import type { SandboxScope, SandboxTask, WorkerResult } from '../worker';

export { curlRequests } from '../curl';
export type { SandboxReply, SandboxRequest } from '../server/server';
export type { NodeKind, SandboxAnswer, TreeNode } from '../server/session';
export type { SandboxScope } from '../worker';

export const sandboxWords = {
  reset: translate({ id: 'sandbox.reset', message: 'Start over' }),
  tree: translate({ id: 'sandbox.tree', message: 'Current metadata' }),
  notice: translate({
    id: 'sandbox.notice',
    message: 'A simulated server in this page. Nothing leaves your browser.',
  }),
  loading: translate({ id: 'sandbox.loading', message: 'Loading the simulated server…' }),
};

/** Returns the version of the documentation that the page belongs to, if any: `current`, or a number. */
export function docsVersion(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content ?? '';
  return /^docs-default-(.+)$/.exec(tag)?.[1];
}

/** Returns the page's simulated server. It lacks the objects that the samples create, and has the metalakes that they name. */
export function pageScope(): SandboxScope {
  const named = document.querySelector<HTMLElement>('[data-runnable]')?.dataset.runnable;
  const requests = [...document.querySelectorAll('[data-runnable] pre code')].flatMap(
    ({ textContent }) => curlRequests(textContent ?? '') ?? [],
  );
  return {
    version: docsVersion() ?? (named || 'current'),
    scope: window.location.pathname,
    without: requests.flatMap((request) => createdBy(request) ?? []),
    metalakes: requests.flatMap(({ url }) => metalakeOf(url) ?? []),
  };
}

const loadFailure = translate({
  id: 'sandbox.failed',
  message: 'The simulated server could not be loaded. Check your connection, and try again.',
});

/** One worker holds all metadata until the document closes. */
const port = new WorkerPort<SandboxTask, WorkerResult>(
  () => new Worker(new URL('../worker.ts', import.meta.url)),
  (reason = loadFailure) => new Error(reason),
);

/**
 * Sends an optional request to the simulated server, after an optional reset.
 * @throws Error if the code can't be loaded; the next request tries again.
 */
export const askSandbox = (
  scope: SandboxScope,
  request?: SandboxRequest,
  isReset = false,
): Promise<SandboxAnswer> => port.ask({ ...scope, request, isReset });
