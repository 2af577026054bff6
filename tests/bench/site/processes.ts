import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command took. Without `/proc` only the time is known. */
export interface Cost {
  seconds: number;
  /** Of the process itself and of children that it waited for. */
  cpuSeconds: number | undefined;
  /** Most memory that the process and its children held at one moment; shared pages count for each. */
  megabytes: number | undefined;
}

const ticksPerSecond = 100;
const pageBytes = 4096;

/** Fields of `/proc/<pid>/stat` after the name. */
function stat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function treeMegabytes(root: number): number | undefined {
  try {
    const all = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), stat(Number(name))]),
    );
    const isInTree = (pid: number): boolean =>
      pid === root || (pid > 1 && isInTree(Number(all.get(pid)?.[1] ?? 0)));
    const pages = [...all].filter(([pid]) => isInTree(pid)).map(([, fields]) => fields?.[21] ?? 0);
    return pages.reduce<number>((sum, count) => sum + Number(count) * pageBytes, 0) / 2 ** 20;
  } catch {
    return undefined;
  }
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
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let megabytes: number | undefined;
    let cpuSeconds: number | undefined;
    const look = setInterval(() => {
      const pid = child.pid ?? 0;
      megabytes = Math.max(megabytes ?? 0, treeMegabytes(pid) ?? 0) || undefined;
      const ticks = stat(pid)?.slice(11, 15);
      cpuSeconds =
        ticks?.reduce((sum, value) => sum + Number(value), 0) === undefined
          ? cpuSeconds
          : ticks.reduce((sum, value) => sum + Number(value), 0) / ticksPerSecond;
    }, 200);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-4000);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(look);
      if (code === 0) {
        resolve({ seconds: (performance.now() - start) / 1000, cpuSeconds, megabytes });
      } else {
        reject(new Error(`${command} ${args.join(' ')} failed in ${options.cwd}:\n${output}`));
      }
    });
  });
}
