import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engines } from '../e2e/engines/engines';
import { journeys } from '../e2e/engines/journeys';
import { rootDir } from '../support/paths';

/** The rows of the README's table of engines and journeys, its cells without their blanks. */
const rowsOf = (readme: string): string[][] =>
  readme
    .slice(readme.indexOf('| Journey |'))
    .split('\n\n', 1)[0]
    ?.split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    ) ?? [];

const readme = readFileSync(join(rootDir, 'README.md'), 'utf8');

it('the README says which journeys are travelled in which engines', () => {
  const [head = [], , ...rows] = rowsOf(readme);
  expect(head.slice(1).map((name) => name.split(' ')[0])).toEqual(Object.keys(engines));
  expect(rows.map(([name]) => name)).toEqual(Object.keys(journeys));
  expect(rows.filter((cells) => cells.slice(1).some((cell) => cell !== '✓'))).toEqual([]);
});

it('a journey that is not in the table would be seen', () => {
  const without = readme.replace(/^\| Tabs \|.*\n/m, '');
  expect(rowsOf(without)).toHaveLength(rowsOf(readme).length - 1);
});
