import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
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
import { parentPort, workerData } from 'node:worker_threads';
import prepare from ${JSON.stringify(module)};
const work = await prepare(workerData);
parentPort.on('message', async (input) => {
  try {
    parentPort.postMessage({ output: await work(input) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
`;

/** Bundles TypeScript code into a file that Node runs. Packages stay outside. */
async function bundle(contents: string): Promise<URL> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname },
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
  return pathToFileURL(join(bundleDir, name));
}

/** Bundles a TypeScript module with a default export, and returns the address from which a thread can import it. */
export const bundleModule = async (module: string): Promise<string> =>
  (await bundle(`export { default } from ${JSON.stringify(module)};`)).href;

type Answer<Output> = { output: Output } | { error: unknown };

/** Hands one input to a worker and waits for its answer. */
const ask = <Input, Output>(worker: Worker, input: Input): Promise<Output> =>
  new Promise((resolve, reject) => {
    const settle = (answer: Answer<Output>): void => {
      worker.off('error', reject);
      if ('error' in answer) {
        reject(answer.error);
      } else {
        resolve(answer.output);
      }
    };
    worker.once('message', settle).once('error', reject);
    worker.postMessage(input);
  });

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
  { threads = Math.min(availableParallelism(), 4) }: { threads?: number } = {},
): WorkerPool<Input, Output> {
  const free: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  /** Why a thread ended: its module can't be loaded, or it ran out of memory. */
  let failure: Error | undefined;
  let started: Promise<Worker[]> | undefined;
  const release = (worker: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) {
      free.push(worker);
    } else {
      next(worker);
    }
  };
  const start = async (): Promise<Worker[]> => {
    const file = await bundle(startFile(module));
    // Pages are large trees that soon go: with the default size a quarter of the time is spent on garbage.
    const workers = Array.from(
      { length: threads },
      () =>
        new Worker(file, {
          workerData: setup,
          resourceLimits: { maxYoungGenerationSizeMb: 64 },
        }),
    );
    for (const worker of workers) {
      worker.on('error', (error) => {
        failure ??= error;
      });
      release(worker);
    }
    return workers;
  };
  const take = (): Promise<Worker> => {
    const worker = free.pop();
    return worker === undefined
      ? new Promise((resolve) => {
          waiting.push(resolve);
        })
      : Promise.resolve(worker);
  };
  return {
    async run(input) {
      started ??= start();
      await started;
      const worker = await take();
      try {
        if (failure !== undefined) {
          throw failure;
        }
        return await ask<Input, Output>(worker, input);
      } finally {
        release(worker);
      }
    },
    async close() {
      const workers = (await started?.catch(() => [])) ?? [];
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
