import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { contentKey, openCache } from './contentCache';

/** Worker threads that all do the same work. */
export interface WorkerPool<Input, Output> {
  /** Does the work in the next free thread. Threads start with the first input. */
  run(input: Input): Promise<Output>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Bundles inside the dependencies' folder: from there Node finds the packages that a bundle imports. */
const bundleDir = join(__dirname, '../../../node_modules/.cache/workers');

const startFile = (module: string): string => `
import Tinypool from 'tinypool';
import prepare from ${JSON.stringify(module)};
export default await prepare(Tinypool.workerData);
`;

/** Bundles a TypeScript module into a file that Node runs. Packages stay outside. */
async function bundled(module: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: startFile(module), resolveDir: __dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const name = `${contentKey(code)}.mjs`;
  await openCache(bundleDir).get(name, async () => code);
  return join(bundleDir, name);
}

/**
 * Opens a pool of threads.
 *
 * @param module absolute path of a module whose default export is called with `setup` in each thread, and returns the function that does
 * the work. Inputs, outputs, and `setup` have to be data that threads can hand over.
 * @param threads how many there are; as many as the machine has processors, four at most.
 */
export function openPool<Input, Output>(
  module: string,
  setup: unknown,
  threads = Math.min(availableParallelism(), 4),
): WorkerPool<Input, Output> {
  const start = async () => {
    const [filename, { Tinypool }] = await Promise.all([bundled(module), import('tinypool')]);
    const pool = new Tinypool({
      workerData: setup,
      minThreads: threads,
      maxThreads: threads,
      // Pages are large trees that soon go: with the default size a quarter of the time is spent on garbage.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    return { pool, filename };
  };
  let started: ReturnType<typeof start> | undefined;
  return {
    async run(input) {
      started ??= start();
      const { pool, filename } = await started;
      return pool.run(input, { filename });
    },
    async close() {
      const opened = await started?.catch(() => undefined);
      await opened?.pool.destroy();
    },
  };
}
