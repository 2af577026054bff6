import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Does something that two processes must not do at once, such as installing below the cache. */
export async function locked<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(cacheFolder('locks'), name);
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      const owner = Number(readFileSync(file, 'utf8'));
      if (owner !== 0 && !isAlive(owner)) rmSync(file, { force: true });
      else await new Promise((done) => setTimeout(done, 1000));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
