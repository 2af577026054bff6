// @ts-check
/**
 * `npm run test:quick`: types, lint, the check of what is written, and the unit and component tests that import what has changed
 * since main, or a module that names a changed file of data, such as `openapi.yaml`. Two lanes at a time, so that it takes as long as the longer one; a step's output is shown when it has failed.
 * What is left to `npm test`: the build, what was built, and browsers.
 */
import { basename } from 'node:path';
import { run } from './command.mjs';

/** @typedef {{ name: string, command: string, args: string[] }} Step */

/** The commit that this work began from: of the main branch as it was pushed, else of the main branch, else the last one. */
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
 * Lists what changed since a commit, and the modules that name a changed file of data: they read it, so no import leads to it.
 * Pages and posts are what the check reads.
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

/** @param {number} start @returns {number} seconds since then */
const since = (start) => Math.round((Date.now() - start) / 1000);

/**
 * Runs steps one after another, also after one that failed.
 * @param {Step[]} steps
 * @returns {Promise<string[]>} names of those that failed
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
