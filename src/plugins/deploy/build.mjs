// @ts-check
/**
 * `npm run build`: builds the site and compresses it, unless `build/` is already what would come out. With an argument, such as
 * `npm run build -- --no-minify`, and with SITE_STRICT, whose purpose is to see every warning, it always builds.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inputKey, isBuilt, noteBuild } from './unchanged.mjs';

const siteDir = join(import.meta.dirname, '../../..');
const outDir = join(siteDir, 'build');
const args = process.argv.slice(2);

/**
 * rspack's allocator keeps freed memory for a while; without that the cold build of six versions peaks at 1.8 instead of
 * 2.3 GB.
 */
const env = { MIMALLOC_PURGE_DELAY: '0', ...process.env };

/** @param {string[]} words */
function docusaurus(...words) {
  const bin = join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status } = spawnSync(process.execPath, [bin, ...words], {
    cwd: siteDir,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

const mayStay = args.length === 0 && !process.env.SITE_STRICT;
// Before the build: a file that changes meanwhile is then built the next time.
const key = mayStay ? inputKey(siteDir, process.env) : undefined;
if (isBuilt(siteDir, outDir, key)) {
  console.log(
    'Nothing has changed since build/ was built: it stays. (rm -r build builds it anew.)',
  );
} else {
  docusaurus('build', ...args);
  docusaurus('deploy:compress');
  noteBuild(siteDir, outDir, key);
}
