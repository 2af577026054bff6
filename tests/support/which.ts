import { spawnSync } from 'node:child_process';

/** Returns the path of the first of these commands that the system has. */
export function which(...names: string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    const path = found.stdout?.trim();
    if (found.status === 0 && path) {
      return path;
    }
  }
  return undefined;
}
