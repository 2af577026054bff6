import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '../support/paths';

it.each([
  ['CONTRIBUTING.md', 2500],
  ['README.md', 1500],
])('%s has at most %d words', (name, most) => {
  const words = readFileSync(join(rootDir, name), 'utf8').split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(most);
});
