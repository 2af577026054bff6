// @ts-check
/**
 * `npm run test:quick`: types, lint, check, and the unit and component tests that import a file that changed since main, or a
 * module that names a changed data file, such as `openapi.yaml`. It runs two lanes in parallel and prints the output of failed steps.
 */
import { basename } from 'node:path';
import { run } from './command.mjs';

/** @typedef {{ name: string, command: string, args: string[] }} Step */

/** Returns the merge base with the pushed or the local main branch, or else HEAD. */
async function base() {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main], {}, false);
    if (code === 0) {
      return output.trim();
    }
  }
  return 'HEAD';
}

/** @param {...string} args @returns {Promise<string[]>} the lines that git prints */
const git = async (...args) =>
  (await run('git', args, {}, false)).output.split('\n').filter(Boolean);

/**
 * Lists the files that changed since a commit, and the modules that name a changed data file, because they read it without an
 * import. The check reads pages and posts.
 * @param {string} since
 */
async function changedSources(since) {
  const changed = [
    ...(await git('diff', '--name-only', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const data = changed.filter((file) => !/\.(?:[cm]?[jt]sx?|mdx?)$/.test(file));
  const names = [...new Set(data.map((file) => basename(file)))].flatMap((name) => ['-e', name]);
  const modules = ['tests/unit/*', 'tests/component/*', 'tests/support/*', 'src/*.ts', 'src/*.tsx'];
  const readers = names.length === 0 ? [] : await git('grep', '-lF', ...names, '--', ...modules);
  return [...new Set([...changed, ...readers])];
}

/** @param {number} start @returns {number} elapsed seconds */
const since = (start) => Math.round((Date.now() - start) / 1000);

/**
 * Runs steps in sequence, even after a failure.
 * @param {Step[]} steps
 * @returns {Promise<string[]>} names of the failed steps
 */
async function lane(steps) {
  const failed = [];
  for (const { name, command, args } of steps) {
    const start = Date.now();
    const { code, output } = await run(command, args, {}, false);
    console.log(`== ${name}: ${code === 0 ? 'passed' : 'failed'} (${since(start)} s)`);
    if (code !== 0) {
      console.log(output);
      failed.push(name);
    }
  }
  return failed;
}

const start = Date.now();
const vitest = ['vitest', 'related', '--run', '--project', 'unit', '--project', 'component'];
const changed = await changedSources(await base());
const related = ['--passWithNoTests', '--maxWorkers=1', ...changed];
const lanes = await Promise.all([
  lane([{ name: 'check', command: 'npm', args: ['run', '--silent', 'check', '--', '--changed'] }]),
  lane([
    { name: 'types', command: 'npm', args: ['run', '--silent', 'types'] },
    { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
    ...(changed.length === 0
      ? []
      : [{ name: 'tests of what changed', command: 'npx', args: [...vitest, ...related] }]),
  ]),
]);
const failed = lanes.flat();
console.log(
  `\n${failed.length === 0 ? 'all passed' : `${failed.join(', ')} failed`} (${since(start)} s)`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
