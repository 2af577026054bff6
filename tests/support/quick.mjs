// @ts-check
/**
 * `npm run test:quick`: types, lint, the check of what is written, and the unit and component tests that import what has changed
 * since main. Two lanes at a time, so that it takes as long as the longer one; a step's output is shown when it has failed.
 * What is left to `npm test`: the build, what was built, and browsers.
 */
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
const vitest = ['vitest', 'run', '--project', 'unit', '--project', 'component'];
const changed = ['--changed', await base(), '--passWithNoTests', '--maxWorkers=1'];
const lanes = await Promise.all([
  lane([{ name: 'check', command: 'npm', args: ['run', '--silent', 'check'] }]),
  lane([
    { name: 'types', command: 'npm', args: ['run', '--silent', 'types'] },
    { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
    { name: 'tests of what changed', command: 'npx', args: [...vitest, ...changed] },
  ]),
]);
const failed = lanes.flat();
console.log(
  `\n${failed.length === 0 ? 'all passed' : `${failed.join(', ')} failed`} (${since(start)} s)`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
