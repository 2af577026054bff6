import { contracts } from '@generated/sandbox/default/contracts.mjs';
import type { WorkerResult, WorkerTask } from './protocol';
import { SandboxSession } from './server/session';

const sessions = new Map<string, Promise<SandboxSession>>();

async function open(version: string): Promise<SandboxSession> {
  const load = contracts[version];
  if (load === undefined) {
    throw new Error(`The sandbox knows no version "${version}".`);
  }
  return new SandboxSession((await load()).default);
}

/** Returns the session of a version and a scope; one that failed to load is loaded again. */
function sessionOf({ version, scope }: WorkerTask): Promise<SandboxSession> {
  const key = `${version} ${scope}`;
  const session = sessions.get(key) ?? open(version);
  sessions.set(key, session);
  session.catch(() => sessions.delete(key));
  return session;
}

async function run(task: WorkerTask): Promise<WorkerResult> {
  const { id } = task;
  const session = await sessionOf(task);
  session.expect(task.place ?? '', task.expectation ?? {});
  if (task.do === 'answer') {
    const answer = session.answer(task.request);
    return { id, ok: true, answer, tree: answer.tree };
  }
  session.reset();
  const statuses = task.requests.map((request) => session.answer(request).reply.status);
  return { id, ok: true, statuses, tree: session.tree };
}

self.onmessage = ({ data }: MessageEvent<WorkerTask>) => {
  run(data).then(
    (result) => self.postMessage(result),
    (error: unknown) =>
      self.postMessage({
        id: data.id,
        ok: false,
        message: error instanceof Error ? error.message : String(error),
      } satisfies WorkerResult),
  );
};
