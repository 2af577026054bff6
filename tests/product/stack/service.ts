import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A process of the stack that listens on a port until it is stopped. */
export interface Service {
  port: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Signals the process group of a child, which holds everything that it started. */
export function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group is gone already.
  }
}

/** Ends a child, which leads a process group, with this process at the latest. */
export function guarded<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || !child.pid) return;
  const timer = setTimeout(() => signal(child, 'SIGKILL'), 15_000);
  signal(child, 'SIGTERM');
  await once(child, 'exit');
  clearTimeout(timer);
}

/** Stops every process that still runs, the last one first. */
export async function stopAll(): Promise<void> {
  for (const child of [...running].reverse()) await end(child);
}

// Whatever ends this process ends the others: a signal, an error that nobody caught, or the last line.
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => stopAll().finally(() => process.exit(1)));
}

/** Says whether something listens on a port of this machine. */
export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

export interface ServiceOptions {
  /** Its files and its log are here. */
  folder: string;
  env: Record<string, string>;
  isReady(): Promise<boolean>;
  /** Milliseconds until it must answer. */
  patience?: number;
}

/**
 * Starts a service and waits until it answers.
 *
 * @returns what stops it.
 * @throws Error with the end of its log when it ends first or stays silent.
 */
export async function startService(
  [command = '', ...args]: readonly string[],
  { folder: cwd, env: own, isReady, patience = 120_000 }: ServiceOptions,
): Promise<() => Promise<void>> {
  const log = join(cwd, 'output.log');
  const file = openSync(log, 'w');
  const env = { ...process.env, ...own };
  const options = { cwd, env, detached: true };
  const child = guarded(spawn(command, args, { ...options, stdio: ['ignore', file, file] }));
  closeSync(file);
  let failure = '';
  child.once('error', ({ message }) => {
    failure = message;
  });
  const deadline = Date.now() + patience;
  while (!(await isReady())) {
    if (failure || hasEnded(child) || Date.now() > deadline) {
      await end(child);
      const reason = failure || readFileSync(log, 'utf8').slice(-3000);
      throw new Error(`${log} ends with:\n${reason}`);
    }
    await pause(250);
  }
  return () => end(child);
}
