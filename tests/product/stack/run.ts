import { spawn } from 'node:child_process';

/** What a command that ended left behind. */
export interface Outcome {
  code: number;
  /** Standard output and standard error, in the order in which they arrived. */
  output: string;
  /** Standard output alone. */
  stdout: string;
}

export interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  /** Milliseconds after which the command is ended; ten minutes unless stated. */
  timeout?: number;
}

/** Runs a command to its end, whatever its exit code is. A command that isn't installed has the code 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const { cwd, env, input, timeout = 600_000 } = options;
  return new Promise<Outcome>((done) => {
    // Its own process group, so that a time-out also ends what the command started.
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
    let output = '';
    let stdout = '';
    const timer = setTimeout(() => {
      output += `\nended after ${timeout} ms`;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, timeout);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      done({ code: 127, output: error.message, stdout: '' });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      done({ code: code ?? 137, output, stdout });
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/**
 * Runs a command that must succeed.
 *
 * @returns its standard output.
 * @throws Error with the command and the end of its output.
 */
export async function must(command: string, args: readonly string[], options: RunOptions = {}) {
  const { code, output, stdout } = await run(command, args, options);
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
  }
  return stdout;
}
