import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  /** Milliseconds after which the command is ended; ten minutes unless stated. */
  timeout?: number;
}

/** Runs a command to its end, whatever its exit code is. A command that isn't installed has the code 127. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const { cwd, env, input, timeout = 600_000 } = options;
  const own = { cwd, env: { ...process.env, ...env }, timeout, killSignal: 'SIGKILL' as const };
  const child = spawn(command, args, own);
  child.stdin.on('error', () => {}).end(input);
  const code = once(child, 'close').then(
    ([code]): number => code ?? 137,
    () => 127,
  );
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, output: stdout + stderr };
}

/**
 * Runs a command that must succeed, and returns its standard output.
 *
 * @throws Error with the command and the end of its output.
 */
export async function must(command: string, args: readonly string[], options: RunOptions = {}) {
  const { code, output, stdout } = await run(command, args, options);
  if (code === 127) throw new Error(`${command} is missing\n${output}`);
  if (code === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
}
