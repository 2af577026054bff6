import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { contentKey, openCache } from './contentCache';

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

/**
 * Does the same work for all inputs in threads: as many as the machine has processors, four at most.
 *
 * @param module absolute path of a module whose default export is called with `setup` in each thread, and returns the function that does
 * the work. Inputs, outputs, and `setup` have to be data that threads can hand over.
 * @returns the outputs in the order of the inputs.
 * @throws what the module or its function throws.
 */
export async function runInThreads<Input, Output>(
  module: string,
  setup: unknown,
  inputs: readonly Input[],
): Promise<Output[]> {
  const file = await bundle(startFile(module));
  const queue = inputs.entries();
  const outputs: Output[] = [];
  const runThread = async (): Promise<void> => {
    // Pages are large trees that soon go: with the default size a quarter of the time is spent on garbage.
    const worker = new Worker(file, {
      workerData: setup,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    try {
      for (const [index, input] of queue) {
        const answered = once(worker, 'message');
        worker.postMessage(input);
        const [answer]: ({ output: Output } | { error: unknown })[] = await answered;
        if (answer === undefined || 'error' in answer) {
          throw answer?.error;
        }
        outputs[index] = answer.output;
      }
    } finally {
      await worker.terminate();
    }
  };
  const threads = Math.min(availableParallelism(), 4, inputs.length);
  await Promise.all(Array.from({ length: threads }, runThread));
  return outputs;
}
