// @ts-check
/**
 * `npm run build`: builds the site and compresses it, unless `build/` is already what would come out. With an argument, such as
 * `npm run build -- --no-minify`, and with SITE_STRICT, whose purpose is to see every warning, it always builds.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { rendered } from './rendered.mjs';
import { inputKey, isBuilt, noteBuild } from './unchanged.mjs';

const siteDir = fileURLToPath(new URL('../../..', import.meta.url));
const outDir = join(siteDir, 'build');
const args = process.argv.slice(2);

/**
 * One thread renders the pages, unless the environment says otherwise: the framework starts one for each processor, and each
 * takes 200 MB and loads and compiles everything anew. What it could do meanwhile, compressing, has the other processor.
 * On a CI server, which starts without the bundler's cache and throws it away, none is written: 200 MB and two CPU seconds less.
 */
const defaults = {
  DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
  ...(process.env.CI && { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' }),
};

/**
 * Builds the site in a process of its own.
 *
 * @param {() => void} onRendered called when pages and scripts are as they stay
 * @returns {Promise<number>} its exit code
 */
function build(onRendered) {
  const bin = join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [bin, 'build', ...args], {
    cwd: siteDir,
    env: { ...defaults, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => message === rendered && onRendered());
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Makes a compressor in this process: the command of that name starts the framework first, which takes two seconds. */
async function openCompressor() {
  const jiti = createJiti(import.meta.url);
  const { compressor } = /** @type {typeof import('./compress')} */ (
    await jiti.import('./compress.ts')
  );
  const { cacheDir, openCache } = /** @type {typeof import('../cache/contentCache')} */ (
    await jiti.import('../cache/contentCache.ts')
  );
  return compressor(outDir, openCache(cacheDir(siteDir, 'compress')));
}

const mayStay = args.length === 0 && !process.env.SITE_STRICT;
// Before the build: a file that changes meanwhile is then built the next time.
const key = mayStay ? inputKey(siteDir, process.env) : undefined;
if (isBuilt(siteDir, outDir, key)) {
  console.log(
    'Nothing has changed since build/ was built: it stays. (rm -r build builds it anew.)',
  );
} else {
  const { run, finish } = await openCompressor();
  /** @type {Promise<void> | undefined} */
  let running;
  const code = await build(() => {
    running = run();
  });
  if (code !== 0) {
    process.exit(code);
  }
  await running;
  console.log(`Compressed ${await finish()} files.`);
  noteBuild(siteDir, outDir, key);
}
