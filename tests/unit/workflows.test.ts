import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { rootDir } from '../support/paths';

interface Workflow {
  on?: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs?: Record<
    string,
    { needs?: string; uses?: string; steps?: { uses?: string; run?: string; with?: object }[] }
  >;
}

const folder = join(rootDir, '.github/workflows');
const read = (file: string): Workflow => parse(readFileSync(join(folder, file), 'utf8'));

/** Lists what is unsafe in a workflow that runs the code of a pull request. */
function unsafePractices({ on = {}, permissions, jobs = {} }: Workflow): string[] {
  const stepsOf = Object.entries(jobs).flatMap(([name, job]) =>
    (job.steps ?? []).map((step) => ({ name, job, ...step })),
  );
  const rules: [string, unknown[]][] = [
    ['has the secrets', Object.keys(on).filter((one) => /_target$|workflow_run/.test(one))],
    ['may do more than read', JSON.stringify(permissions) === '{"contents":"read"}' ? [] : [on]],
    ['not pinned', stepsOf.filter(({ uses }) => uses && !/^[\w./-]+@[0-9a-f]{40}$/.test(uses))],
    ['an expression in a command', stepsOf.filter(({ run }) => run?.includes('${{'))],
    [
      'runs code next to a secret',
      stepsOf.filter(
        ({ run, uses = '', job }) =>
          (run !== undefined || uses.startsWith('actions/checkout@')) &&
          JSON.stringify(job).includes('secrets.'),
      ),
    ],
  ];
  return rules.filter(([, found]) => found.length > 0).map(([rule]) => rule);
}

it.each(readdirSync(folder))('the workflow %s is safe for pull requests', (file) => {
  expect(unsafePractices(read(file))).toEqual([]);
});

it('all five unsafe practices are found', () => {
  const env = { TOKEN: `\${{ secrets.TOKEN }}` };
  const steps = [{ uses: 'a/b@v1' }, { run: `echo \${{ github.head_ref }}`, env }];
  expect(unsafePractices({ on: { pull_request_target: {} }, jobs: { a: { steps } } })).toHaveLength(
    5,
  );
});

it('a deployment runs after the tests and includes hidden files', () => {
  const { on = {}, jobs = {} } = read('deploy.yml');
  expect(Object.keys(on)).toEqual(['workflow_call']);
  const callers = Object.values(read('ci.yml').jobs ?? {}).filter(({ uses }) =>
    uses?.endsWith('/deploy.yml'),
  );
  expect(callers).toMatchObject([{ needs: 'test' }]);
  const uploads = Object.values(jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(uploads).toMatchObject([{ with: { 'include-hidden-files': true } }]);
});
