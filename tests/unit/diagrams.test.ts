import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diagrams } from '../../src/site/diagrams';
import { rootDir } from '../support/paths';

const folder = join(rootDir, 'static/img/diagrams');

/** Width and height of the box of a drawing. */
const sizeOf = (file: string): number[] =>
  /viewBox="0 0 (\d+) (\d+)"/
    .exec(readFileSync(join(folder, file), 'utf8'))
    ?.slice(1)
    .map(Number) ?? [];

it.each(Object.entries(diagrams))(
  'the files of %s are as high as their page makes room for',
  (name, { heights }) => {
    expect(sizeOf(`${name}.svg`)).toEqual([720, heights[0]]);
    expect(sizeOf(`${name}-narrow.svg`)).toEqual([336, heights[1]]);
  },
);

it('every file of a diagram is one that pages can name', () => {
  const known = Object.keys(diagrams).flatMap((name) => [`${name}.svg`, `${name}-narrow.svg`]);
  expect(readdirSync(folder).sort()).toEqual(known.sort());
});
