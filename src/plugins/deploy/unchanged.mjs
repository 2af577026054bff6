// @ts-check
/** Tells whether a built site is what would be built again, so that `npm start` need not build what is there already. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** No page depends on these. */
const otherFiles = /^(tests|\.github|\.ci)\//;

/** @param {string} siteDir */
const stampFile = (siteDir) => join(siteDir, 'node_modules/.cache/build.json');

/**
 * @param {string} siteDir
 * @param {string[]} args
 */
const git = (siteDir, ...args) =>
  execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/**
 * Returns the key of everything that a build depends on: files that git doesn't ignore, the commit (“Last updated” comes from
 * the history), installed packages, Node, the month (`security.txt` expires) and the environment variables that some file names.
 *
 * @param {string} siteDir
 * @param {Record<string, string | undefined>} env
 * @param {Date} [date]
 * @returns {string | undefined} nothing where git can't tell, which is a reason to build.
 */
export function inputKey(siteDir, env, date = new Date()) {
  try {
    const files = git(siteDir, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
      .split('\0')
      .filter((file) => file !== '' && !otherFiles.test(file));
    const hash = createHash('sha256').update(git(siteDir, 'rev-parse', 'HEAD'));
    const names = new Set();
    for (const file of [...new Set(files)].sort()) {
      const content = readFileSync(join(siteDir, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
      if (/\.(ts|tsx|mjs|js)$/.test(file)) {
        for (const [name] of content.toString('utf8').matchAll(/\b[A-Z][A-Z\d_]+\b/g)) {
          names.add(name);
        }
      }
    }
    for (const name of Object.keys(env).sort()) {
      if (names.has(name) || name.startsWith('DOCUSAURUS_')) {
        hash.update(`${name}=${env[name]}\0`);
      }
    }
    hash.update(readFileSync(join(siteDir, 'node_modules/.package-lock.json')));
    return hash.update(`${process.version} ${date.toISOString().slice(0, 7)}`).digest('hex');
  } catch {
    return undefined;
  }
}

/**
 * Returns the key of a built site as it lies there: names, sizes and times of its files.
 *
 * @param {string} outDir
 */
function outputKey(outDir) {
  const hash = createHash('sha256');
  for (const entry of readdirSync(outDir, { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(join(outDir, entry));
    hash.update(`${entry}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * Notes that the build in `outDir` was made from what has this key.
 *
 * @param {string} siteDir
 * @param {string} outDir
 * @param {string | undefined} key
 */
export function noteBuild(siteDir, outDir, key) {
  if (key !== undefined) {
    mkdirSync(dirname(stampFile(siteDir)), { recursive: true });
    writeFileSync(stampFile(siteDir), JSON.stringify({ key, output: outputKey(outDir) }));
  }
}

/**
 * Tells whether the build in `outDir` was made from what has this key, and nobody has touched it since.
 *
 * @param {string} siteDir
 * @param {string} outDir
 * @param {string | undefined} key
 */
export function isBuilt(siteDir, outDir, key) {
  try {
    const noted = JSON.parse(readFileSync(stampFile(siteDir), 'utf8'));
    return key !== undefined && noted.key === key && noted.output === outputKey(outDir);
  } catch {
    return false;
  }
}
