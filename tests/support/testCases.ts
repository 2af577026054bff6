import { expect, it } from 'vitest';

/** Makes a test of each row: called with all values but the last, the function returns the last one. `title` is as in `it.each`. */
export function testCases<Inputs extends readonly unknown[], Output>(
  title: string,
  run: (...inputs: [...Inputs]) => Output,
  rows: readonly (readonly [...Inputs, Output])[],
): void {
  it.each(rows)(title, (...row) => {
    const inputs = row.slice(0, -1) as [...Inputs];
    expect(run(...inputs)).toEqual(row.at(-1));
  });
}
