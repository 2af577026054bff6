import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../support/paths';

const folder = join(rootDir, '.github/workflows');

interface Job {
  permissions?: unknown;
  steps?: { uses?: string; run?: string }[];
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

describe('the hosted workflows', () => {
  it.each(readdirSync(folder))('%s is safe for pull requests', (file) => {
    expect(unsafe(readFileSync(join(folder, file), 'utf8'))).toEqual([]);
  });

  const expression = (name: string): string => `\${{ ${name} }}`;
  const safe =
    'on: { pull_request: }\npermissions: { contents: read }\njobs: { a: { steps: [{ STEP }] } }';

  it.each([
    ['a moving tag', 'uses: actions/checkout@v4', 'a: actions/checkout@v4 is not pinned'],
    ['a secret beside code', `run: x, env: { T: "${expression('secrets.T')}" }`, 'beside a secret'],
    [
      'an expression in a command',
      `run: "echo ${expression('github.head_ref')}"`,
      'into a command',
    ],
  ])('%s would be found', (_, step, problem) => {
    expect(unsafe(safe.replace('STEP', step)).join('\n')).toContain(problem);
  });

  it('more rights and other triggers would be found', () => {
    const text = safe.replace('STEP', 'run: x').replace('read', 'write');
    expect(unsafe(text)).toEqual(['may do more than read']);
    expect(unsafe(text.replace('pull_request', 'pull_request_target'))).toHaveLength(2);
  });
});
