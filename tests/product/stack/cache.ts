import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootDir } from '../../support/paths';

/** The folder for everything that the stack installs, writes, and logs. */
const cacheDir = resolve(rootDir, process.env.PRODUCT_CACHE ?? 'node_modules/.cache/product');

/** A local clone of the product, or its repository on GitHub. */
export const repository =
  process.env.GRAVITINO_REPOSITORY ?? 'https://github.com/apache/gravitino.git';

/** Returns a folder in the cache, which is created if it is missing. */
export function cacheFolder(...path: string[]): string {
  const folder = join(cacheDir, ...path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Fills a folder in the cache unless an earlier run has filled it. */
export async function filledFolder(path: string, fill: (folder: string) => Promise<unknown>) {
  const folder = cacheFolder(path);
  if (!existsSync(join(folder, 'done'))) {
    await fill(folder);
    writeFileSync(join(folder, 'done'), '');
  }
  return folder;
}
