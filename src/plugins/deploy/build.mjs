// @ts-check
/**
 * `npm run build`: builds the site and compresses it, unless `build/` is already what would come out. With an argument, such as
 * `npm run build -- --no-minify`, and with SITE_STRICT, whose purpose is to see every warning, it always builds.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { inputKey, isBuilt, noteBuild } from './unchanged.mjs';

const siteDir = fileURLToPath(new URL('../../..', import.meta.url));
const outDir = join(siteDir, 'build');
const args = process.argv.slice(2);

/**
 * Two threads render the pages, unless the environment says otherwise: the framework starts one for each processor, and each
 * takes 200 MB or more.
 */
const defaults = { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '2' };

function build() {
  const bin = join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status } = spawnSync(process.execPath, [bin, 'build', ...args], {
    cwd: siteDir,
    env: { ...defaults, ...process.env },
    stdio: 'inherit',
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

/** Compresses the build in this process: the command of the same name starts the framework first, which takes two seconds. */
async function compressBuild() {
  const jiti = createJiti(import.meta.url);
  const { compress } = /** @type {typeof import('./compress')} */ (
    await jiti.import('./compress.ts')
  );
  const { cacheDir, openCache } = /** @type {typeof import('../cache/contentCache')} */ (
    await jiti.import('../cache/contentCache.ts')
  );
  console.log(
    `Compressed ${await compress(outDir, openCache(cacheDir(siteDir, 'compress')))} files.`,
  );
}

const mayStay = args.length === 0 && !process.env.SITE_STRICT;
// Before the build: a file that changes meanwhile is then built the next time.
const key = mayStay ? inputKey(siteDir, process.env) : undefined;
if (isBuilt(siteDir, outDir, key)) {
  console.log(
    'Nothing has changed since build/ was built: it stays. (rm -r build builds it anew.)',
  );
} else {
  build();
  await compressBuild();
  noteBuild(siteDir, outDir, key);
}
