import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { rootDir } from '../support/paths';

it('the pages of all OpenAPI examples contain every field and word', async () => {
  const files = [
    'run',
    '--project',
    'component',
    '--test-timeout=300000',
    'tests/component/restExamples.test.tsx',
  ];
  const { stdout } = await promisify(execFile)('npx', ['vitest', ...files], {
    cwd: rootDir,
    env: { ...process.env, REST_EXAMPLES: 'all', NO_COLOR: '1' },
  });
  expect(stdout).toMatch(/Tests {2}\d{2} passed/);
}, 1_200_000);
