import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';

/** Folder of Debian's PostgreSQL programs, which aren't in PATH. */
const debian = '/usr/lib/postgresql';
const programs = existsSync(debian) ? readdirSync(debian).map((one) => `${debian}/${one}/bin`) : [];
export const PATH = [process.env.PATH, '/usr/sbin', ...programs].join(':');

/** Running programs, each of which leads a process group. */
const running = new Set<ChildProcess>();

export function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group has already ended.
  }
}

/** Registers a program that must end with this process. */
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

// All programs end with this process, after a signal, an uncaught error, or normally.
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
  /** Timeout in milliseconds, by default ten minutes. */
  timeout?: number;
}

/** Runs a command, and returns its exit code and output. A missing command has the code 127. */
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

/** Runs a command, and returns its standard output. @throws Error with the end of the output if it fails. */
export async function must(command: string, args: readonly string[], options: RunOptions = {}) {
  const { code, output, stdout } = await run(command, args, options);
  if (code === 127) throw new Error(`${command} is missing\n${output}`);
  if (code === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
}
