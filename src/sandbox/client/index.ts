import { translate } from '@docusaurus/Translate';
import { WorkerPort } from '../../search/client/workerPort';
import type { SandboxScope, SandboxTask, WorkerResult } from '../protocol';
import type { SandboxRequest } from '../server/server';

export { createdBy, metalakeOf } from '../created';
export type { SandboxScope } from '../protocol';
export type { SandboxReply, SandboxRequest } from '../server/server';
export type { SandboxAnswer } from '../server/session';
export type { NodeKind, TreeNode } from '../server/tree';
export { type CurlCommand, curlCommands } from './curl';

/** Returns the version of the documentation that the page belongs to: `current`, or a number; nothing for another page. */
export function docsVersion(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content ?? '';
  return /^docs-default-(.+)$/.exec(tag)?.[1];
}

/** One worker holds all that the sandbox holds, until the document goes. */
const port = new WorkerPort<SandboxTask, WorkerResult>(
  () => new Worker(new URL('../worker.ts', import.meta.url)),
  (
    reason = translate({
      id: 'sandbox.failed',
      message: 'The sandbox could not be loaded. Check your connection, and try again.',
    }),
  ) => new Error(reason),
);

/**
 * Has the sandbox answer a request; its code is loaded with the first one.
 *
 * @throws Error if the code can't be loaded; the next request tries again.
 */
export async function askSandbox(scope: SandboxScope, request: SandboxRequest) {
  const { answer } = await port.ask({ ...scope, do: 'answer', request });
  if (answer === undefined) {
    throw new Error(translate({ id: 'sandbox.silent', message: 'The sandbox gave no answer.' }));
  }
  return answer;
}

/**
 * Puts a sandbox back to the demo, and sends requests to it again.
 *
 * @returns what it holds then, and the status of each reply.
 * @throws Error as `askSandbox`.
 */
export async function resetSandbox(scope: SandboxScope, requests: readonly SandboxRequest[] = []) {
  const { tree, statuses = [] } = await port.ask({ ...scope, do: 'reset', requests });
  return { tree, statuses };
}
