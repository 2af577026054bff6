import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { rootDir } from '../support/paths';
import { testFolder } from '../support/testFolder';

const run = promisify(execFile);
const folder = testFolder();

/** Unpacks GitHub's OpenAPI file from a package, and returns its path. */
async function unpack(name: string): Promise<string> {
  const file = 'package/generated/api.github.com.json';
  const { stdout } = await run('npm', ['pack', '--silent', name], { cwd: folder.path });
  await run('tar', ['-xzf', stdout.trim(), file], { cwd: folder.path });
  return folder.at(file);
}

it.each(['all', ...['19.1.0', '21.0.0', '23.0.2'].map((version) => `@octokit/openapi@${version}`)])(
  'the pages of OpenAPI examples (%s) contain every field and word',
  async (name) => {
    const test = 'tests/component/restExamples.test.tsx --project component --test-timeout=1200000';
    const { stdout } = await run('npx', ['vitest', 'run', ...test.split(' ')], {
      cwd: rootDir,
      env: {
        ...process.env,
        REST_EXAMPLES: name === 'all' ? name : await unpack(name),
        NO_COLOR: '1',
      },
    });
    expect(stdout).toMatch(/Tests {2}\d+ passed/);
  },
  1_200_000,
);
