import { execFileSync, spawnSync } from 'node:child_process';

/** A tag of this repository is well under this size, even with its lock files. */
const maxBuffer = 512 * 1024 * 1024;

/**
 * The revision behind a tag or branch; throws git's own message when there is none.
 *
 * @param {string} repository
 * @param {string} revision
 */
export function commitOf(repository, revision) {
  return execFileSync('git', ['-C', repository, 'rev-parse', `${revision}^{commit}`], {
    encoding: 'utf8',
  }).trim();
}

/**
 * The text of every wanted file of a revision, by path. Nothing is checked out, so any clone will do, a bare one too.
 *
 * @param {string} repository directory of the clone
 * @param {string} revision tag, branch or commit
 * @param {(path: string) => boolean} wanted
 * @returns {Map<string, string>}
 */
export function readTree(repository, revision, wanted) {
  const listing = execFileSync(
    'git',
    ['-C', repository, 'ls-tree', '-r', '-z', '--name-only', revision],
    { encoding: 'utf8', maxBuffer },
  );
  const paths = listing.split('\0').filter((path) => path !== '' && wanted(path));
  const { stdout, status, stderr } = spawnSync('git', ['-C', repository, 'cat-file', '--batch'], {
    input: paths.map((path) => `${revision}:${path}\n`).join(''),
    maxBuffer,
  });
  if (status !== 0) throw new Error(`git cat-file failed in ${repository}: ${stderr}`);
  /** @type {Map<string, string>} */
  const files = new Map();
  let offset = 0;
  for (const path of paths) {
    const lineEnd = stdout.indexOf(10, offset);
    const [, type, size] = stdout.toString('utf8', offset, lineEnd).split(' ');
    const start = lineEnd + 1;
    const length = Number(size);
    if (type === 'blob') files.set(path, stdout.toString('utf8', start, start + length));
    offset = start + length + 1;
  }
  return files;
}
