// @ts-check
/**
 * `npm test`: types, lint, check, unit and component tests, a strict build, and the tests of the build and in browsers.
 * Steps run even after a failure if they can. The last line counts all tests.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './command.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, skippedNames?: string[] }} Count */

const artifacts = 'tests/.artifacts';

/**
 * Counts a step that passes or fails as a whole.
 * @param {boolean} passed
 * @returns {Count}
 */
const whole = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/**
 * Lists the outermost groups of skipped tests, or the tests without a group.
 * @param {{ testResults: { assertionResults: { status: string, ancestorTitles: string[], title: string }[] }[] }} report
 * @returns {string[]}
 */
function skippedGroups(report) {
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending');
  return [...new Set(skipped.map(({ ancestorTitles, title }) => ancestorTitles[0] || title))];
}

/**
 * Runs Vitest projects and counts their tests. An error outside of tests and a run without tests are failures, too.
 * @param {...string} projects
 * @returns {Promise<Count>}
 */
async function vitest(...projects) {
  const file = `${artifacts}/${projects.join('-')}.json`;
  const { code } = await run('npx', [
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = Math.max(report.numFailedTests, code === 0 ? 0 : 1);
    if (report.numPassedTests + failed === 0) {
      return whole(false);
    }
    const skippedNames = skippedGroups(report);
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, skippedNames };
  } catch {
    return whole(false);
  }
}

/** Runs a build in which broken links are errors and warnings are failures. */
async function strictBuild() {
  // CI is unset, because the build isn't deployed, and the tests' host handles the forms.
  const env = { SITE_STRICT: '1', NO_COLOR: '1', CI: '' };
  const { code, output } = await run('npm', ['run', '--silent', 'docusaurus', 'build'], env);
  const warnings = output.split('\n').filter((line) => line.startsWith('[WARNING]'));
  if (warnings.length > 0) {
    console.log(`The build has ${warnings.length} warnings. The first is: ${warnings[0]}`);
  }
  return whole(code === 0 && warnings.length === 0);
}

/**
 * Runs the steps that only read sources. Each uses one core.
 * @returns {Promise<Count>}
 */
async function statically() {
  const codes = await Promise.all(
    ['types', 'lint', 'check'].map((word) => run('npm', ['run', word])),
  );
  const failed = codes.filter(({ code }) => code !== 0).length;
  return { passed: codes.length - failed, failed, skipped: 0 };
}

/** Steps of a group run in parallel, because the build uses only two-thirds of two cores. */
const groups = [
  [
    { name: 'build', run: strictBuild },
    { name: 'types, lint and check', run: statically },
    { name: 'unit and component', run: () => vitest('unit', 'component') },
  ],
  [{ name: 'site and e2e', run: () => vitest('site', 'e2e') }],
];

rmSync(artifacts, { recursive: true, force: true });
mkdirSync(artifacts, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const skippedNames = [];
let hasBuild = true;

/** @param {{ name: string, run: () => Promise<Count> }} step */
async function take({ name, run: step }) {
  const start = Date.now();
  console.log(`\n== ${name}`);
  const count = await step();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  skippedNames.push(...(count.skippedNames ?? []));
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  hasBuild &&= name !== 'build' || count.failed === 0;
}

for (const group of groups) {
  if (hasBuild) {
    await Promise.all(group.map(take));
  } else {
    console.log('The tests of the built site cannot run without a build.');
  }
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
for (const name of skippedNames) {
  console.log(`skipped: ${name}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
