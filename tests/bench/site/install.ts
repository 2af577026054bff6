import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measured } from './processes';
import { cacheFolder, overrides, packages } from './settings';

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
    await measured('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir });
  }
  return dir;
}
