import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../support/paths';

const folder = join(rootDir, '.github/workflows');

interface Job {
  permissions?: unknown;
  needs?: string | string[];
  uses?: string;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  on?: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs?: Record<string, Job>;
}

/** What is unsafe in a workflow that runs what a pull request brings. */
function unsafe(text: string): string[] {
  const { on = {}, permissions, jobs = {} } = parse(text) as Workflow;
  const problems: string[] = [];
  if ('pull_request_target' in on || 'workflow_run' in on) {
    problems.push('runs with the secrets of the repository for anybody');
  }
  if (JSON.stringify(permissions) !== '{"contents":"read"}') {
    problems.push('may do more than read');
  }
  for (const [name, job] of Object.entries(jobs)) {
    const steps = job.steps ?? [];
    for (const { uses } of steps) {
      if (uses !== undefined && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses)) {
        problems.push(`${name}: ${uses} is not pinned to a commit`);
      }
    }
    const runsCode = steps.some(
      ({ uses, run }) => run !== undefined || uses?.startsWith('actions/checkout@'),
    );
    if (runsCode && JSON.stringify(job).includes('secrets.')) {
      problems.push(`${name}: runs the code of a pull request beside a secret`);
    }
    if (steps.some(({ run }) => run?.includes('${{'))) {
      problems.push(`${name}: puts an expression into a command`);
    }
  }
  return problems;
}

/** What would let an incomplete or untested site be deployed. */
function unsoundDeployment(ci: string, deploy: string): string[] {
  const callers = Object.values((parse(ci) as Workflow).jobs ?? {}).filter(({ uses }) =>
    uses?.endsWith('/deploy.yml'),
  );
  const { on = {}, jobs = {} } = parse(deploy) as Workflow;
  const uploads = Object.values(jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  const isTested =
    Object.keys(on).join() === 'workflow_call' &&
    callers.length === 1 &&
    callers.every(({ needs }) => [needs].flat().includes('test'));
  return [
    ...(isTested ? [] : ['is deployed without the tests']),
    ...(uploads.length === 0 || uploads.some((step) => step.with?.['include-hidden-files'] !== true)
      ? ['is deployed without hidden files, such as .well-known/security.txt']
      : []),
  ];
}

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

it('the deployment is of a whole build that passed the tests', () => {
  expect(unsoundDeployment(read('ci.yml'), read('deploy.yml'))).toEqual([]);
});

it.each(readdirSync(folder))('the hosted workflow %s is safe for pull requests', (file) => {
  expect(unsafe(read(file))).toEqual([]);
});
