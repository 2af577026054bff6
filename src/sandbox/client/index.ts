import type { SandboxScope, SandboxTask, WorkerResult, WorkerTask } from '../protocol';
import type { SandboxRequest } from '../server/server';
import type { SandboxAnswer } from '../server/session';
import type { TreeNode } from '../server/tree';
import { sandbox } from './words';

export { createdBy, metalakeOf } from '../created';
export type { SandboxScope } from '../protocol';
export type { SandboxReply, SandboxRequest } from '../server/server';
export type { SandboxAnswer } from '../server/session';
export type { NodeKind, TreeNode } from '../server/tree';
export { type CurlCommand, curlCommands } from './curl';
export { docsVersion } from './docsVersion';

const { failed, silent } = sandbox;

type Success = Extract<WorkerResult, { ok: true }>;

interface Waiting {
  resolve(result: Success): void;
  reject(error: Error): void;
}

/** One worker holds all that the sandbox holds, until the document goes. */
let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function stop(message: string): void {
  worker?.terminate();
  worker = undefined;
  const all = [...waiting.values()];
  waiting.clear();
  for (const { reject } of all) {
    reject(new Error(message));
  }
}

function running(): Worker {
  if (worker === undefined) {
    worker = new Worker(new URL('../worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<WorkerResult>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) {
        one?.resolve(data);
      } else {
        one?.reject(new Error(data.message));
      }
    };
    worker.onerror = () => stop(failed);
  }
  return worker;
}

function ask(task: SandboxTask): Promise<Success> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    running().postMessage({ ...task, id } satisfies WorkerTask);
  });
}

/**
 * Has the sandbox answer a request; its code is loaded with the first one.
 *
 * @throws Error if the code can't be loaded; the next request tries again.
 */
export async function askSandbox(
  scope: SandboxScope,
  request: SandboxRequest,
): Promise<SandboxAnswer> {
  const { answer } = await ask({ ...scope, do: 'answer', request });
  if (answer === undefined) {
    throw new Error(silent);
  }
  return answer;
}

/**
 * Puts a sandbox back to the demo, and sends requests to it again.
 *
 * @returns what it holds then, and the status of each reply.
 * @throws Error as `askSandbox`.
 */
export async function resetSandbox(
  scope: SandboxScope,
  requests: readonly SandboxRequest[] = [],
): Promise<{ tree: TreeNode[]; statuses: number[] }> {
  const { tree, statuses = [] } = await ask({ ...scope, do: 'reset', requests });
  return { tree, statuses };
}
