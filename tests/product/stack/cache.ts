import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootDir } from '../../support/paths';

/** Everything that the stack installs, writes, and logs is below this folder. */
export const cacheDir = resolve(
  rootDir,
  process.env.PRODUCT_CACHE ?? join('node_modules', '.cache', 'product'),
);

/** A folder below the cache, made if it isn't there yet. */
export function cacheFolder(...path: string[]): string {
  const folder = join(cacheDir, ...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}
