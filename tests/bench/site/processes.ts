import { spawn } from 'node:child_process';

/** What a command took, in seconds: on the clock, and of the processors with all processes that it waited for. */
export interface Cost {
  seconds: number;
  cpuSeconds: number;
}

/** The shell's `times`: a line for itself, then one for its children, each user and system time as in `1m2.30s`. */
function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n').slice(-2);
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/**
 * Runs a command to its end and measures it.
 *
 * @throws Error with the end of its output when it fails.
 */
export function measured(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const script = '"$@"; code=$?; times; exit $code';
    const child = spawn('sh', ['-c', script, 'sh', command, ...args], {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
    });
    child.stderr.on('data', (chunk) => {
      errors = `${errors}${chunk}`.slice(-4000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve({
          seconds: (performance.now() - start) / 1000,
          cpuSeconds: childSeconds(output),
        });
      } else {
        reject(
          new Error(`${command} ${args.join(' ')} failed in ${options.cwd}:\n${output}\n${errors}`),
        );
      }
    });
  });
}
