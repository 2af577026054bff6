import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder, overrides, packages } from './settings';

/** Runs a command to its end. @throws Error with what it printed when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  await promisify(execFile)(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 2 ** 26,
  });
}

/**
 * Installs a peer below the cache, once for each set of versions.
 *
 * @returns its folder.
 * @throws Error when npm can't.
 */
export async function install(name: keyof typeof packages): Promise<string> {
  const dir = join(cacheFolder, name);
  const file = join(dir, 'package.json');
  const wanted = JSON.stringify({
    private: true,
    dependencies: packages[name],
    ...(name === 'stock' && { overrides }),
  });
  const done = join(dir, 'node_modules/.package-lock.json');
  if (!existsSync(done) || readFileSync(file, 'utf8') !== wanted) {
    console.log(`Installing ${name} into ${dir} …`);
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
    await writeFile(file, wanted);
    await run('npm', ['install', '--no-audit', '--no-fund'], dir);
  }
  return dir;
}
