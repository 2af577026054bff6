import { codeKey } from './codeKey';
import { cacheDir, contentKey, openCache } from './contentCache';

/** Returns what code makes of some texts or bytes; makes it if no earlier build did with the same code. */
export type CodeCache = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/**
 * Opens the cache of what some code makes.
 *
 * @param paths files or folders of the code, below `codeDir`: a change there makes everything again.
 */
export function openCodeCache(
  siteDir: string,
  name: string,
  paths: readonly string[],
  codeDir = siteDir,
): CodeCache {
  const cache = openCache(cacheDir(siteDir, name));
  const code = codeKey(codeDir, paths);
  return async (inputs, make) => cache.get(contentKey(await code, ...inputs), make);
}
