import { expect, it } from 'vitest';

/** Makes a test of each row: the function answers all but its last value with the last one. `title` is one of `it.each`. */
export function answers<Inputs extends readonly unknown[], Output>(
  title: string,
  answer: (...inputs: [...Inputs]) => Output,
  rows: readonly (readonly [...Inputs, Output])[],
): void {
  it.each(rows)(title, (...row) => {
    const inputs = row.slice(0, -1) as [...Inputs];
    expect(answer(...inputs)).toEqual(row.at(-1));
  });
}
