import { describe, expect, it } from 'vitest';
import { readOptions } from '../bench/site/options';
import { inTurn, median, ratio } from '../bench/site/samples';

describe('the options of the bench', () => {
  it('measures everything unless told otherwise', () => {
    expect(readOptions([], 5)).toEqual({
      only: ['this', 'stock', 'vitepress', 'starlight'],
      parts: ['load', 'taps', 'press', 'lighthouse'],
      visits: 5,
    });
  });

  it('measures a part', () => {
    const args = ['--only', 'stock,this', '--parts', 'press', '--visits', '2'];
    expect(readOptions(args, 5)).toEqual({ only: ['this', 'stock'], parts: ['press'], visits: 2 });
  });

  it.each([
    [['--only', 'this,hugo'], '--only: “hugo” isn’t one of this, stock, vitepress, starlight.'],
    [['--parts', 'speed'], '--parts: “speed” isn’t one of load, taps, press, lighthouse.'],
    [['--visits', '0'], '--visits: “0” is not a whole number of at least 1.'],
    [['--visits', 'many'], '--visits: “many” is not a whole number of at least 1.'],
  ])('refuses %s', (args, message) => {
    expect(() => readOptions(args, 5)).toThrow(message);
  });
});

describe('the figures of the bench', () => {
  it('takes the ratio of each round, whatever the speed of the machine was then', () => {
    const own = [10, 100, 12];
    const stock = [20, 200, 24];
    expect(ratio(own, stock)).toBe(0.5);
    // Poisoned: the ratio of the medians of rounds that don't belong together is another one.
    expect(ratio(own, [200, 24, 20])).not.toBe(0.5);
    expect(median(own)).toBe(12);
    expect(median([])).toBeNaN();
  });

  it('takes turns and leaves out the first round', async () => {
    const order: string[] = [];
    const things = [{ name: 'a' }, { name: 'b' }];
    const all = await inTurn(things, 2, async ({ name }) => order.push(name));
    expect(order.join('')).toBe('ababab');
    expect(all.map(({ values }) => values)).toEqual([
      [3, 5],
      [4, 6],
    ]);
  });

  it('says what could not be measured', async () => {
    const fail = async (): Promise<number> => Promise.reject(new Error('no link'));
    await expect(inTurn([{ name: 'the stock site' }], 1, fail)).rejects.toThrow(
      'the stock site could not be measured: Error: no link',
    );
  });
});
