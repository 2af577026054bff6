import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';

/** Where Debian has programs that aren't on the path of every user. */
const debian = '/usr/lib/postgresql';
const programs = existsSync(debian) ? readdirSync(debian).map((one) => `${debian}/${one}/bin`) : [];
export const PATH = [process.env.PATH, '/usr/sbin', ...programs].join(':');

/** Programs that run, each at the head of a process group with everything that it starts. */
const running = new Set<ChildProcess>();

export function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group is gone already.
  }
}

/** Ends a program, which leads a process group, with this process at the latest. */
export function guarded<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  return child.once('exit', () => running.delete(child)).once('error', () => running.delete(child));
}

export const isRunning = (child: ChildProcess): boolean => running.has(child);

export async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const timer = setTimeout(() => signal(child, 'SIGKILL'), 15_000);
  signal(child, 'SIGTERM');
  await once(child, 'exit');
  clearTimeout(timer);
}

export const endAll = () => Promise.all([...running].map(end));

// Whatever ends this process ends the others: a signal, an error that nobody caught, or the last line.
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => endAll().finally(() => process.exit(1)));
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  /** Milliseconds after which the command is ended; ten minutes unless stated. */
  timeout?: number;
}

/** Runs a command to its end, whatever its exit code is. A command that isn't installed has the code 127. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const { input, timeout = 600_000, env, cwd } = options;
  const own = { cwd, timeout, killSignal: 'SIGKILL', maxBuffer: 2 ** 26 } as const;
  const started = promisify(execFile)(command, args, { ...own, env: { ...process.env, ...env } });
  started.child.stdin?.on('error', () => {}).end(input);
  const { code, stdout, stderr } = await started
    .then((ended) => ({ code: 0, ...ended }))
    .catch((error) => ({ ...error, code: error.code === 'ENOENT' ? 127 : (error.code ?? 137) }));
  return { code, stdout: stdout as string, output: `${stdout}${stderr}` };
}

/** Runs a command that must succeed, and returns its standard output. An error has the end of its output. */
export async function must(command: string, args: readonly string[], options: RunOptions = {}) {
  const { code, output, stdout } = await run(command, args, options);
  if (code === 127) throw new Error(`${command} is missing\n${output}`);
  if (code === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
}
