import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** A process of the stack that listens on a port until it is stopped. */
export interface Service {
  name: string;
  port: number;
  /** The file with the output of the process. */
  log: string;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  name: string;
  port: number;
  command: string;
  args: readonly string[];
  log: string;
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Says whether the service answers; a connection to its port decides unless stated. */
  isReady?: () => Promise<boolean>;
  /** Milliseconds until the service must answer. */
  patience?: number;
}

const running = new Map<ChildProcess, string>();

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Signals the process group of a child, which holds everything that it started. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The group is gone already.
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) {
    const ended = new Promise((done) => child.once('exit', done));
    signal(child, 'SIGTERM');
    const timer = setTimeout(() => signal(child, 'SIGKILL'), 15_000);
    await ended;
    clearTimeout(timer);
  }
  running.delete(child);
}

/** Stops every service that still runs, the last one first. */
export async function stopAll(): Promise<void> {
  for (const child of [...running.keys()].reverse()) await end(child);
}

// Whatever ends this process ends the services: a signal, an error that nobody caught, or the last line.
process.on('exit', () => {
  for (const child of running.keys()) signal(child, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => stopAll().finally(() => process.exit(1)));
}

/** Says whether something listens on a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (result: boolean) => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });

/**
 * Starts a service and waits until it answers.
 *
 * @throws Error with the end of its log when it ends first or stays silent.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, port, command, args, log, cwd, env } = options;
  const { isReady = () => listens(port), patience = 120_000 } = options;
  const file = openSync(log, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  running.set(child, name);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + patience;
  while (!(await isReady())) {
    if (failure !== undefined || hasEnded(child) || Date.now() > deadline) {
      await end(child);
      const reason = failure?.message ?? readFileSync(log, 'utf8').slice(-3000);
      throw new Error(`${name} doesn't answer on port ${port}; ${log} ends with:\n${reason}`);
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  return { name, port, log, stop: () => end(child) };
}
