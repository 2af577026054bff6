import { contracts } from '@generated/sandbox/default/contracts.mjs';
import type { SandboxRequest } from './server/server';
import { type Expectation, type SandboxAnswer, SandboxSession } from './server/session';

/** Names a simulated server: each version and scope has its own state. */
export interface SandboxScope extends Expectation {
  /** The docs plugin's name of a version: `current`, or a number. */
  version: string;
  scope: string;
}

/** A task for the worker: an optional reset to the demo metadata, followed by an optional request. */
export interface SandboxTask extends SandboxScope {
  isReset?: boolean;
  request?: SandboxRequest;
}

export type WorkerTask = SandboxTask & { id: number };

export type WorkerResult =
  | ({ id: number; ok: true } & SandboxAnswer)
  | { id: number; ok: false; message: string };

const sessions = new Map<string, Promise<SandboxSession>>();

async function open(task: WorkerTask): Promise<SandboxSession> {
  const load = contracts[task.version];
  if (load === undefined) {
    throw new Error(`There is no simulated server for version "${task.version}".`);
  }
  return new SandboxSession((await load()).default, task);
}

async function run(task: WorkerTask): Promise<WorkerResult> {
  const { id, version, scope } = task;
  const key = `${version} ${scope}`;
  const opened = sessions.get(key) ?? open(task);
  sessions.set(key, opened);
  // If a session fails to load, the next task loads it again.
  opened.catch(() => sessions.delete(key));
  const session = await opened;
  if (task.isReset) {
    session.reset();
  }
  return { id, ok: true, ...session.answer(task.request) };
}

self.onmessage = ({ data }: MessageEvent<WorkerTask>) => {
  run(data)
    .catch((error: unknown): WorkerResult => {
      const message = error instanceof Error ? error.message : String(error);
      return { id: data.id, ok: false, message };
    })
    .then((result) => self.postMessage(result));
};
