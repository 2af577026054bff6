import { expect, it, onTestFinished } from 'vitest';
import { openPool } from '../../src/plugins/shared/pool';
import { testFolder } from '../support/testFolder';

const { write, at } = testFolder();

/** Opens a pool that runs this TypeScript. */
function poolOf(source: string, setup?: unknown) {
  write('work.ts', source);
  const pool = openPool<number, number>(at('work.ts'), setup);
  onTestFinished(() => pool.close());
  return pool;
}

it('hands each output back for its input, with more inputs than threads', async () => {
  const pool = poolOf('export default (by: number) => (n: number): number => n * by;', 3);
  const inputs = Array.from({ length: 20 }, (_, n) => n);
  const outputs = await Promise.all(inputs.map((n) => pool.run(n)));
  expect(outputs).toEqual(inputs.map((n) => n * 3));
});

it('rejects with the error of the work, and goes on', async () => {
  const pool = poolOf(
    "export default () => (n: number) => { if (n < 0) throw new Error('below 0'); return n; };",
  );
  await expect(pool.run(-1)).rejects.toThrow('below 0');
  expect(await pool.run(1)).toBe(1);
});

it('rejects with the error of a module that can’t start', async () => {
  const pool = poolOf("throw new Error('broken'); export default () => () => 0;");
  await expect(pool.run(1)).rejects.toThrow('broken');
});

it('starts no thread without an input', async () => {
  const pool = poolOf("throw new Error('broken'); export default () => () => 0;");
  await pool.close();
});
