import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command took. Without `/proc` only the time is known. */
export interface Cost {
  seconds: number;
  /** Of the process and its children, as last seen: up to 0.2 s of each are missing. */
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

/** Looks at a process and all below it: memory, and CPU time by process. */
function look(root: number): { megabytes: number; cpu: Map<number, number> } | undefined {
  try {
    const all = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((name) => [Number(name), stat(Number(name))]),
    );
    const isInTree = (pid: number): boolean =>
      pid === root || (pid > 1 && isInTree(Number(all.get(pid)?.[1] ?? 0)));
    const tree = [...all].filter(([pid]) => isInTree(pid));
    const field = (fields: string[] | undefined, index: number): number =>
      Number(fields?.[index] ?? 0);
    return {
      megabytes: tree.reduce((sum, [, at]) => sum + field(at, 21) * pageBytes, 0) / 2 ** 20,
      cpu: new Map(
        tree.map(([pid, at]) => [pid, (field(at, 11) + field(at, 12)) / ticksPerSecond]),
      ),
    };
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
    const cpu = new Map<number, number>();
    const timer = setInterval(() => {
      const seen = look(child.pid ?? 0);
      if (seen !== undefined) {
        megabytes = Math.max(megabytes ?? 0, seen.megabytes);
        for (const [pid, seconds] of seen.cpu) {
          cpu.set(pid, seconds);
        }
      }
    }, 200);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-4000);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      if (code === 0) {
        const cpuSeconds = [...cpu.values()].reduce((sum, value) => sum + value, 0);
        resolve({
          seconds: (performance.now() - start) / 1000,
          cpuSeconds: megabytes === undefined ? undefined : cpuSeconds,
          megabytes,
        });
      } else {
        reject(new Error(`${command} ${args.join(' ')} failed in ${options.cwd}:\n${output}`));
      }
    });
  });
}
