import { contracts } from '@generated/sandbox/default/contracts.mjs';
import type { WorkerResult, WorkerTask } from './protocol';
import { SandboxSession } from './server/session';

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
  // One that failed to load is loaded again by the next task.
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
