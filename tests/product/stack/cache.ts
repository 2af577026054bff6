import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootDir } from '../../support/paths';

/** Everything that the stack installs, writes, and logs is below this folder. */
const cacheDir = resolve(rootDir, process.env.PRODUCT_CACHE ?? 'node_modules/.cache/product');

/** A clone of the product on this machine, or else the one on GitHub. */
export const repository =
  process.env.GRAVITINO_REPOSITORY ?? 'https://github.com/apache/gravitino.git';

/** A folder below the cache, made if it isn't there yet. */
export function cacheFolder(...path: string[]): string {
  const folder = join(cacheDir, ...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Fills a folder below the cache unless an earlier run has done so. */
export async function filledFolder(path: string, fill: (folder: string) => Promise<unknown>) {
  const folder = cacheFolder(path);
  if (!existsSync(join(folder, 'done'))) {
    await fill(folder);
    writeFileSync(join(folder, 'done'), '');
  }
  return folder;
}
