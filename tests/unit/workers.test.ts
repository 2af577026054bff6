import { expect, it } from 'vitest';
import { runInThreads } from '../../src/plugins/shared/pool';
import { testFolder } from '../support/testFolder';

const { write, at } = testFolder();

/** Runs this TypeScript for each input. */
function run(source: string, inputs: readonly number[], setup?: unknown): Promise<number[]> {
  write('work.ts', source);
  return runInThreads<number, number>(at('work.ts'), setup, inputs);
}

const broken = "throw new Error('broken'); export default () => () => 0;";

it('hands each output back for its input, with more inputs than threads', async () => {
  const inputs = Array.from({ length: 20 }, (_, n) => n);
  const outputs = await run('export default (by: number) => (n: number) => n * by;', inputs, 3);
  expect(outputs).toEqual(inputs.map((n) => n * 3));
});

it('rejects with the error of the work', async () => {
  const source =
    "export default () => (n: number) => { if (n < 0) throw new Error('below 0'); return n; };";
  await expect(run(source, [1, -1])).rejects.toThrow('below 0');
});

it('rejects with the error of a module that can’t start', async () => {
  await expect(run(broken, [1, 2, 3])).rejects.toThrow('broken');
});

it('starts no thread without an input', async () => {
  expect(await run(broken, [])).toEqual([]);
});
